import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handle } from '../../supabase/functions/deliver-outbox/handler.ts';
import {
  type Client,
  clientFor,
  mailTo,
  newUser,
  type SeparateBackend,
  service,
  startSeparateBackend,
  uniqueEmail,
} from '../support/backend.ts';

async function makeAdmin(client: Client, id: string): Promise<void> {
  expect((await client.from('user_roles').insert({ user_id: id, role: 'admin' })).error).toBeNull();
}

async function admin(): Promise<Client> {
  const { client, id } = await newUser();
  await makeAdmin(service(), id);
  return client;
}

const settings = (key: string, value: string[]) =>
  service().from('system_settings').update({ setting_value: value }).eq('setting_key', key);

describe('account decision', () => {
  test('emails the person once per decision', async () => {
    const reviewer = await admin();
    const { id, email } = await newUser();
    const decide = (decision: 'approved' | 'rejected') =>
      reviewer.rpc('review_account', { user_id: id, decision });
    await decide('rejected');
    await decide('rejected');
    await decide('approved');
    const mails = await mailTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your Haven Exchange account is approved',
      'Your Haven Exchange account was not approved',
    ]);
    expect(mails[0]?.text).toMatch(/Open my dashboard:\nhttp:\/\/\S+\/dashboard\n/);
    expect(mails[1]?.text).toContain('support@havenexchange.example');
  });
});

describe('a sign-up', () => {
  test('notifies the team once, after the address is confirmed', async () => {
    await settings('approval_required_user_types', ['broker']);
    const email = uniqueEmail('waiting');
    const userMetadata = {
      user_type: 'broker',
      full_name: 'Wanda https://evil.example Waits',
      brokerage_name: 'Waits & Sons',
    };
    try {
      const { id } = await newUser({ email, confirmed: false, userMetadata });
      const told = async () =>
        (await mailTo('support@havenexchange.example')).filter(({ text }) => text.includes(email));
      expect(await told()).toEqual([]);
      const confirm = () => service().auth.admin.updateUserById(id, { email_confirm: true });
      expect((await confirm()).error).toBeNull();
      await confirm();
      const mails = await told();
      expect(mails).toHaveLength(1);
      expect(mails[0]?.subject).toMatch(/^New User Signup - Wanda \S* ?Waits$/);
      expect(mails[0]?.text).toContain(
        'User type: broker\n\nBrokerage: Waits  Sons\n\nCompany user: no\n\nRequires approval: yes',
      );
      expect(mails[0]?.text).not.toContain('evil.example');
    } finally {
      await settings('approval_required_user_types', []);
    }
  });

  test('notifies the team even if the account type needs no approval', async () => {
    const email = `${crypto.randomUUID()}@havenrealty.example`;
    await newUser({ email, userMetadata: { first_name: 'Cora', user_type: 'broker' } });
    const mails = await mailTo('support@havenexchange.example');
    const told = mails.filter(({ text }) => text.includes(email));
    expect(told.map(({ subject }) => subject)).toEqual(['New User Signup - Cora']);
    expect(told[0]?.text).toContain('Company user: yes\n\nRequires approval: no');
  });

  test('notifies no one about demo accounts', async () => {
    const mails = await mailTo('support@havenexchange.example');
    expect(mails.filter(({ text }) => text.includes('@demo.havenexchange.example'))).toEqual([]);
  });
});

