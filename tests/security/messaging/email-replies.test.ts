import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handle } from '../../../supabase/functions/inbound-mail/handler.ts';
import {
  type Client,
  clientFor,
  type SeparateBackend,
  startSeparateBackend,
} from '../../support/backend.ts';
import { expectRefused } from '../refusal.ts';
import { succeed } from '../world.ts';

const DOMAIN = 'reply.haven.example';
const SECRET = `whsec_${Buffer.from('a secret of this test alone').toString('base64')}`;

interface Person {
  id: string;
  email: string;
  client: Client;
}

let separate: SeparateBackend;
let service: Client;
let ada: Person;
let ben: Person;
let conversation: string;

const runQuery = (query: string) =>
  separate.database.write('system', async (sql) => [...(await sql.unsafe(query))]);

async function createPerson(): Promise<Person> {
  const email = `person-${randomUUID().slice(0, 8)}@people.example`;
  const password = `pass-${randomUUID()}`;
  const { data } = await service.auth.admin.createUser({ email, password, email_confirm: true });
  const client = clientFor(separate, separate.publishableKey);
  await client.auth.signInWithPassword({ email, password });
  return { id: data.user?.id ?? '', email, client };
}

async function talk(people: readonly Person[], conversation_type = 'direct'): Promise<string> {
  const row = { participants: people.map(({ id }) => id), conversation_type };
  return (await succeed(service.from('chat_conversations').insert(row).select('id').single())).id;
}

beforeAll(async () => {
  separate = await startSeparateBackend({ worksOutbox: false });
  service = clientFor(separate, separate.secretKey);
  [ada, ben] = await Promise.all([createPerson(), createPerson()]);
  conversation = await talk([ada, ben]);
});
afterAll(() => separate.close());

/** Returns the reply address of the email Ben gets about Ada's message. */
async function addressFor({ id }: Person, where = conversation): Promise<string> {
  const [row] = await runQuery(`select private.create_reply_address('${id}', '${where}') as token`);
  return `answer+${row?.token}@${DOMAIN}`;
}

const makeEmail = (to: string, more: object = {}) => ({
  email_id: randomUUID(),
  message_id: `<${randomUUID()}@people.example>`,
  from: `Ben <${ben.email}>`,
  to: [to],
  subject: 'Re: New message from Ada',
  text: 'Thursday suits me.',
  headers: {},
  ...more,
});

