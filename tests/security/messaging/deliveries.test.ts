import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { handle } from '../../../supabase/functions/email-events/handler.ts';
import {
  anonymous,
  backend,
  mailTo,
  type NewUser,
  newUser,
  service,
} from '../../support/backend.ts';
import { expectNothing, expectRefused } from '../refusal.ts';
import { succeed } from '../world.ts';

let reader: NewUser;
let other: NewUser;

/** Adds a user to a tenant, which sends an email. */
async function sendTenantEmail({ id, email }: NewUser): Promise<string> {
  const tenant = { name: 'Harbor', subdomain: `t-${randomUUID().slice(0, 13)}` };
  const { id: tenant_id } = await succeed(
    service().from('tenants').insert(tenant).select('id').single(),
  );
  await succeed(
    service().from('tenant_users').insert({ tenant_id, user_id: id, role: 'member' }).select(),
  );
  const text = await vi.waitFor(async () => {
    const mail = (await mailTo(email)).find(({ subject }) => subject === 'You joined Harbor');
    expect(mail).toBeDefined();
    return mail?.text ?? '';
  });
  return /[?&]unsubscribe=([\w-]+)/.exec(text)?.[1] ?? '';
}

const endpoint = (token: string) => `${backend().url}/functions/v1/unsubscribe?token=${token}`;

/** One-click unsubscribe as an email client sends it: no key, no session, not from one of our origins. */
const pressOnce = (token: string) =>
  fetch(endpoint(token), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

const state = async (token: string) =>
  (await succeed(anonymous().rpc('unsubscribe_link_details', { token })))[0];

beforeAll(async () => {
  [reader, other] = [await newUser(), await newUser()];
});

describe("an email's unsubscribe link", () => {
  let token: string;
  beforeAll(async () => {
    token = await sendTenantEmail(reader);
  });

  it('unsubscribes no one when opened by a mail scanner, and shows no address', async () => {
    const opened = await fetch(endpoint(token), { redirect: 'manual' });
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toMatch(/\/auth\/confirm\?unsubscribe=[\w-]+$/);
    await fetch(endpoint(token), { method: 'HEAD', redirect: 'manual' });
    expect(await state(token)).toEqual({
      email: expect.stringMatching(/^.•••@people\.example$/),
      kind: 'tenant_joined',
      is_on: true,
    });
  });

  it.each(['', 'a'.repeat(64), '%00', "' or 1=1 --"])(
    'forged as %j unsubscribes no one',
    async (forged) => {
      expect((await pressOnce(encodeURIComponent(forged))).status).toBe(400);
      expect(await succeed(anonymous().rpc('unsubscribe', { token: forged }))).toBe(false);
      expect(await state(forged)).toBeUndefined();
    },
  );

  it('with one changed character unsubscribes no one', async () => {
    const changed = `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`;
    expect((await pressOnce(changed)).status).toBe(400);
  });

  it('sealed as a list cursor unsubscribes no one', async () => {
    await sendTenantEmail(other);
    const [row] = await succeed(other.client.rpc('my_deliveries'));
    expect(await succeed(anonymous().rpc('unsubscribe', { token: row?.cursor ?? '' }))).toBe(false);
  });

  it('stops only these emails in one click without signing in, and is idempotent', async () => {
    const responses = [await pressOnce(token), await pressOnce(token)];
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await state(token)).toMatchObject({ is_on: false });
    const { data } = await reader.client.from('notification_preferences').select().single();
    expect(data).toMatchObject({
      email_enabled: true,
      channels: { tenant_joined: { email: false } },
    });
  });

  it("used in another user's session changes only its recipient's emails", async () => {
    await succeed(other.client.rpc('unsubscribe', { token, from_all: true }));
    const { data } = await other.client.from('notification_preferences').select();
    expect(data).toEqual([]);
    const own = await reader.client.from('notification_preferences').select().single();
    expect(own.data).toMatchObject({ email_enabled: false });
  });
});

