import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, type SeparateBackend, startSeparateBackend } from '../support/backend.ts';

/** No worker runs its outbox; the test controls the clock. */
let own: SeparateBackend;
beforeAll(async () => {
  own = await startSeparateBackend({ worksOutbox: false });
});
afterAll(() => own.close());

const runQuery = (query: string) =>
  own.database.write('system', async (sql) => [...(await sql.unsafe(query))]);

interface Person {
  readonly id: string;
  readonly email: string;
}

async function createPerson(preferences: string): Promise<Person> {
  const email = `person-${randomUUID().slice(0, 8)}@people.example`;
  const admin = clientFor(own, own.secretKey);
  const { data } = await admin.auth.admin.createUser({ email, email_confirm: true });
  const id = data.user?.id ?? '';
  await runQuery(`insert into notification_preferences (user_id) values ('${id}') on conflict do nothing;
    update notification_preferences set ${preferences} where user_id = '${id}'`);
  return { id, email };
}

const quietIn = (zone: string, start = '22:00', end = '07:00') =>
  `quiet_hours_enabled = true, quiet_hours_start = '${start}', quiet_hours_end = '${end}', timezone = '${zone}'`;

/** When an alert of that time is emailed to a person. */
const emailedAt = async ({ id }: Person, at: string) => {
  const [row] = await runQuery(
    `select private.deliver_after('${id}', 'operations_alert', 'email', '${at}') as at`,
  );
  return new Date(String(row?.at)).toISOString().replace(':00.000Z', 'Z');
};

describe('quiet hours delay an alert', () => {
  it.each([
    // Winter: New York is five hours behind UTC.
    ['America/New_York', '2026-01-15T02:59Z', '2026-01-15T02:59Z', 'a minute before they start'],
    ['America/New_York', '2026-01-15T03:00Z', '2026-01-15T12:00Z', 'before midnight'],
    ['America/New_York', '2026-01-15T06:30Z', '2026-01-15T12:00Z', 'after midnight'],
    ['America/New_York', '2026-01-15T12:00Z', '2026-01-15T12:00Z', 'at their end'],
    // The same moments for someone in Hawaii, ten hours behind UTC.
    ['Pacific/Honolulu', '2026-01-15T06:30Z', '2026-01-15T06:30Z', 'in another time zone, not yet'],
    ['Pacific/Honolulu', '2026-01-15T12:00Z', '2026-01-15T17:00Z', 'in another time zone, still'],
    // The night of the change to daylight-saving time is an hour shorter, and longer in November.
    ['America/New_York', '2026-03-08T05:30Z', '2026-03-08T11:00Z', 'in the shorter night'],
    ['America/New_York', '2026-11-01T04:30Z', '2026-11-01T12:00Z', 'in the longer night'],
  ])('in %s at %s until %s: %s', async (zone, at, expected) => {
    expect(await emailedAt(await createPerson(quietIn(zone)), at)).toBe(expected);
  });
});

describe('an alert during quiet hours', () => {
  const rule = randomUUID();
  const community = randomUUID();
  let mechanic: Person;
  let director: Person;
  const hour = (after: number) =>
    `${String((new Date().getUTCHours() + after) % 24).padStart(2, '0')}:00`;
  const evaluate = (after: string) =>
    runQuery(
      `select private.evaluate_community_alerts('${community}', now() + interval '${after}')`,
    );
  const dispatch = (after: string) =>
    runQuery(
      `select private.dispatch_deliveries(array['email', 'sms'], now() + interval '${after}')`,
    );
  const deliveriesOf = ({ id }: Person) =>
    runQuery(
      `select channel, status, waits_for from deliveries where user_id = '${id}' order by created_at`,
    );
  const noticesOf = async ({ id }: Person) =>
    (
      await runQuery(
        `select title from notifications where user_id = '${id}' order by created_at, id`,
      )
    ).map(({ title }) => title);
  const emailsOf = ({ email }: Person) =>
    runQuery(`select template, facts ->> 'title' as title from private.outbox where recipient = '${email}'
      and template in ('notice', 'notice_digest') order by created_at`);

  beforeAll(async () => {
    mechanic = await createPerson(quietIn('UTC', hour(23), hour(4)));
    director = await createPerson('quiet_hours_enabled = false');
    await runQuery(`
      insert into public.communities (id, owner_id, name) values ('${community}', null, 'Oak');
      insert into public.community_members (community_id, user_id, position)
      values ('${community}', '${mechanic.id}', 'maintenance'), ('${community}', '${director.id}', 'executive_director');
      insert into private.alert_rules (id, community_id, figure, threshold, owner_position, escalate_minutes, next_position)
      values ('${rule}', '${community}', 'orders_urgent', 1, 'maintenance', 30, 'executive_director');
      insert into public.work_orders (community_id, number, title, priority) values ('${community}', 1, 'Faucet', 'high')`);
  });

  it('appears in the product at once, with one email held until they end', async () => {
    await Promise.all(Array.from({ length: 4 }, () => evaluate('0 s')));
    await evaluate('1 minute');
    expect(await noticesOf(mechanic)).toEqual(['1 urgent work order at Oak']);
    await dispatch('1 minute');
    expect(await deliveriesOf(mechanic)).toEqual([
      { channel: 'email', status: 'waiting', waits_for: 'quiet_hours' },
    ]);
    expect(await emailsOf(mechanic)).toEqual([]);
  });

  it('escalates once and on time to someone outside their quiet hours', async () => {
    await evaluate('29 minutes');
    expect(await noticesOf(director)).toEqual([]);
    await evaluate('31 minutes');
    await evaluate('32 minutes');
    await dispatch('32 minutes');
    await dispatch('33 minutes');
    expect(await emailsOf(director)).toEqual([
      { template: 'notice', title: 'Not acknowledged: 1 urgent work order at Oak' },
    ]);
    expect(await emailsOf(mechanic)).toEqual([]);
  });

  it('is emailed once when they end, even if no job ran at that moment', async () => {
    await dispatch('6 hours');
    await dispatch('6 hours');
    await dispatch('7 hours');
    expect(await emailsOf(mechanic)).toEqual([
      { template: 'notice', title: '1 urgent work order at Oak' },
    ]);
    expect(await deliveriesOf(mechanic)).toMatchObject([{ status: 'queued' }]);
  });

  it('is raised again as a new alert only after it was resolved', async () => {
    await runQuery(
      `update public.work_orders set priority = 'low' where community_id = '${community}'`,
    );
    await evaluate('8 hours');
    await runQuery(
      `update public.work_orders set priority = 'high' where community_id = '${community}'`,
    );
    await evaluate('8 hours');
    await evaluate('8 hours');
    expect(await noticesOf(mechanic)).toEqual(Array(2).fill('1 urgent work order at Oak'));
  });
});
