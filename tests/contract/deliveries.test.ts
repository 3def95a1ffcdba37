import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Engine } from '../../backend/db/engine.ts';
import { clientFor, type SeparateBackend, startSeparateBackend } from '../support/backend.ts';

/** No worker runs its outbox; the test controls the clock. */
let separate: SeparateBackend;
let database: Engine;
beforeAll(async () => {
  separate = await startSeparateBackend({ worksOutbox: false });
  database = separate.database;
});
afterAll(() => separate.close());

const runQuery = (query: string) =>
  database.write('system', async (sql) => [...(await sql.unsafe(query))]);

interface Person {
  id: string;
  email: string;
}

let ada: Person;
beforeEach(async () => {
  ada = await createPerson();
});

async function createPerson(preferences = ''): Promise<Person> {
  const email = `person-${randomUUID().slice(0, 8)}@people.example`;
  const admin = clientFor(separate, separate.secretKey);
  const { data } = await admin.auth.admin.createUser({ email, email_confirm: true });
  const id = data.user?.id ?? '';
  if (preferences) await choose({ id, email }, preferences);
  return { id, email };
}

const choose = ({ id }: Person, set: string) =>
  runQuery(`insert into notification_preferences (user_id) values ('${id}') on conflict do nothing;
    update notification_preferences set ${set} where user_id = '${id}'`);

/** Notifies a user at a given time that their listing is public. */
const notify = ({ id }: Person, kind = 'listing_approved', key = `k:${randomUUID()}`) =>
  runQuery(
    `select private.notify('${id}', '${kind}', '${key}', '{"property": "Maple Court", "plan": "Starter"}')`,
  );

const dispatch = (after: string) =>
  runQuery(
    `select private.dispatch_deliveries(array['email', 'sms'], now() + interval '${after}')`,
  );

const deliveriesOf = ({ id }: Person) =>
  runQuery(`select kind, channel, status, waits_for, reason, sent_to, outbox_id,
      extract(epoch from due_at - created_at)::int as wait
    from deliveries where user_id = '${id}' order by created_at, channel`);

const listEmails = ({ email }: Person) =>
  runQuery(`select kind, template, facts, is_urgent from private.outbox where recipient = '${email}'
      and template in ('notice', 'notice_digest', 'unread_message') order by created_at`);

test('emails a notification once however often it is dispatched and sent', async () => {
  const key = `k:${randomUUID()}`;
  await notify(ada, 'listing_approved', key);
  await notify(ada, 'listing_approved', key);
  await dispatch('0 s');
  await dispatch('1 hour');
  expect(await listEmails(ada)).toMatchObject([
    {
      template: 'notice',
      facts: { title: 'Maple Court is public', message: 'Your listing has been approved.' },
    },
  ]);
  expect(await deliveriesOf(ada)).toMatchObject([
    {
      channel: 'email',
      status: 'queued',
      sent_to: expect.stringMatching(/^p•••@people\.example$/),
    },
  ]);
});

test('sends all held notifications together when quiet hours end, and not before', async () => {
  const now = new Date();
  const hour = (after: number) => `${String((now.getUTCHours() + after) % 24).padStart(2, '0')}:00`;
  const ben = await createPerson(
    `quiet_hours_enabled = true, quiet_hours_start = '${hour(23)}', quiet_hours_end = '${hour(4)}'`,
  );
  await notify(ben);
  await notify(ben);
  await dispatch('170 minutes');
  expect(await listEmails(ben)).toEqual([]);
  expect(await deliveriesOf(ben)).toMatchObject([
    { status: 'waiting', waits_for: 'quiet_hours' },
    { status: 'waiting', waits_for: 'quiet_hours' },
  ]);
  await dispatch('4 hours');
  expect(await listEmails(ben)).toMatchObject([{ template: 'notice_digest', facts: { more: 0 } }]);
});

test('holds an overdue notification again if quiet hours have started by then', async () => {
  const hour = (after: number) =>
    `${String((new Date().getUTCHours() + after) % 24).padStart(2, '0')}:00`;
  const ben = await createPerson(
    `quiet_hours_enabled = true, quiet_hours_start = '${hour(2)}', quiet_hours_end = '${hour(12)}'`,
  );
  await notify(ben);
  await dispatch('3 hours');
  expect(await listEmails(ben)).toEqual([]);
  expect(await deliveriesOf(ben)).toMatchObject([{ status: 'waiting', waits_for: 'quiet_hours' }]);
  await dispatch('12 hours');
  expect(await listEmails(ben)).toHaveLength(1);
});