describe("a user's sent emails", () => {
  it("can't be read or written by others", async () => {
    const rows = () => other.client.from('deliveries');
    await expectNothing(rows().select().eq('user_id', reader.id));
    await expectRefused(rows().delete().eq('user_id', reader.id));
    await expectRefused(rows().update({ status: 'waiting' }).eq('user_id', other.id));
    await expectRefused(anonymous().from('deliveries').select(), 401);
    await expectRefused(anonymous().rpc('my_deliveries'), 401);
  });

  it("mask the recipient's address", async () => {
    const [row] = await succeed(other.client.rpc('my_deliveries'));
    expect(row?.sent_to).toMatch(/^.•••@people\.example$/);
    expect(JSON.stringify(row)).not.toContain(other.email);
  });
});

describe('bounce event', () => {
  const secret = `whsec_${Buffer.from('a secret of this test alone').toString('base64')}`;
  const event = (to: string, type = 'email.bounced') =>
    JSON.stringify({ type, data: { to: [to], bounce: { type: 'Permanent' }, tags: {} } });

  const sign = (body: string, { id = 'msg_1', at = Math.floor(Date.now() / 1000) } = {}) => {
    const key = Buffer.from(secret.slice(6), 'base64');
    const mac = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
    return {
      'svix-id': id,
      'svix-timestamp': String(at),
      'svix-signature': `v1,bm90aGluZw== v1,${mac}`,
    };
  };

  const send = (
    body: string,
    headers: Record<string, string>,
    known: string | undefined = secret,
  ) =>
    handle(
      new Request('http://localhost/functions/v1/email-events', { method: 'POST', body, headers }),
      {
        SUPABASE_URL: backend().url,
        SUPABASE_PUBLISHABLE_KEY: backend().publishableKey,
        SUPABASE_SECRET_KEY: backend().secretKey,
        secrets: { HAVEN_EMAIL_WEBHOOK_SECRET: known },
      },
    );
  const bouncedAt = async () =>
    (await succeed(other.client.rpc('my_email_status')))[0]?.email_bounced_at;

  it('is rejected when unsigned, outdated or changed', async () => {
    const body = event(other.email);
    const unsigned: Record<string, string>[] = [
      {},
      { ...sign(body), 'svix-signature': 'v1,bm90aGluZw==' },
      sign(body, { at: Math.floor(Date.now() / 1000) - 301 }),
      sign(event('somebody@people.example')),
      { ...sign(body), 'svix-id': 'msg_2' },
    ];
    for (const headers of unsigned) expect((await send(body, headers)).status).toBe(400);
    expect((await send(body, sign(body), '')).status).toBe(503);
    expect((await send(body, sign(body), 'whsec_c2hvcnQ=')).status).toBe(400);
    expect(await bouncedAt()).toBeNull();
  });

  it('is recorded once, and not when temporary', async () => {
    const passing = JSON.stringify({
      type: 'email.bounced',
      data: { to: [other.email], bounce: { type: 'Transient' } },
    });
    expect(await (await send(passing, sign(passing))).json()).toEqual({ outcome: 'ignored' });
    expect(await bouncedAt()).toBeNull();
    const body = event(other.email);
    for (const _ of [1, 2]) expect((await send(body, sign(body))).status).toBe(200);
    expect(await bouncedAt()).not.toBeNull();
    const notices = await succeed(
      other.client.from('notifications').select().eq('kind', 'email_bounced'),
    );
    expect(notices).toHaveLength(1);
  });

  it("can't be sent by a member to silence another's mailbox", async () => {
    const forged = { address: other.email, cause: 'bounce' };
    await expectRefused(reader.client.rpc('record_email_bounce', forged));
    await expectRefused(anonymous().rpc('record_email_bounce', forged), 401);
  });

  it('can be cleared by its owner three times a day', async () => {
    for (const _ of [1, 2, 3]) expect((await other.client.rpc('retry_my_email')).error).toBeNull();
    expect(await bouncedAt()).toBeNull();
    expect((await other.client.rpc('retry_my_email')).error?.code).toBe('HXMRT');
  });
});
