import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backend } from '../../support/backend.ts';
import { type Guess, openGuessingDatabase } from './guesses.ts';

/**
 * Columns where a correct guess still costs more, and why that reveals nothing. IDs and timestamps aren't tested:
 * they can't be hit by chance, and a user who knows one has seen it.
 */
const TELLS_NOTHING: Readonly<Record<string, string>> = {
  'checklist_items.type': 'as the templates that everybody is shown have it',
  'checklist_items.key': 'as the templates that everybody is shown have it',
  'transaction_dates.key': 'as the templates that everybody is shown have it',
  'listings.approval_status':
    'how many wait for a review, by the index of the queue, and of none what it is',
  'vendors.years_experience': 'a small number, by which the directory is ordered',
  'transaction_quotes.kind': 'one of six that everybody is shown',
  'care_entries.shift': 'one of three, and in use everywhere',
  'care_entries.measure': 'one of eight, and in use everywhere',
  'care_entries.day': 'that someone was cared for somewhere in a month, not who or where',
  'incident_notifications.party': 'one of a few that everybody is shown',
  'inspections.occurrence': 'the days of an interval, which are no secret',
  'unit_turn_steps.position': 'a place in a list',
  'work_orders.state': 'one of eight, and in use everywhere',
  'resident_prospects.inquired_on': 'that someone inquired somewhere on a day, not who or where',
};

/** Tables with only IDs, timestamps and booleans. */
const NOTHING_TO_GUESS = [
  'broker_accounts',
  'client_shares',
  'conversation_members',
  'conversation_receipts',
  'deal_room_members',
  'desk_visits',
  'family_threads',
  'meal_services',
  'offer_invitations',
  'property_tours',
  'shift_assignments',
  'tenant_users',
  'user_blocks',
];

describe.skipIf(backend().engine !== 'postgres')('a guess at hidden data', () => {
  let exchange: Awaited<ReturnType<typeof openGuessingDatabase>>;
  const guesses = new Map<string, readonly Guess[]>();
  beforeAll(async () => {
    exchange = await openGuessingDatabase();
    for (const table of exchange.tables) guesses.set(table.name, await exchange.guessesAt(table));
  });
  afterAll(() => exchange?.close());

  /** Returns how the costs of the two differ, or null. */
  async function compare(hit: string, miss: string, isReady: boolean): Promise<string | null> {
    const [met, missed] = await exchange.stepsOf([hit, miss], isReady);
    if (!met || !missed) throw new Error('Nothing was told of what they cost.');
    if (met.pages === missed.pages && met.calls === missed.calls) return null;
    return `${met.calls} calls and ${met.pages} pages, not ${missed.calls} and ${missed.pages}`;
  }

  /** Returns the guesses where a correct one costs more, and how many were tried. */
  async function findLeaks(buildQuery: (table: string, condition: string) => string | null) {
    const leaks: string[] = [];
    let attemptCount = 0;
    for (const [table, all] of guesses) {
      for (const { column, right, wrong } of all) {
        const place = `${table}.${column}`;
        if (place in TELLS_NOTHING) continue;
        const question = (value: string) => buildQuery(table, `"${column}" = ${value}`);
        const [hit, miss] = [question(right), question(wrong)];
        if (hit === null || miss === null) break;
        attemptCount += 1;
        // A difference at first may come from a cold start, so these run again when warm.
        if ((await compare(hit, miss, false)) === null) continue;
        const differing = await compare(hit, miss, true);
        if (differing !== null) leaks.push(`${place}: ${differing}`);
      }
    }
    return { told: leaks, tried: attemptCount };
  }

  it('costs the same pages and calls when correct, for every table that members can query', async () => {
    const { told, tried } = await findLeaks(
      (table, condition) => `select 1 from public."${table}" where ${condition}`,
    );
    expect(told).toEqual([]);
    expect(tried).toBeGreaterThan(300);
  });

  it('costs no more pages or calls when correct in an update or delete', async () => {
    const of = new Map(exchange.tables.map((table) => [table.name, table]));
    const changes = await findLeaks((table, condition) => {
      const column = of.get(table)?.changed;
      return column
        ? `update public."${table}" set "${column}" = "${column}" where ${condition}`
        : null;
    });
    const removals = await findLeaks((table, condition) =>
      of.get(table)?.is_removed ? `delete from public."${table}" where ${condition}` : null,
    );
    expect([...changes.told, ...removals.told]).toEqual([]);
    expect(changes.tried).toBeGreaterThan(50);
    expect(removals.tried).toBeGreaterThan(10);
  });

  it('is tested on every table that allows one, and each hides something from a stranger', () => {
    const open = [...guesses].filter(([, all]) => all.length === 0).map(([table]) => table);
    expect(open).toEqual(NOTHING_TO_GUESS);
  });
});