test('notifies many people at once, each once and by their own preferences', async () => {
  const ben = await createPerson(`digest = 'daily'`);
  const cleo = await createPerson('email_enabled = false');
  const missing = { id: randomUUID(), email: '' };
  const key = `k:${randomUUID()}`;
  const notifyAll = (people: Person[]) =>
    runQuery(`select private.notify_all('listing_approved',
      array[${people.map(({ id }) => `'${id}'`)}]::uuid[], array_fill('${key}'::text, array[${people.length}]),
      array[${people.map((_, place) => `'{"property": "Community ${place}", "plan": "Starter"}'`)}]::jsonb[]) as ids`);
  const [first] = await notifyAll([ada, ben, cleo, missing]);
  expect(first?.ids).toHaveLength(3);
  expect(await notifyAll([ada, ben, ada])).toEqual([{ ids: [] }]);
  expect(await deliveriesOf(ada)).toMatchObject([{ channel: 'email', waits_for: null, wait: 0 }]);
  expect(await deliveriesOf(ben)).toMatchObject([{ channel: 'email', waits_for: 'digest' }]);
  expect(await deliveriesOf(cleo)).toEqual([]);
  expect(
    await runQuery(`select title from notifications where dedupe_key = '${key}' order by title`),
  ).toEqual([0, 1, 2].map((place) => ({ title: `Community ${place} is public` })));
});

test('counts a batched event once per batch and emails it once until it is read', async () => {
  const key = `k:${randomUUID()}`;
  const notifyTwice = () =>
    runQuery(`select private.notify_all('new_message', array['${ada.id}', '${ada.id}']::uuid[], array['${key}', '${key}'],
      array['{"name": "Ben"}', '{"name": "Cleo"}']::jsonb[])`);
  await notifyTwice();
  await notifyTwice();
  expect(
    await runQuery(
      `select title, (metadata ->> 'count')::int as count from notifications where dedupe_key = '${key}'`,
    ),
  ).toEqual([{ title: 'New message from Cleo', count: 2 }]);
  expect(await deliveriesOf(ada)).toHaveLength(1);
});

test('sends an hourly digest in one email', async () => {
  const ben = await createPerson(`digest = 'hourly'`);
  for (const _ of [1, 2, 3]) await notify(ben);
  await dispatch('0 s');
  expect(await listEmails(ben)).toEqual([]);
  await dispatch('1 hour');
  const [message, second] = await listEmails(ben);
  expect(second).toBeUndefined();
  expect(message?.facts).toMatchObject({ items: [{}, {}, {}], more: 0 });
  const all = await deliveriesOf(ben);
  expect(new Set(all.map(({ outbox_id }) => outbox_id)).size).toBe(1);
});

test('sends urgent notifications separately during quiet hours', async () => {
  const ben = await createPerson(
    `quiet_hours_enabled = true, quiet_hours_start = '00:00', quiet_hours_end = '23:59',
     channels = '{"payment_failed": {"email": true}}'`,
  );
  await notify(ben, 'payment_failed');
  await notify(ben, 'payment_failed');
  await notify(ben);
  await dispatch('0 s');
  expect(await listEmails(ben)).toMatchObject([
    { template: 'notice', is_urgent: true },
    { template: 'notice', is_urgent: true },
  ]);
});

test('skips and logs notifications that were read or cleared before they are due', async () => {
  const ben = await createPerson(`digest = 'hourly'`);
  await notify(ben);
  await notify(ben);
  await runQuery(`update notifications set read_at = now() where id in (
    select id from notifications where user_id = '${ben.id}' limit 1)`);
  await dispatch('1 hour');
  expect(
    (await deliveriesOf(ben)).map(({ status, reason }) => [status, reason]).toSorted(),
  ).toEqual([
    ['left_out', 'read'],
    ['queued', null],
  ]);
});

test('applies preferences changed before delivery', async () => {
  const ben = await createPerson(`digest = 'daily'`);
  await notify(ben);
  await choose(ben, `digest = 'instant'`);
  await dispatch('0 s');
  expect(await listEmails(ben)).toHaveLength(1);
  await choose(ben, `digest = 'daily'`);
  await notify(ben);
  await choose(ben, 'email_enabled = false');
  expect(await deliveriesOf(ben)).toMatchObject([
    { status: 'queued' },
    { status: 'left_out', reason: 'not_wanted' },
  ]);
});