describe('project with a scheduled function', () => {
  let project: SeparateBackend;
  let keys: Client;
  beforeAll(async () => {
    project = await startSeparateBackend({ worksOutbox: false });
    keys = clientFor(project, project.secretKey);
  });
  afterAll(() => project.close());

  interface Posted {
    key: string | null;
    body: Record<string, unknown>;
  }

  /** Runs the function as hosted: RPCs to the project, and a fake provider that records what it receives. */
  async function deliver(getStatus: (posted: Posted) => number = () => 200) {
    const posted: Posted[] = [];
    const request = new Request(`${project.url}/functions/v1/deliver-outbox`, {
      method: 'POST',
      headers: { apikey: 'a-key-that-only-wakes-delivery' },
    });
    const response = await handle(request, {
      SUPABASE_URL: project.url,
      SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
      SUPABASE_SECRET_KEY: project.secretKey,
      secrets: {
        HAVEN_OUTBOX_KEY: 'a-key-that-only-wakes-delivery',
        HAVEN_PUBLIC_URL: 'https://haven.example',
        HAVEN_EMAIL_API_URL: 'https://mail.example/emails',
        HAVEN_EMAIL_API_KEY: 'key',
        HAVEN_MAIL_FROM: 'Haven <no-reply@haven.example>',
      },
      fetch: async (input, init) => {
        if (!String(input).startsWith('https://mail.example/')) return fetch(input, init);
        const key = new Headers(init?.headers).get('idempotency-key');
        posted.push({ key, body: JSON.parse(String(init?.body)) });
        return new Response('{}', { status: getStatus(posted.at(-1) as Posted) });
      },
    });
    return { posted, status: response.status, report: await response.json() };
  }

  const queue = (to: string, kind = 'email', template = 'account_approved') =>
    project.database.write('system', async (sql) => {
      await sql`select private.queue_message(${kind}, ${to}, ${template}, '{"headline": "News"}')`;
    });

  test('sends due emails once through the provider, complete', async () => {
    await queue('ada@people.example');
    const first = await deliver();
    expect(first).toMatchObject({ status: 200, report: { delivered: 1, failed: 0 } });
    expect(first.posted).toMatchObject([
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        body: {
          to: ['ada@people.example'],
          subject: 'Your Haven Exchange account is approved',
          text: expect.stringContaining('https://haven.example/dashboard'),
        },
      },
    ]);
    expect((await deliver()).posted).toEqual([]);
  });

  test('keeps a text message queued until an SMS provider is configured', async () => {
    await queue('+13125550100', 'sms', 'urgent_notice');
    expect((await deliver()).posted).toEqual([]);
    const { data } = await keys.rpc('claim_outbox', { kinds: ['sms'], batch: 5 });
    expect(data).toMatchObject([{ kind: 'sms', recipient: '+13125550100' }]);
    await keys.rpc('release_outbox', { claim: data?.[0]?.claim ?? '' });
  });

  test('never gives the same message to several workers', async () => {
    for (let i = 0; i < 12; i += 1) await queue(`shared-${i}@people.example`);
    const claims = await Promise.all(
      Array.from({ length: 20 }, () => keys.rpc('claim_outbox', { kinds: ['email'], batch: 4 })),
    );
    const held = claims.flatMap(({ data }) => data ?? []);
    expect(held).toHaveLength(12);
    expect(new Set(held.map(({ id }) => id)).size).toBe(12);
    for (const { id, claim } of held) {
      const { data } = await keys.rpc('finish_outbox', { message_id: id, claim });
      expect(data).toBe(true);
    }
  });

  test('uses the same idempotency key when retrying after a temporary failure', async () => {
    await queue('bob@people.example');
    const first = await deliver(() => 503);
    expect(first.report).toEqual({ delivered: 0, failed: 1 });
    expect((await deliver()).posted).toEqual([]);
    await project.database.write(
      'system',
      (sql) => sql`update private.outbox set deliver_after = now() where done_at is null`,
    );
    const second = await deliver();
    expect(second.report).toEqual({ delivered: 1, failed: 0 });
    expect(second.posted[0]?.key).toBe(first.posted[0]?.key);
  });

  test('shows failed emails to administrators without content and resends them on request', async () => {
    await queue('gone@people.example');
    await deliver(() => 422);
    const { data: account } = await keys.auth.admin.createUser({
      email: uniqueEmail('admin'),
      password: 'correct horse',
      email_confirm: true,
    });
    const id = account.user?.id ?? '';
    await makeAdmin(keys, id);
    const administrator = clientFor(project, project.publishableKey);
    const email = account.user?.email ?? '';
    // The email to the team about this account.
    await deliver();
    await administrator.auth.signInWithPassword({ email, password: 'correct horse' });

    const { data, error } = await administrator.rpc('dead_letters');
    expect(error).toBeNull();
    const deadLetter = data?.find(({ recipient }) => recipient === 'gone@people.example');
    expect(deadLetter).toMatchObject({
      kind: 'email',
      template: 'account_approved',
      last_error: 'http_422',
      attempts: 1,
      is_expired: false,
    });
    expect(Object.keys(deadLetter ?? {})).not.toContain('facts');

    const retry = () => administrator.rpc('retry_dead_letter', { id: deadLetter?.id ?? '' });
    expect((await retry()).data).toBe(true);
    expect((await retry()).data).toBe(false);
    expect((await deliver()).posted).toMatchObject([{ body: { to: ['gone@people.example'] } }]);
  });

  test("doesn't resend a failed email with an expired link", async () => {
    await project.database.write('system', async (sql) => {
      await sql`select private.queue_message('email', 'late@people.example', 'confirm', '{}',
        p_expires_at => now() - interval '1 second')`;
    });
    expect((await deliver()).posted).toEqual([]);
    const rejection = await project.database
      .write('system', async (sql) => {
        await sql`select set_config('request.jwt.claims', json_build_object('haven_acting', 'database', 'sub', (
          select user_id from public.user_roles where role = 'admin' limit 1))::text, true)`;
        await sql`select private.retry_dead_letter(id) from private.outbox where last_error = 'expired'`;
      })
      .catch((error: unknown) => error);
    expect(String(rejection)).toContain('This message has expired.');
  });
});