function sign(body: string, { id = 'msg_1', at = Math.floor(Date.now() / 1000) } = {}) {
  const key = Buffer.from(SECRET.slice(6), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  return { 'svix-id': id, 'svix-timestamp': String(at), 'svix-signature': `v1,${mac}` };
}

const eventOf = (data: object, type = 'email.received') => JSON.stringify({ type, data });

const post = (
  body: string,
  headers: Record<string, string>,
  secrets: object = {},
  fetchOverride?: typeof fetch,
) =>
  handle(
    new Request('http://localhost/functions/v1/inbound-mail', { method: 'POST', body, headers }),
    {
      SUPABASE_URL: separate.url,
      SUPABASE_PUBLISHABLE_KEY: separate.publishableKey,
      SUPABASE_SECRET_KEY: separate.secretKey,
      secrets: { HAVEN_ANSWER_DOMAIN: DOMAIN, HAVEN_INBOUND_WEBHOOK_SECRET: SECRET, ...secrets },
      ...(fetchOverride && { fetch: fetchOverride }),
    },
  );

async function outcomeOf(
  data: object,
  secrets: object = {},
  fetchOverride?: typeof fetch,
): Promise<string> {
  const body = eventOf(data);
  const response = await post(body, sign(body), secrets, fetchOverride);
  expect(response.status).toBe(200);
  return ((await response.json()) as { outcome: string }).outcome;
}

const listMessages = async (where = conversation) =>
  (
    await succeed(
      service
        .from('conversation_messages')
        .select('message_text, sender_id')
        .eq('conversation_id', where)
        .order('created_at'),
    )
  ).map(({ message_text, sender_id }) => ({ message_text, sender_id }));

const listRejections = async ({ client }: Person) =>
  (
    await succeed(
      client
        .from('notifications')
        .select('message')
        .eq('kind', 'answer_refused')
        .order('created_at'),
    )
  ).map(({ message }) => message);

describe('an email reply', () => {
  it("is added to the conversation as its reader's message, once, however often it arrives", async () => {
    const data = makeEmail(await addressFor(ben), {
      text: 'Thursday suits me.\n\nOn Mon, Nov 23, 2026 Haven wrote:\n> Does Thursday suit you?',
    });
    expect(await Promise.all([outcomeOf(data), outcomeOf(data)])).toEqual(['sent', 'sent']);
    expect(await outcomeOf(data)).toBe('sent');
    expect(await listMessages()).toEqual([
      { message_text: 'Thursday suits me.', sender_id: ben.id },
    ]);
    const notificationQuery = ada.client.from('message_notifications').select('id');
    expect(await succeed(notificationQuery)).toHaveLength(1);
  });

  it('is fetched from the provider with its key if the event lacks the text', async () => {
    const { text, headers, ...event } = makeEmail(await addressFor(ben));
    const requests: string[] = [];
    const fetchOverride: typeof fetch = async (input, init) => {
      const url = String(input);
      if (!url.startsWith('https://mail.example')) return fetch(input, init);
      requests.push(`${url} ${new Headers(init?.headers).get('authorization')}`);
      return Response.json({ ...event, text: 'By the provider', html: null, headers: {} });
    };
    const api = {
      HAVEN_EMAIL_API_URL: 'https://mail.example/emails',
      HAVEN_EMAIL_API_KEY: 'key-1',
    };
    expect(await outcomeOf(event, api, fetchOverride)).toBe('sent');
    expect(requests).toEqual([
      `https://mail.example/emails/receiving/${event.email_id} Bearer key-1`,
    ]);
    expect((await listMessages()).at(-1)?.message_text).toBe('By the provider');
    const huge: typeof fetch = async () => new Response('x'.repeat(2 * 1024 * 1024));
    expect(await outcomeOf({ ...event, email_id: randomUUID() }, api, huge)).toBe('too_large');
    const down: typeof fetch = async () => new Response(null, { status: 500 });
    const body = eventOf(event);
    expect((await post(body, sign(body), api, down)).status).toBe(503);
    const elsewhere = eventOf({ ...event, email_id: '../../admin' });
    expect(await (await post(elsewhere, sign(elsewhere), api, fetchOverride)).json()).toEqual({
      outcome: 'ignored',
    });
    expect(requests).toHaveLength(1);
  });

  it('is accepted by the backend itself, only if configured', async () => {
    const body = eventOf(makeEmail(await addressFor(ben)));
    const init = { method: 'POST', body, headers: sign(body) };
    expect((await fetch(`${separate.url}/functions/v1/inbound-mail`, init)).status).toBe(503);
    expect((await post(body, sign(body), { HAVEN_ANSWER_DOMAIN: undefined })).status).toBe(503);
  });

  it("uses an address in the message email that the database doesn't store", async () => {
    const message = {
      conversation_id: conversation,
      sender_id: ada.id,
      message_text: 'Does Friday suit you?',
    };
    await succeed(service.from('conversation_messages').insert(message).select('id'));
    await runQuery(
      `select private.dispatch_deliveries(array['email'], now() + interval '11 minutes')`,
    );
    const [row] = await runQuery(
      `select facts ->> 'answer' as answer from private.outbox where recipient = '${ben.email}' and template = 'unread_message'`,
    );
    const token = String(row?.answer);
    expect(token).toMatch(/^[0-9a-f]{40}$/);
    const storedJson = JSON.stringify(await runQuery('select * from private.reply_addresses'));
    expect(storedJson).not.toContain(token);
    expect(await outcomeOf(makeEmail(`answer+${token}@${DOMAIN}`, { text: 'Friday, yes' }))).toBe(
      'sent',
    );
  });
});

describe('a rejected reply', () => {
  let before: object[];
  beforeAll(async () => {
    before = await listMessages();
  });

  it("without the provider's signature, or with an old one, or one for other content or another event", async () => {
    const body = eventOf(makeEmail(await addressFor(ben)));
    const unsigned: Record<string, string>[] = [
      {},
      sign(body, { at: Math.floor(Date.now() / 1000) - 301 }),
      sign(`${body} `),
      { ...sign(body), 'svix-id': 'msg_2' },
    ];
    for (const headers of unsigned) expect((await post(body, headers)).status).toBe(400);
    const large = eventOf(makeEmail(await addressFor(ben), { text: 'x'.repeat(70_000) }));
    expect((await post(large, sign(large))).status).toBe(413);
    const other = eventOf(makeEmail(await addressFor(ben)), 'email.opened');
    expect(await (await post(other, sign(other))).json()).toEqual({ outcome: 'ignored' });
  });

  it('to an address that was never issued, guessed, or on another domain', async () => {
    const real = await addressFor(ben);
    for (const to of [
      `answer+${'0'.repeat(40)}@${DOMAIN}`,
      `answer+@${DOMAIN}`,
      `answer+' or 1=1 --@${DOMAIN}`,
      real.replace(DOMAIN, 'evil.example'),
      `hello@${DOMAIN}`,
    ]) {
      expect(await outcomeOf(makeEmail(to))).toBe('unknown');
    }
  });

  it("from anyone but the email's recipient, whatever their display name", async () => {
    const to = await addressFor(ben);
    for (const from of [
      ada.email,
      `"${ben.email}" <thief@evil.example>`,
      `${ben.email} <thief@evil.example>`,
      `${ben.email}, thief@evil.example`,
      `thief@evil.example, ${ben.email}`,
      '',
    ]) {
      expect(await outcomeOf(makeEmail(to, { from }))).toBe('unknown');
    }
    expect(await listRejections(ben)).toEqual([]);
  });

  it('from a program, a list or ourselves, which would loop', async () => {
    const to = await addressFor(ben);
    for (const headers of [
      { 'Auto-Submitted': 'auto-replied' },
      [{ name: 'Precedence', value: 'bulk' }],
    ]) {
      expect(await outcomeOf(makeEmail(to, { headers }))).toBe('automatic');
    }
    expect(await outcomeOf(makeEmail(to, { from: to }))).toBe('automatic');
  });

  it('after two weeks, or once the user opted out of such emails, with a notification', async () => {
    const old = await addressFor(ben);
    await runQuery(`update private.reply_addresses set expires_at = now() where closed_at is null`);
    expect(await outcomeOf(makeEmail(old))).toBe('expired');
    const closed = await addressFor(ben);
    const choose = ({ client, id }: Person, email: boolean) =>
      succeed(
        client
          .from('notification_preferences')
          .upsert({ user_id: id, channels: { new_message: { email } } })
          .select(),
      );
    await choose(ada, false);
    await choose(ben, true);
    const open = await runQuery(
      'select from private.reply_addresses where closed_at is null and expires_at > now()',
    );
    expect(open).toHaveLength(1);
    await choose(ben, false);
    expect(await outcomeOf(makeEmail(closed))).toBe('expired');
    expect((await listRejections(ben)).at(-1)).toBe(
      'The email you replied to is too old. Reply here instead.',
    );
  });

  it('without text or with too much, with one notification to the sender', async () => {
    const to = await addressFor(ben);
    const rejectionCount = (await listRejections(ben)).length;
    const empty = makeEmail(to, { text: '> only a quote' });
    for (const _ of [1, 2]) expect(await outcomeOf(empty)).toBe('empty');
    expect(await outcomeOf(makeEmail(to, { text: 'x'.repeat(9000) }))).toBe('too_long');
    expect((await listRejections(ben)).length).toBe(rejectionCount + 2);
  });

  it('between two users when one has blocked the other', async () => {
    const to = await addressFor(ben);
    await succeed(
      ada.client.from('user_blocks').insert({ user_id: ada.id, blocked_id: ben.id }).select(),
    );
    expect(await outcomeOf(makeEmail(to))).toBe('blocked');
    await succeed(ada.client.from('user_blocks').delete().eq('blocked_id', ben.id).select());
  });

  it('from a user who left, is suspended, or has a second factor', async () => {
    const [carl, dora] = [await createPerson(), await createPerson()];
    const group = await talk([ada, ben, carl, dora], 'group');
    const [left, suspended] = [await addressFor(carl, group), await addressFor(dora, group)];
    await succeed(carl.client.rpc('leave_conversation', { conversation_id: group }));
    expect(await outcomeOf(makeEmail(left, { from: carl.email }))).toBe('not_in_conversation');
    await runQuery(`update profiles set suspended_at = now() where id = '${dora.id}'`);
    expect(await outcomeOf(makeEmail(suspended, { from: dora.email }))).toBe('not_in_conversation');
    const to = await addressFor(ben, group);
    await runQuery(`insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
      values (gen_random_uuid(), '${ben.id}', 'totp', 'verified', 'x', now(), now())`);
    expect(await outcomeOf(makeEmail(to))).toBe('not_in_conversation');
    expect(await addressFor(ben, group)).toContain('null');
    await runQuery(`delete from auth.mfa_factors where user_id = '${ben.id}'`);
    expect((await listMessages(group)).filter(({ sender_id }) => sender_id !== null)).toEqual([]);
  });

  it('beyond thirty per hour', async () => {
    const to = await addressFor(ben);
    await runQuery(`insert into private.message_pace values ('${ben.id}', 'mail_answer', now(), 30)
      on conflict (user_id, kind) do update set uses = 30, since = now()`);
    expect(await outcomeOf(makeEmail(to))).toBe('too_many');
  });

  it("by calling the function directly, which members can't", async () => {
    const forged = { token: 'x', sender: ben.email, email_id: '1', words: 'x' };
    await expectRefused(ben.client.rpc('reply_by_email', forged));
    await expectRefused(
      clientFor(separate, separate.publishableKey).rpc('reply_by_email', forged),
      401,
    );
  });

  it('and none of these messages are added', async () => {
    expect(await listMessages()).toEqual(before);
  });
});
