import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, type Role, type Team, WITHOUT_MONEY } from './team.ts';

let team: Team;
const call = (role: Role, name: string, args: object = {}) => as(team.who(role)).rpc(name, args);
const move = (values: object, role: Role = 'business_office', p_id = randomUUID()) =>
  call(role, 'add_trust_movement', {
    p_id,
    p_community_id: team.community,
    p_values: {
      resident_id: team.ada,
      kind: 'deposit',
      cents: 5000,
      day: '2026-06-01',
      method: 'check',
      purpose: 'Allowance',
      receipt: 'R-1',
      ...values,
    },
  });
const balanceOf = async (resident: string) => {
  const [row] = await queryDatabase(
    `select private.get_trust_balance('${resident}')::int as cents`,
  );
  return row?.cents;
};

beforeAll(async () => {
  team = await createTeam();
});

describe('trust accounts', () => {
  it('are limited to directors and the business office', async () => {
    const p_community_id = team.community;
    const asked: readonly (readonly [string, object])[] = [
      ['list_trust', { p_community_id }],
      [
        'get_trust_statement',
        { p_resident_id: team.ada, p_from: '2026-05-01', p_to: '2026-06-30' },
      ],
      [
        'post_trust_interest',
        { p_id: randomUUID(), p_community_id, p_day: '2026-06-01', p_cents: 1 },
      ],
      ['save_trust_settings', { p_community_id, p_version: 0, p_values: { bond_cents: 1 } }],
    ];
    for (const role of WITHOUT_MONEY) {
      for (const [name, args] of asked)
        expect(await codeOf(call(role, name, args)), `${role} ${name}`).toBe('42501');
      expect(await codeOf(move({}, role)), role).toBe('42501');
    }
    expect(await codeOf(call('business_office', ...(asked[3] ?? ['', {}])))).toBe('42501');
  });

  it("reject another community's resident", async () => {
    const other = await createTeam();
    expect(await codeOf(move({ resident_id: other.ada }))).toBe('42501');
  });

  it('never go below zero, on that day or a later one', async () => {
    const start = await balanceOf(team.bea);
    const bea = (values: object) => move({ resident_id: team.bea, ...values });
    await succeed(bea({ cents: 5000, day: '2026-06-10' }));
    await succeed(bea({ kind: 'withdrawal', cents: 4000, day: '2026-06-20' }));
    for (const values of [
      { kind: 'withdrawal', cents: 1001, day: '2026-06-20' },
      { kind: 'withdrawal', cents: 1, day: '2026-06-09' },
      // Enough on that day, but not after the later withdrawal.
      { kind: 'withdrawal', cents: 1001, day: '2026-06-10' },
    ])
      expect(await codeOf(bea(values)), JSON.stringify(values)).toBe('HXTXB');
    expect(await codeOf(bea({ kind: 'withdrawal', cents: 0 }))).toBe('23514');
    expect(await codeOf(bea({ kind: 'withdrawal', cents: -500 }))).toBe('23514');
    expect(await codeOf(bea({ kind: 'interest', cents: 500 }))).toBe('22023');
    expect(await codeOf(bea({ day: '2999-01-01' }))).toBe('HXTXD');
    expect(await balanceOf(team.bea)).toBe(Number(start) + 1000);
  });

  it('require a receipt for each withdrawal', async () => {
    await succeed(move({ cents: 700 }));
    const withdrawal = { kind: 'withdrawal', cents: 700, receipt: ' ' };
    expect(await codeOf(move(withdrawal))).toBe('23514');
  });

  it('require a second person above the limit', async () => {
    await succeed(move({ cents: 90_000 }));
    const before = await balanceOf(team.ada);
    const p_id = randomUUID();
    const large = { kind: 'withdrawal', cents: 30_000 };
    expect(await succeed(move(large, 'business_office', p_id))).toBe('waiting');
    expect(await succeed(move(large, 'business_office', p_id))).toBe('waiting');
    expect(await balanceOf(team.ada)).toBe(before);
    const decide = (role: Role, p_approves: boolean, p_reason = '') =>
      call(role, 'decide_trust_movement', { p_id, p_approves, p_reason });
    for (const role of WITHOUT_MONEY) expect(await codeOf(decide(role, true)), role).toBe('42501');
    expect(await codeOf(decide('business_office', true))).toBe('HXTXT');
    expect(await codeOf(decide('executive_director', false))).toBe('HXTXR');
    await succeed(decide('executive_director', true));
    expect(await balanceOf(team.ada)).toBe(Number(before) - 30_000);
    expect(await codeOf(decide('executive_director', true))).toBe('HXTXS');
  });

  it('are posted once, with equal amounts in both ledgers', async () => {
    const p_id = randomUUID();
    const before = Number(await balanceOf(team.ada));
    await succeed(move({ cents: 1234 }, 'business_office', p_id));
    await succeed(move({ cents: 1234 }, 'business_office', p_id));
    expect(await balanceOf(team.ada)).toBe(before + 1234);
    const sums = await queryDatabase(`
      select account, sum(cents)::int as cents from private.trust_lines where community_id = '${team.community}' group by account
      except
      select account, sum(cents)::int from private.ledger_lines
      where community_id = '${team.community}' and account in ('1050', '2200') group by account`);
    expect(sums).toEqual([]);
    await expect(
      queryDatabase(
        `update private.trust_lines set cents = 1 where community_id = '${team.community}'`,
      ),
    ).rejects.toThrow("can't change");
  });

  it('share interest by balance, to the cent, and once', async () => {
    await succeed(move({ resident_id: team.bea, cents: 3333 }));
    const p_id = randomUUID();
    const sum = async () => Number(await balanceOf(team.ada)) + Number(await balanceOf(team.bea));
    const before = await sum();
    const args = { p_id, p_community_id: team.community, p_day: '2026-09-30', p_cents: 101 };
    const count = await succeed(call('business_office', 'post_trust_interest', args));
    expect(count).toBe(2);
    expect(await sum()).toBe(before + 101);
    await succeed(call('business_office', 'post_trust_interest', args));
    expect(await sum()).toBe(before + 101);
  });

  it('are closed with the whole balance after the resident leaves', async () => {
    const own = await createTeam();
    const office = (name: string, args: object) => as(own.who('business_office')).rpc(name, args);
    const add = (values: object) =>
      office('add_trust_movement', {
        p_id: randomUUID(),
        p_community_id: own.community,
        p_values: {
          resident_id: own.ada,
          day: '2026-06-02',
          method: 'check',
          purpose: 'Final payment',
          receipt: 'Estate of Ada',
          ...values,
        },
      });
    await succeed(add({ kind: 'deposit', cents: 4200, day: '2026-06-01' }));
    expect(await codeOf(add({ kind: 'close' }))).toBe('HXTXC');
    await queryDatabase(
      `update public.residents set status = 'discharged' where id = '${own.ada}'`,
    );
    expect(await succeed(add({ kind: 'close', cents: 1 }))).toBe('posted');
    expect(await balanceOf(own.ada)).toBe(0);
    expect(await codeOf(add({ kind: 'close' }))).toBe('HXTXC');
  });

  it('produce a statement that adds up', async () => {
    const statement = await succeed(
      call('executive_director', 'get_trust_statement', {
        p_resident_id: team.ada,
        p_from: '2026-05-01',
        p_to: '2026-12-31',
      }),
    );
    const moved = statement.movements.reduce(
      (total: number, { signed_cents }: { signed_cents: number }) => total + signed_cents,
      0,
    );
    expect(statement.opening_cents + moved).toBe(statement.closing_cents);
    expect(statement.closing_cents).toBe(await balanceOf(team.ada));
  });
});
