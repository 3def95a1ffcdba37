import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../operator/team.ts';
import { type Person, subscribe, succeed } from '../world.ts';
import { investor, rpc } from './offering.ts';

let ada: Person;
let bea: Person;
let stranger: Person;

beforeAll(async () => {
  [ada, bea, stranger] = await Promise.all([investor(), investor(), investor()]);
});

describe('capital matching', () => {
  it('keeps requests private and introduces by message only', async () => {
    const p_id = randomUUID();
    const box = randomUUID();
    await subscribe(ada.id, { subscription_tier: 'professional' });
    const values = {
      title: 'Refinance Willow Creek',
      side: 'debt',
      amount: 9_000_000,
      care_type: 'memory',
      state: 'OH',
      ltv_bps: 7000,
      dscr_bps: 13_000,
    };
    await succeed(rpc(ada, 'save_capital_request', { p_id, p_values: values }));
    const criteria = {
      name: 'Bridge loans',
      provider: 'Lake Capital',
      kind: 'bridge',
      minimum: 5_000_000,
      maximum: 20_000_000,
      care_types: [],
      states: ['OH', 'IN'],
      max_ltv_bps: 6500,
      min_dscr_bps: 12_500,
      recourse: 'none',
      min_units: 40,
      is_published: true,
    };
    await succeed(rpc(bea, 'save_capital_box', { p_id: box, p_values: criteria }));
    for (const who of [bea, stranger]) {
      expect(await codeOf(rpc(who, 'list_capital_matches', { p_request_id: p_id }))).toBe('HXKMN');
      expect(JSON.stringify(await succeed(rpc(who, 'get_capital_matching')))).not.toContain(p_id);
      expect(
        await codeOf(rpc(who, 'save_capital_request', { p_id, p_values: values, p_n: 1 })),
      ).toBe('HXKMN');
    }
    expect(
      await codeOf(rpc(ada, 'save_capital_box', { p_id: box, p_values: criteria, p_n: 1 })),
    ).toBe('HXKMB');
    const matches = await succeed(rpc(ada, 'list_capital_matches', { p_request_id: p_id }));
    const mine = matches.find(({ id }: { id: string }) => id === box);
    expect(JSON.stringify(mine)).not.toContain(bea.id);
    const fits = Object.fromEntries(
      mine.reasons.map(({ fact, fit }: { fact: string; fit: string }) => [fact, fit]),
    );
    expect(fits).toMatchObject({
      kind: 'for',
      size: 'for',
      state: 'for',
      leverage: 'against',
      coverage: 'for',
      recourse: 'for',
      units: 'unknown',
    });
    const introduced = {
      p_id: randomUUID(),
      p_request_id: p_id,
      p_box_id: box,
      p_message: 'May we talk about this loan?',
    };
    const first = await succeed(rpc(ada, 'introduce_capital_request', introduced));
    expect(
      await succeed(rpc(ada, 'introduce_capital_request', { ...introduced, p_id: randomUUID() })),
    ).toBe(first);
    expect(
      await codeOf(
        rpc(stranger, 'update_capital_introduction', {
          p_id: introduced.p_id,
          p_n: 1,
          p_status: 'closed',
        }),
      ),
    ).toBe('HXKMI');
    await succeed(
      rpc(ada, 'update_capital_introduction', {
        p_id: introduced.p_id,
        p_n: 1,
        p_status: 'talking',
        p_note: 'They want 60%.',
      }),
    );
    const { introductions } = await succeed(rpc(bea, 'get_capital_matching'));
    expect(introductions).toMatchObject([{ status: 'talking', note: '', is_mine: false }]);
  });
});
