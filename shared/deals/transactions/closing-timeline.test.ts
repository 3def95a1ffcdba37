import { describe, expect, it } from 'vitest';
import {
  buildClosingSteps,
  findCriticalPath,
  partiesToNotify,
  scheduleClosingSteps,
  type TimelineInputs,
} from './closing-timeline.ts';
import { addDays, cascadeDateMoves } from './dates.ts';
import {
  findLicensingTemplate,
  STATE_LICENSING_TEMPLATES,
  type StateLicensingTemplate,
} from './licensing.ts';

const START = '2026-12-01';
const of = (state: string): StateLicensingTemplate => {
  const template = findLicensingTemplate(state, START);
  if (template === null) throw new Error(`There is no template for ${state}.`);
  return template;
};
const facts = (state: string, rest: Partial<TimelineInputs> = {}): TimelineInputs => ({
  template: of(state),
  care: 'assisted',
  financing: 'bank',
  isInterim: false,
  ...rest,
});
const laid = (of: TimelineInputs) => scheduleClosingSteps(buildClosingSteps(of), [], START);
const dayIn = (dates: ReturnType<typeof laid>, key: string) =>
  dates.find((date) => date.key === key)?.due_on ?? '';

describe('closing path', () => {
  it("exists for fourteen states, each from its template's effective day", () => {
    expect(new Set(STATE_LICENSING_TEMPLATES.map(({ state }) => state)).size).toBe(14);
    expect(findLicensingTemplate('MN', '2021-07-31')).toBeNull();
    expect(findLicensingTemplate('MN', '2021-08-01')?.filedBefore).toBe(60);
    const old = { ...of('TX'), since: '2020-01-01', until: '2026-12-01', notice: 60 };
    const next = { ...of('TX'), since: '2026-12-01' };
    expect(findLicensingTemplate('TX', '2026-11-30', [next, old])?.notice).toBe(60);
    expect(findLicensingTemplate('TX', '2026-12-01', [old, next])?.notice).toBe(30);
    expect(findLicensingTemplate('WY', START)).toBeNull();
  });

  it('orders every step after its dependencies for every state, care type, and loan', () => {
    for (const template of STATE_LICENSING_TEMPLATES) {
      for (const care of ['assisted', 'skilled', 'unlicensed'] as const) {
        for (const financing of ['bank', 'hud', 'cash'] as const) {
          for (const isInterim of [true, false]) {
            const dates = laid({ template, care, financing, isInterim });
            for (const { key, follows } of dates) {
              for (const before of follows) {
                expect(dayIn(dates, before)).not.toBe('');
                expect(dayIn(dates, key) >= dayIn(dates, before)).toBe(true);
              }
            }
          }
        }
      }
    }
  });

  it("makes closing depend on the license if the buyer can't manage before", () => {
    const dates = laid(facts('CA', { isInterim: true }));
    expect(dayIn(dates, 'closing') > dayIn(dates, 'licence')).toBe(true);
    expect(dates.map(({ key }) => key)).not.toContain('interim');
    expect(findCriticalPath(dates).chain).toEqual([
      'loi',
      'psa',
      'licence_filing',
      'licence',
      'closing',
    ]);
  });

  it('puts the license after closing if the state lets the buyer manage first', () => {
    const waits = laid(facts('TX'));
    const branches = laid(facts('TX', { isInterim: true }));
    expect(dayIn(waits, 'closing') > dayIn(waits, 'licence')).toBe(true);
    const closing = branches.find(({ key }) => key === 'closing');
    expect(closing?.follows).toContain('interim');
    expect(closing?.follows).not.toContain('licence');
    expect(dayIn(branches, 'handover') > dayIn(branches, 'closing')).toBe(true);
    expect(findCriticalPath(branches).chain).not.toContain('licence');
  });

  it('moves closing when filing is 20 days late and notifies only affected parties', () => {
    const dates = laid(facts('CA'));
    const late = addDays(dayIn(dates, 'licence_filing'), 20);
    const moves = cascadeDateMoves(dates, 'licence_filing', late);
    expect(moves.map(({ key }) => key)).toEqual([
      'licence_filing',
      'filing_wait',
      'licence',
      'closing',
      'true_up',
    ]);
    const parties = ['seller', 'buyer', 'bidder', 'lender', 'licensing_counsel', 'title'].map(
      (role) => ({ role }),
    );
    const moved = dates.filter(({ key }) => ['licence_filing', 'licence'].includes(key));
    expect(partiesToNotify(moved, parties).map(({ role }) => role)).toEqual([
      'buyer',
      'licensing_counsel',
    ]);
    const all = dates.filter(({ key }) => key === 'closing');
    expect(partiesToNotify(all, parties).map(({ role }) => role)).not.toContain('bidder');
  });

  it("lets filing slip within the lender's extra time without moving closing", () => {
    const dates = laid(facts('OH', { financing: 'hud' }));
    const slack = findCriticalPath(dates).slack.get('licence_filing') ?? 0;
    expect(slack).toBeGreaterThan(20);
    const day = dayIn(dates, 'licence_filing');
    const keys = (by: number) =>
      cascadeDateMoves(dates, 'licence_filing', addDays(day, by)).map(({ key }) => key);
    expect(keys(20)).not.toContain('closing');
    expect(keys(slack + 7)).toContain('closing');
  });

  it('keeps completed steps and contract dates with slack', () => {
    const steps = buildClosingSteps(facts('FL'));
    const present = scheduleClosingSteps(steps, [], START).map((date) => {
      if (date.key === 'psa') return { ...date, done_on: '2027-01-20' };
      return date.key === 'diligence' ? { ...date, due_on: '2027-04-01' } : date;
    });
    const again = scheduleClosingSteps(steps, present, '2030-01-01');
    expect(dayIn(again, 'diligence')).toBe('2027-04-01');
    expect(again.find(({ key }) => key === 'psa')?.done_on).toBe('2027-01-20');
    expect(dayIn(again, 'licence_filing')).toBe('2027-02-03');
  });

  it('counts from the day a step was done', () => {
    const dates = laid(facts('TX'));
    const filed = dayIn(dates, 'licence_filing');
    const moves = cascadeDateMoves(dates, 'licence_filing', filed, addDays(filed, 20));
    expect(moves.map(({ key }) => key)).toEqual(['filing_wait', 'licence', 'closing', 'true_up']);
  });
});
