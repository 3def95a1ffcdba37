import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { queryDatabase } from '../../security/sql.ts';
import { succeed } from '../../security/world.ts';

interface SimulatedResident {
  readonly id: string;
  /** Where the resident is on a day's end, with the unit; null if not in the census. */
  readonly placeOn: (
    day: string,
  ) => { readonly status: 'in_house' | 'on_leave'; readonly unit: string } | null;
  readonly levelOn: (day: string) => number | null;
}
interface SimulatedMonth {
  readonly office: SupabaseClient;
  readonly community: string;
  readonly residents: readonly SimulatedResident[];
  /** Monthly cents of a unit. */
  readonly rateOf: (unit: string) => number;
  readonly today: string;
  readonly from: string;
}

const careRate = (level: number) => 40_033 * level;
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The share of a month's amount for each of its days, from running totals rounded to cents. */
const shareOf = (cents: number, day: number, days: number) =>
  Math.round((cents * day) / days) - Math.round((cents * (day - 1)) / days);

/**
 * Bills the months of a simulation through the public calls, and compares invoices, ledger, balances, and monthly rates
 * with a computation of its own.
 */
export async function expectMonthsToBeBilled(simulated: SimulatedMonth): Promise<void> {
  const { office, community, residents, rateOf, today, from } = simulated;
  for (let level = 1; level <= 10; level += 1) {
    await succeed(
      office.rpc('save_community_rate', {
        p_community_id: community,
        p_kind: 'care_level',
        p_level: level,
        p_cents: careRate(level),
        p_effective_on: addDays(from, -60),
      }),
    );
  }
  const months = [...new Set([from, today].map((day) => `${day.slice(0, 7)}-01`))];
  const expected = new Map<string, number>();
  const add = (key: string, cents: number) => {
    if (cents !== 0) expected.set(key, (expected.get(key) ?? 0) + cents);
  };
  for (const month of months) {
    const next = `${addDays(month, 32).slice(0, 7)}-01`;
    const days = (Date.parse(next) - Date.parse(month)) / 86_400_000;
    for (const { id, placeOn, levelOn } of residents) {
      for (let n = 1; n <= days; n += 1) {
        const day = addDays(month, n - 1);
        const place = placeOn(day);
        if (place === null) continue;
        add(`${month} ${id} 4000`, shareOf(rateOf(place.unit), n, days));
        const level = levelOn(day);
        if (place.status === 'in_house' && level !== null)
          add(`${month} ${id} 4010`, shareOf(careRate(level), n, days));
      }
    }
    const preview = await succeed(
      office.rpc('preview_billing_run', { p_community_id: community, p_month: month }),
    );
    const run = randomUUID();
    await succeed(
      office.rpc('approve_billing_run', {
        p_id: run,
        p_community_id: community,
        p_month: month,
        p_fingerprint: preview.fingerprint,
      }),
    );
    await succeed(office.rpc('post_billing_run', { p_id: run }));
  }
  const toMap = (rows: readonly Record<string, unknown>[]) =>
    new Map(rows.map(({ key, cents }) => [String(key), Number(cents)]));
  const byKey = (map: ReadonlyMap<string, number>) => [...map].toSorted();
  const billed = await queryDatabase(`
    select l.service_month || ' ' || i.resident_id || ' ' || l.account as key, sum(l.cents)::int as cents
    from private.resident_invoice_lines l join private.resident_invoices i on i.id = l.invoice_id
    where i.community_id = '${community}' group by 1`);
  expect(byKey(toMap(billed)), 'invoices').toEqual(byKey(expected));
  const posted = await queryDatabase(`
    select date_trunc('month', l.entry_date)::date || ' ' || l.resident_id || ' ' || l.account as key, -sum(l.cents)::int as cents
    from private.ledger_lines l where l.community_id = '${community}' and l.account like '4%' group by 1`);
  expect(byKey(toMap(posted)), 'ledger').toEqual(byKey(expected));
  const accounts: readonly {
    id: string;
    monthly_cents: number | null;
    balance_cents: number;
  }[] = await succeed(office.rpc('list_resident_accounts', { p_community_id: community }));
  for (const { id, placeOn, levelOn } of residents) {
    const owed = [...expected].reduce(
      (sum, [key, cents]) => sum + (key.includes(id) ? cents : 0),
      0,
    );
    const place = placeOn(today);
    const level = levelOn(today);
    const monthly =
      place === null ? null : rateOf(place.unit) + (level === null ? 0 : careRate(level));
    const account = accounts.find((one) => one.id === id);
    expect([account?.balance_cents ?? 0, account?.monthly_cents ?? null], 'account').toEqual([
      owed,
      monthly,
    ]);
  }
}
