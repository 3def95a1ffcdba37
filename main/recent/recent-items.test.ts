import { describe, expect, it } from 'vitest';
import { parseDeepLink } from '../deep-links/parse.ts';
import { jumpList } from './jump-list.ts';
import { type RecentItem, RecentItems } from './recent-items.ts';

const HERE = '0123456789abcdef';
const THERE = 'fedcba9876543210';
const ID = '00000000-0000-4000-8000-000000000001';

function open() {
  let shown: readonly RecentItem[] = [];
  const recent = new RecentItems((items) => {
    shown = items;
  });
  return { recent, titles: () => shown.map(({ title }) => title) };
}

describe('recent items', () => {
  it('keeps conversations, listings and deals, newest first, without the product name', () => {
    const { recent, titles } = open();
    recent.visit(HERE, `app://haven/messages/${ID}`, 'Ben Ortiz | Haven Exchange');
    recent.visit(HERE, `app://haven/property/${ID}?tab=rent`, 'Oak | Elm House | Haven Exchange');
    recent.visit(HERE, `app://haven/deal-pipeline/${ID}`, 'Cedar Court | Haven Exchange');
    recent.visit(HERE, `app://haven/messages/${ID}`, 'Ben Ortiz | Haven Exchange');
    expect(titles()).toEqual(['Ben Ortiz', 'Cedar Court', 'Oak | Elm House']);
    expect(recent.items.map(({ route }) => route)).not.toContain('?');
  });

  it.each([
    ['app://haven/broker-dashboard', 'Dashboard | Haven Exchange'],
    ['app://haven/auth/confirm?token_hash=a', 'Confirm | Haven Exchange'],
    [`https://evil.example/property/${ID}`, 'Evil | Haven Exchange'],
    [`app://haven.evil/property/${ID}`, 'Evil | Haven Exchange'],
    [`app://haven/property/${ID}`, 'Community | Haven Exchange'],
    [`app://haven/property/${ID}`, ''],
  ])('ignores %s with the title "%s"', (address, title) => {
    const { recent, titles } = open();
    recent.visit(HERE, address, title);
    expect(titles()).toEqual([]);
  });

  it('truncates titles and strips control and direction characters', () => {
    const { recent, titles } = open();
    recent.visit(HERE, `app://haven/property/${ID}`, `A\u202eB\n${'x'.repeat(500)} | Haven`);
    expect(titles()[0]).toMatch(/^A B x+$/);
    expect(titles()[0]).toHaveLength(80);
  });

  it('keeps at most eight, and clears one workspace at a time', () => {
    const { recent, titles } = open();
    for (let n = 0; n < 20; n += 1) {
      const id = `${ID.slice(0, -2)}${n + 10}`;
      recent.visit(n % 2 ? HERE : THERE, `app://haven/property/${id}`, `P${n} | Haven Exchange`);
    }
    expect(titles()).toHaveLength(8);
    recent.clear(HERE);
    expect(titles()).toEqual(['P18', 'P16', 'P14', 'P12']);
  });

  it('opens each item of the jump list in its own workspace', () => {
    const item = { workspace: HERE, route: `/property/${ID}`, title: 'Oak' };
    const [category] = jumpList([item], 'C:\\Haven\\Haven Exchange.exe');
    const link = category?.items?.[0]?.args?.replaceAll('"', '') ?? '';
    expect(parseDeepLink(link)).toEqual({ route: item.route, target: { workspace: HERE } });
  });
});