describe('a message', () => {
  let talk: string;
  let ben: Person;
  beforeEach(async () => {
    ben = await createPerson();
    const [row] = await runQuery(`insert into chat_conversations (participants)
      values (jsonb_build_array('${ada.id}', '${ben.id}')) returning id`);
    talk = String(row?.id);
  });
  const write = (text: string) =>
    runQuery(`insert into conversation_messages (conversation_id, sender_id, message_text)
      values ('${talk}', '${ada.id}', '${text}')`);
  const read = () =>
    runQuery(`update message_notifications set read_at = now()
      where user_id = '${ben.id}' and conversation_id = '${talk}' and read_at is null`);

  test('emails a message only if it is still unread after ten minutes', async () => {
    await write('Hello');
    await dispatch('9 minutes');
    expect(await listEmails(ben)).toEqual([]);
    await read();
    await dispatch('10 minutes');
    expect(await listEmails(ben)).toEqual([]);
    expect(await deliveriesOf(ben)).toMatchObject([{ status: 'left_out', reason: 'read' }]);
  });

  test('sends one email per conversation until it is read', async () => {
    await write('First');
    await write('Second');
    await dispatch('10 minutes');
    await write('Third');
    await dispatch('30 minutes');
    expect(await listEmails(ben)).toMatchObject([
      { template: 'unread_message', facts: { message: 'Second', unread: 2 } },
    ]);
    await read();
    await write('Fourth');
    await dispatch('30 minutes');
    expect(await listEmails(ben)).toMatchObject([{}, { facts: { message: 'Fourth', unread: 1 } }]);
  });

  test("doesn't quote a deleted message", async () => {
    await write('A slip');
    await runQuery(
      `update conversation_messages set deleted_at = now(), message_text = '' where conversation_id = '${talk}'`,
    );
    await dispatch('10 minutes');
    expect(await listEmails(ben)).toEqual([]);
  });
});

test('texts users who asked for urgent texts at once and logs a missing phone', async () => {
  const urgent = 'sms_notifications = true, sms_urgent_leads = true';
  const ben = await createPerson(urgent);
  await runQuery(`update profiles set phone = '(312) 555-0100' where id = '${ben.id}'`);
  await notify(ben, 'inquiry');
  const cora = await createPerson(urgent);
  await notify(cora, 'inquiry');
  await dispatch('0 s');
  const texts = await runQuery(`select o.facts ->> 'headline' as headline from private.outbox o
    join deliveries d on d.outbox_id = o.id where d.user_id = '${ben.id}'`);
  expect(texts).toMatchObject([{ headline: 'New inquiry about Maple Court' }]);
  expect(await deliveriesOf(ben)).toMatchObject([{ channel: 'sms', sent_to: '•••0100' }]);
  expect(await deliveriesOf(cora)).toMatchObject([{ status: 'left_out', reason: 'no_address' }]);
});

test('delays nothing longer than the rule when the clock is set back', async () => {
  const ben = await createPerson(`digest = 'hourly'`);
  await notify(ben);
  await runQuery(`update deliveries set decided_at = now() + interval '1 year', due_at = now() + interval '1 year',
    created_at = now() + interval '1 year' where user_id = '${ben.id}'`);
  await dispatch('0 s');
  await dispatch('1 hour');
  expect(await listEmails(ben)).toHaveLength(1);
});

test("doesn't retry a failed email during quiet hours", async () => {
  await notify(ada);
  await dispatch('0 s');
  const [sent] = await deliveriesOf(ada);
  await choose(
    ada,
    `quiet_hours_enabled = true, quiet_hours_start = '00:00', quiet_hours_end = '23:59'`,
  );
  const claim = randomUUID();
  await runQuery(
    `update private.outbox set claim = '${claim}', attempts = 1 where id = '${sent?.outbox_id}'`,
  );
  await runQuery(
    `select private.fail_outbox('${sent?.outbox_id}', '${claim}', 'http_503', false, 0)`,
  );
  const [message] =
    await runQuery(`select to_char(deliver_after at time zone 'UTC', 'HH24:MI') as at
    from private.outbox where id = '${sent?.outbox_id}'`);
  expect(message?.at).toBe('23:59');
});

test('logs the outcome of an email', async () => {
  await notify(ada);
  const claim = async () =>
    (await runQuery(`select * from private.claim_outbox(array['email'], 100)`)).find(
      ({ recipient }) => recipient === ada.email,
    );
  const message = await claim();
  await runQuery(`select private.finish_outbox('${message?.id}', '${message?.claim}')`);
  expect(await deliveriesOf(ada)).toMatchObject([{ status: 'sent' }]);
});

test('reports a permanently failing mailbox in the product, stops sending, and can start again', async () => {
  await notify(ada);
  await dispatch('0 s');
  const [sent] = await deliveriesOf(ada);
  await runQuery(
    `select private.record_email_bounce('${ada.email}', 'bounce', '${sent?.outbox_id}')`,
  );
  await runQuery(
    `select private.record_email_bounce('${ada.email}', 'bounce', '${sent?.outbox_id}')`,
  );
  const notices = await runQuery(
    `select title from notifications where user_id = '${ada.id}' and kind = 'email_bounced'`,
  );
  expect(notices).toEqual([{ title: 'Emails to you are bouncing' }]);
  await notify(ada);
  await dispatch('0 s');
  expect(await deliveriesOf(ada)).toMatchObject([
    { status: 'bounced' },
    { status: 'left_out', reason: 'address_bounced' },
  ]);
  await runQuery(`delete from private.mail_bounces where user_id = '${ada.id}'`);
  await notify(ada);
  await dispatch('0 s');
  expect(await listEmails(ada)).toHaveLength(2);
});
