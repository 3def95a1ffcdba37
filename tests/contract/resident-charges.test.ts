import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';
import { type BilledCommunity, createBilledCommunity } from './billed-community.ts';

/** Repeatable random numbers below a limit. */
function randomFrom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}
interface Charge {
  readonly resident_id: string;
  readonly kind: string;
  readonly account: string;
  readonly payor: string;
  readonly from_day: string;
  readonly to_day: string;
  readonly quantity: number;
  readonly rate_cents: number;
  readonly cents: number;
}
const chargesOf = async ({ id }: BilledCommunity, from: string, to: string) =>
  (await queryDatabase(`
    select resident_id, kind, account, payor, from_day::text, to_day::text, quantity, rate_cents::int, cents::int
    from private.list_charges('${id}', '${from}', '${to}')`)) as unknown as readonly Charge[];
const sum = (charges: readonly Charge[]) => charges.reduce((total, { cents }) => total + cents, 0);

describe('charges of residents', () => {
  it('prorates by actual days, so that random stays in a unit add up to its whole rate', async () => {
    const random = randomFrom(48);
    const community = await createBilledCommunity();
    for (const [month, days] of [
      ['2026-02', 28],
      ['2026-03', 31],
      ['2026-04', 30],
    ] as const) {
      let whole = 0;
      for (let n = 0; n < 8; n += 1) {
        const rate = 100_000 + random(900_000);
        const unit = await community.addUnit(rate);
        whole += rate;
        let first = 1;
        while (first <= days) {
          const next = random(4) === 0 ? days + 1 : Math.min(first + 1 + random(15), days + 1);
          const resident = await community.addResident();
          await community.stay(resident, 'admit', `${month}-${String(first).padStart(2, '0')}`, {
            unit,
          });
          if (next <= days)
            await community.stay(
              resident,
              'discharge',
              `${month}-${String(next).padStart(2, '0')}`,
            );
          else await community.stay(resident, 'discharge', `${month}-${days}`, { isNextDay: true });
          first = next;
        }
      }
      const charges = await chargesOf(community, `${month}-01`, `${month}-${days}`);
      expect(sum(charges)).toBe(whole);
      for (const { quantity, from_day, to_day } of charges)
        expect(Date.parse(to_day) - Date.parse(from_day)).toBe((quantity - 1) * 86_400_000);
      // Any split of the period gives the same total.
      const cut = 1 + random(days - 1);
      const day = (n: number) => `${month}-${String(n).padStart(2, '0')}`;
      const [one, other] = [
        await chargesOf(community, day(1), day(cut)),
        await chargesOf(community, day(cut + 1), day(days)),
      ];
      expect(sum(one) + sum(other)).toBe(whole);
    }
  });

  it('splits room and care between payors in their order, and loses no cent', async () => {
    const random = randomFrom(12);
    const community = await createBilledCommunity();
    await community.setCareRate(2, 90_000);
    for (let n = 0; n < 12; n += 1) {
      const rate = 300_000 + random(600_000);
      const resident = await community.addResident();
      await community.stay(resident, 'admit', '2026-03-05', {
        unit: await community.addUnit(rate),
      });
      await community.setLevel(resident, 2, '2026-03-11');
      const before = sum(
        (await chargesOf(community, '2026-03-01', '2026-03-31')).filter(
          (one) => one.resident_id === resident,
        ),
      );
      for (let priority = 1; priority <= 3; priority += 1) {
        const rule = (['rest', 'daily', 'monthly'] as const)[random(3)] ?? 'rest';
        await community.addPayor(resident, {
          payor: ['medicaid', 'va', 'ltc_insurance', 'private_pay'][random(4)] ?? 'va',
          priority,
          covers: ['all', 'room', 'care'][random(3)] ?? 'all',
          share_rule: rule,
          share_amount:
            rule === 'rest'
              ? null
              : rule === 'daily'
                ? 1 + random(20_000) / 100
                : random(500_000) / 100,
          begins_on: `2026-03-${String(1 + random(28)).padStart(2, '0')}`,
        });
      }
      const after = (await chargesOf(community, '2026-03-01', '2026-03-31')).filter(
        (one) => one.resident_id === resident,
      );
      expect(sum(after)).toBe(before);
      expect(after.every(({ cents }) => cents > 0)).toBe(true);
    }
  });

  it('charges a share of cost first, and the rest to Medicaid', async () => {
    const community = await createBilledCommunity();
    const resident = await community.addResident();
    await community.stay(resident, 'admit', '2026-03-01', {
      unit: await community.addUnit(744_000),
    });
    await community.addPayor(resident, {
      payor: 'private_pay',
      priority: 1,
      share_rule: 'monthly',
      share_amount: 1240,
    });
    await community.addPayor(resident, { payor: 'medicaid', priority: 2 });
    expect(await chargesOf(community, '2026-03-01', '2026-03-31')).toMatchObject([
      { payor: 'medicaid', account: '4100', quantity: 31, cents: 620_000 },
      { payor: 'private_pay', account: '4000', quantity: 31, cents: 124_000 },
    ]);
  });

  it('charges second occupants, respite days, extras, concessions, guest meals, and the community fee', async () => {
    const community = await createBilledCommunity();
    const unit = await community.addUnit(600_000);
    await community.setRate('second_occupant', 80_000);
    await community.setRate('respite_daily', 25_000);
    await community.setRate('community_fee', 300_000);
    const [first, second, guest] = [
      await community.addResident(),
      await community.addResident(),
      await community.addResident(),
    ];
    await community.stay(first, 'admit', '2026-04-16', { unit });
    await community.stay(second, 'admit', '2026-04-16', { unit, isSecond: true });
    await community.stay(guest, 'respite_admit', '2026-04-10', {
      unit: await community.addUnit(500_000),
    });
    await community.stay(guest, 'discharge', '2026-04-14');
    await community.charge(first, {
      kind: 'extra',
      repeats: 'monthly',
      unit_cents: 3000,
      quantity: 2,
      starts_on: '2026-04-01',
    });
    await community.charge(first, {
      kind: 'concession',
      repeats: 'monthly',
      unit_cents: 60_000,
      starts_on: '2026-04-01',
      ends_on: '2026-04-20',
    });
    await community.charge(second, {
      kind: 'extra',
      repeats: 'once',
      unit_cents: 4500,
      quantity: 2,
      starts_on: '2026-04-30',
    });
    await queryDatabase(`
      insert into private.guest_meals (id, community_id, resident_id, day, meal, guest_name, quantity, price_cents)
      values ('${randomUUID()}', '${community.id}', '${first}', '2026-04-18', 'dinner', 'Lee', 2, 1500)`);
    const charges = await chargesOf(community, '2026-04-01', '2026-04-30');
    const of = (resident: string) =>
      Object.fromEntries(
        charges
          .filter((one) => one.resident_id === resident)
          .map((one) => [one.kind, [one.account, one.quantity, one.cents]]),
      );
    expect(of(first)).toEqual({
      room: ['4000', 15, 300_000],
      extra: ['4040', 15, 3000],
      // Five of thirty days of $600.
      concession: ['4500', 5, -10_000],
      guest_meal: ['4040', 2, 3000],
      community_fee: ['4030', 1, 300_000],
    });
    expect(of(second)).toEqual({
      second_occupant: ['4020', 15, 40_000],
      extra: ['4040', 2, 9000],
      community_fee: ['4030', 1, 300_000],
    });
    expect(of(guest)).toEqual({ respite: ['4050', 4, 100_000] });
  });

  it('follows transfers, agreed rates, and levels of care from day to day', async () => {
    const community = await createBilledCommunity();
    const [small, large] = [await community.addUnit(310_000), await community.addUnit(620_000)];
    await community.setCareRate(2, 62_000);
    await community.setCareRate(3, 124_000);
    const resident = await community.addResident();
    await community.stay(resident, 'admit', '2026-01-05', { unit: small });
    await community.stay(resident, 'transfer', '2026-03-11', { unit: large });
    await community.setLevel(resident, 2, '2026-01-05');
    await community.setLevel(resident, 3, '2026-03-22');
    await community.agree(resident, {
      unit: large,
      room_cents: 527_000,
      effective_on: '2026-03-21',
    });
    const lines = await chargesOf(community, '2026-03-01', '2026-03-31');
    expect(
      lines.map(({ kind, from_day, rate_cents, cents }) => [kind, from_day, rate_cents, cents]),
    ).toEqual([
      ['care', '2026-03-01', 62_000, 42_000],
      ['room', '2026-03-01', 310_000, 100_000],
      ['room', '2026-03-11', 620_000, 200_000],
      ['room', '2026-03-21', 527_000, 187_000],
      ['care', '2026-03-22', 124_000, 40_000],
    ]);
    const [rate] = await queryDatabase(
      `select room_cents::int, care_cents::int, total_cents::int from private.get_monthly_rate('${resident}', '2026-03-31')`,
    );
    expect(rate).toEqual({ room_cents: 527_000, care_cents: 124_000, total_cents: 651_000 });
    const [lower] = await queryDatabase(
      `select total_cents::int from private.get_monthly_rate('${resident}', '2026-03-31', 2)`,
    );
    expect(lower).toEqual({ total_cents: 589_000 });
  });

  it('holds a unit as long as the payor pays, then as the agreement says', async () => {
    const community = await createBilledCommunity();
    const residents: string[] = [];
    for (const pays of [false, true]) {
      const resident = await community.addResident();
      residents.push(resident);
      await community.addPayor(resident, { payor: 'medicaid', begins_on: '2026-01-01' });
      await community.stay(resident, 'admit', '2026-01-05', {
        unit: await community.addUnit(300_000),
      });
      await community.agree(resident, {
        effective_on: '2026-01-05',
        pays_hold: pays,
        leave_percent: 50,
      });
      await community.stay(resident, 'hospital_leave', '2026-04-11', { holdDays: 7 });
      await community.stay(resident, 'return', '2026-04-21');
    }
    const lines = await chargesOf(community, '2026-04-01', '2026-04-30');
    const of = (resident: string | undefined) =>
      lines
        .filter((one) => one.resident_id === resident)
        .map(({ payor, from_day, quantity, cents }) => [payor, from_day, quantity, cents]);
    const held = [
      ['medicaid', '2026-04-01', 10, 100_000],
      ['medicaid', '2026-04-11', 7, 35_000],
      ['private_pay', '2026-04-18', 3, 15_000],
      ['medicaid', '2026-04-21', 10, 100_000],
    ];
    expect(of(residents[1])).toEqual(held);
    expect(of(residents[0])).toEqual(held.filter(([payor]) => payor !== 'private_pay'));
  });

  it('spreads the whole month over the days of a stay without proration', async () => {
    const community = await createBilledCommunity();
    const resident = await community.addResident();
    await community.stay(resident, 'admit', '2026-04-21', {
      unit: await community.addUnit(333_333),
    });
    await community.agree(resident, { effective_on: '2026-04-21', proration: 'full_month' });
    expect(sum(await chargesOf(community, '2026-04-01', '2026-04-30'))).toBe(333_333);
  });
});
