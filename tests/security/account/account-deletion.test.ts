import { randomUUID } from 'node:crypto';
import bcrypt from 'bcrypt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePassword } from '../../contract/mail-links.ts';
import { withSecondFactor } from '../../support/authenticator.ts';
import {
  type CapturedMail,
  clientFor,
  fetchLocal,
  type SeparateBackend,
  startSeparateBackend,
  uniqueEmail,
} from '../../support/backend.ts';
import { startConversation } from '../../support/conversations.ts';

/** Uses its own backend, because sessions are aged and weeks pass. */
let own: SeparateBackend;
let admin: Person;
beforeAll(async () => {
  own = await startSeparateBackend();
  admin = await person();
  await keys().from('user_roles').insert({ user_id: admin.id, role: 'admin' });
});
afterAll(() => own.close());

const visitor = () => clientFor(own, own.publishableKey);
const keys = () => clientFor(own, own.secretKey);
const runQuery = (query: string) => own.database.write('system', (sql) => sql.unsafe(query));

async function person(email = uniqueEmail('leaver'), type = 'buyer') {
  const password = makePassword();
  const { data } = await keys().auth.admin.createUser({
    email,
    // Lower cost, as when imported; hashing at the usual cost takes fifty times as long.
    password_hash: await bcrypt.hash(password, 4),
    email_confirm: true,
    user_metadata: { user_type: type },
  });
  const client = visitor();
  await client.auth.signInWithPassword({ email, password });
  return { id: data.user?.id ?? '', email, password, client };
}
type Person = Awaited<ReturnType<typeof person>>;

async function mailsTo(address: string): Promise<CapturedMail[]> {
  const url = `${own.url}/_local/mail.json?to=${encodeURIComponent(address)}`;
  return ((await (await fetchLocal(url, own)).json()) as { messages: CapturedMail[] }).messages;
}

async function keepToken(address: string): Promise<string> {
  const mail = (await mailsTo(address)).find(({ subject }) =>
    /scheduled for deletion/.test(subject),
  );
  const token = /[?&]keep=([a-z0-9]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No letter with a link came to ${address}.`);
  return token;
}

/** Ages all sign-ins by a day. */
const nextDay = () =>
  runQuery(`update auth.mfa_amr_claims set created_at = created_at - interval '1 day'`);

const isDeletionScheduled = async ({ id }: Person) =>
  (await runQuery(`select 1 from private.account_deletions where user_id = '${id}'`)).length === 1;

/** Ends an account's fourteen days and runs the scheduled job. */
async function afterTwoWeeks({ id }: Person): Promise<void> {
  await runQuery(`update private.account_deletions set due_at = now() where user_id = '${id}'`);
  for (let steps = 0; steps < 200; steps += 1) {
    const [row] = await runQuery('select private.process_account_deletions() as "isDone"');
    if (!row?.isDone) return;
  }
}

async function left(who: Person): Promise<Person> {
  expect((await who.client.rpc('request_account_deletion')).error).toBeNull();
  await afterTwoWeeks(who);
  return who;
}

describe('an attacker at an open session', () => {
  it("can't delete the account without a fresh sign-in; the password provides one", async () => {
    const owner = await person();
    await nextDay();
    expect((await owner.client.rpc('request_account_deletion')).error?.code).toBe('HXLVF');
    expect(await isDeletionScheduled(owner)).toBe(false);
    await owner.client.auth.signInWithPassword(owner);
    expect((await owner.client.rpc('request_account_deletion')).error).toBeNull();
    expect(await isDeletionScheduled(owner)).toBe(true);
  });

  it("can't delete an account with a second factor by password alone, or from an old session by code alone", async () => {
    const owner = await person();
    const app = await withSecondFactor(owner.client);
    const thief = visitor();
    await thief.auth.signInWithPassword(owner);
    expect((await thief.rpc('request_account_deletion')).error?.code).toBe('42501');
    await nextDay();
    const proof = { factorId: app.factorId, code: app.code() };
    expect((await owner.client.auth.mfa.challengeAndVerify(proof)).error).toBeNull();
    expect((await owner.client.rpc('request_account_deletion')).error?.code).toBe('HXLVF');
    expect(await isDeletionScheduled(owner)).toBe(false);
  });

  it("can't delete it with an ended session's token", async () => {
    const owner = await person();
    await runQuery(`delete from auth.sessions where user_id = '${owner.id}'`);
    expect((await owner.client.rpc('request_account_deletion')).error?.code).toBe('42501');
  });

  it('is stopped by the emailed link, even if the attacker controls the account by then', async () => {
    const owner = await person();
    await owner.client.rpc('request_account_deletion');
    const token = await keepToken(owner.email);
    expect((await visitor().rpc('cancel_account_deletion_by_email', { token })).data).toBe(true);
    expect(await isDeletionScheduled(owner)).toBe(false);
    const subjects = (await mailsTo(owner.email)).map(({ subject }) => subject);
    expect(subjects).toContain("Your Haven Exchange account won't be deleted");
  });
});

describe('the emailed cancellation link', () => {
  it('works once, and not for a later request', async () => {
    const owner = await person();
    await owner.client.rpc('request_account_deletion');
    const token = await keepToken(owner.email);
    await visitor().rpc('cancel_account_deletion_by_email', { token });
    await owner.client.rpc('request_account_deletion');
    expect((await visitor().rpc('cancel_account_deletion_by_email', { token })).data).toBe(false);
    expect(await isDeletionScheduled(owner)).toBe(true);
  });

  it('restores nothing once the account is erased, and works only for its owner', async () => {
    const owner = await person();
    await owner.client.rpc('request_account_deletion');
    const token = await keepToken(owner.email);
    expect(
      (await visitor().rpc('cancel_account_deletion_by_email', { token: 'a'.repeat(64) })).data,
    ).toBe(false);
    await afterTwoWeeks(owner);
    expect((await visitor().rpc('cancel_account_deletion_by_email', { token })).data).toBe(false);
    expect((await visitor().auth.signInWithPassword(owner)).error).not.toBeNull();
  });
});

describe("another user's account", () => {
  it('can be deleted only by an administrator, with a reason', async () => {
    const [owner, other] = [await person(), await person()];
    const call = { user_id: owner.id, reason: 'I want it gone' };
    expect((await other.client.rpc('delete_account', call)).error?.code).toBe('42501');
    expect((await visitor().rpc('delete_account', call)).error).not.toBeNull();
    expect((await keys().rpc('delete_account', call)).error).not.toBeNull();
    const unsaid = { ...call, reason: '  ' };
    expect((await admin.client.rpc('delete_account', unsaid)).error?.code).toBe('HXLVR');
    const oneself = { ...call, user_id: admin.id };
    expect((await admin.client.rpc('delete_account', oneself)).error?.code).toBe('42501');
    expect(await isDeletionScheduled(owner)).toBe(false);
  });

  it("can't be restored by its owner, even by email, after an administrator's decision", async () => {
    const owner = await person();
    await owner.client.rpc('request_account_deletion');
    const token = await keepToken(owner.email);
    const call = { user_id: owner.id, reason: 'Fraud' };
    expect((await admin.client.rpc('delete_account', call)).error).toBeNull();
    expect((await owner.client.rpc('cancel_account_deletion')).error?.code).toBe('HXLVO');
    expect((await visitor().rpc('cancel_account_deletion_by_email', { token })).data).toBe(false);
    expect(await isDeletionScheduled(owner)).toBe(true);
    expect((await admin.client.rpc('stop_deletion', { user_id: owner.id })).data).toBe(true);
    const { data: acts } = await admin.client
      .from('admin_audit_log')
      .select('details')
      .eq('target_user_id', owner.id)
      .order('id');
    expect(acts?.map(({ details }) => details)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ deletion: 'begun', reason: 'Fraud' }),
        expect.objectContaining({ deletion: 'stopped' }),
      ]),
    );
  });
});

describe('obstacles to deletion', () => {
  const getDeletionError = async (who: Person) =>
    (await who.client.rpc('request_account_deletion')).error?.code;

  it('a workspace with other members, until it is transferred', async () => {
    const [owner, member] = [await person(), await person()];
    const created = await owner.client.rpc('create_tenant', {
      name: 'Two of us',
      subdomain: `two-${randomUUID().slice(0, 8)}`,
    });
    expect(created.error).toBeNull();
    const [tenant] = await runQuery(
      `select tenant_id as id from public.tenant_users where user_id = '${owner.id}'`,
    );
    await runQuery(
      `insert into public.tenant_users (tenant_id, user_id) values ('${tenant?.id}', '${member.id}')`,
    );
    expect(await getDeletionError(owner)).toBe('HXLVW');
    expect((await owner.client.rpc('my_account_deletion')).data).toMatchObject({
      in_the_way: [{ what: 'workspace', name: 'Two of us' }],
    });
    await owner.client.rpc('hand_over_tenant', { user_id: member.id });
    expect(await getDeletionError(owner)).toBeUndefined();
  });

  it('a sale the user runs or has signed, but not one that merely lists their email', async () => {
    const [runner, buyer] = [await person(undefined, 'broker'), await person()];
    const [sale] = await runQuery(`
      insert into public.transactions (owner_id, property_name, status, price, expected_close, workspace_id)
      values ('${runner.id}', 'Oak Hill', 'negotiation', 1, current_date, '${runner.id}') returning id`);
    await runQuery(`
      insert into public.transaction_parties (transaction_id, role, name, email)
      values ('${sale?.id}', 'buyer', 'Bea', '${buyer.email}')`);
    expect(await getDeletionError(runner)).toBe('HXLVS');
    const early = await buyer.client.rpc('my_account_deletion');
    expect(early.data).toMatchObject({ in_the_way: [] });
    await runQuery(`update public.transactions set status = 'loi_signed' where id = '${sale?.id}'`);
    await runQuery(`update public.transactions set status = 'psa' where id = '${sale?.id}'`);
    expect(await getDeletionError(buyer)).toBe('HXLVT');
    const call = { user_id: buyer.id, reason: 'The sale is made up' };
    expect((await admin.client.rpc('delete_account', call)).error).toBeNull();
    const running = { user_id: runner.id, reason: 'Likewise' };
    expect((await admin.client.rpc('delete_account', running)).error?.code).toBe('HXLVS');
  });

  it('a plan that would keep being charged', async () => {
    const payer = await person();
    await runQuery(`
      insert into public.billing_accounts (user_id, status, plan, price_cents, current_period_end)
      values ('${payer.id}', 'active', 'starter', 2900, now() + interval '20 days')`);
    expect(await getDeletionError(payer)).toBe('HXLVP');
    await runQuery(
      `update public.billing_accounts set cancel_at_period_end = true where user_id = '${payer.id}'`,
    );
    expect(await getDeletionError(payer)).toBeUndefined();
    // A plan resumed during the wait keeps the account.
    await runQuery(
      `update public.billing_accounts set cancel_at_period_end = false where user_id = '${payer.id}'`,
    );
    await afterTwoWeeks(payer);
    expect((await visitor().auth.signInWithPassword(payer)).error).toBeNull();
    expect(await isDeletionScheduled(payer)).toBe(false);
  });
});

describe('a deleted user', () => {
  it("can't use a token that is still valid", async () => {
    const owner = await person();
    const { data } = await owner.client.auth.getSession();
    const token = data.session?.access_token ?? '';
    await left(owner);
    const rest = await fetch(`${own.url}/rest/v1/profiles?select=id`, {
      headers: { apikey: own.publishableKey, authorization: `Bearer ${token}` },
    });
    expect(rest.status).toBe(403);
    const refreshed = await owner.client.auth.refreshSession();
    expect(refreshed.error).not.toBeNull();
    const file = await owner.client.storage
      .from('documents')
      .upload(`${owner.id}/late.txt`, new Blob(['x'], { type: 'text/plain' }));
    expect(file.error).not.toBeNull();
  });

  it('inherits nothing by signing up again with the same email', async () => {
    const owner = await person(undefined, 'broker');
    const broker = await person(undefined, 'broker');
    await owner.client.from('contacts').insert({ name: 'A contact' });
    await owner.client.from('saved_searches').insert({ name: 'Mine', facets: [] });
    const [sale] = await runQuery(`
      insert into public.transactions (owner_id, property_name, status, ended_reason, workspace_id)
      values ('${broker.id}', 'Elm Court', 'negotiation', 'other', '${broker.id}') returning id`);
    await runQuery(`
      insert into public.transaction_parties (transaction_id, role, name, email)
      values ('${sale?.id}', 'buyer', 'Leo Leaver', '${owner.email}')`);
    await runQuery(`
      with list as (
        insert into public.saved_lists (user_id, name) values ('${broker.id}', 'For Leo') returning id
      )
      insert into private.list_shares (list_id, recipient, name, has_notes)
      select id, '${owner.email}', 'Leo Leaver', true from list`);
    expect((await owner.client.rpc('lists_for_me')).data).toMatchObject([{ name: 'For Leo' }]);
    await left(owner);

    const again = await person(owner.email, 'broker');
    expect(again.id).not.toBe(owner.id);
    expect((await again.client.rpc('lists_for_me')).data).toEqual([]);
    const [contacts, searches, parts, account] = await Promise.all([
      again.client.from('contacts').select('id'),
      again.client.from('saved_searches').select('id'),
      again.client.rpc('my_transactions' as 'my_account'),
      again.client.rpc('my_account'),
    ]);
    expect(contacts.data).toEqual([]);
    expect(searches.data).toEqual([]);
    expect(JSON.stringify(parts.data ?? [])).not.toContain('Elm Court');
    expect(account.data).toMatchObject({ leaving: null, subscription: null });
    const [party] = await runQuery(
      `select name, email from public.transaction_parties where transaction_id = '${sale?.id}'`,
    );
    expect(party).toEqual({ name: 'Leo Leaver', email: null });
  });

  it('leaves messages with their recipients, without the name', async () => {
    const [owner, other] = [await person(undefined, 'broker'), await person(undefined, 'broker')];
    await keys()
      .from('subscribers')
      .upsert(
        [owner, other].map(({ id }) => ({
          user_id: id,
          subscribed: true,
          subscription_tier: 'professional',
        })),
      );
    await keys().from('profiles').update({ full_name: 'Olive Owner' }).eq('id', owner.id);
    const conversation = await startConversation(keys(), [owner.id, other.id]);
    const write = (who: Person, text: string) =>
      who.client
        .from('conversation_messages')
        .insert({ conversation_id: conversation, sender_id: who.id, message_text: text });
    expect((await write(owner, 'From the owner')).error).toBeNull();
    expect((await write(other, 'From the other')).error).toBeNull();
    await left(owner);

    const read = await other.client
      .from('conversation_messages')
      .select('message_text')
      .eq('conversation_id', conversation)
      .order('created_at');
    expect(read.data?.map(({ message_text: text }) => text)).toEqual([
      'From the owner',
      'From the other',
    ]);
    expect((await write(other, 'Are you there?')).error?.code).toBe('HXLVD');
    const [profile] = await runQuery(
      `select full_name from public.profiles where id = '${owner.id}'`,
    );
    expect(profile).toEqual({ full_name: 'Deleted account' });
    const { data: found } = await admin.client.rpc('admin_accounts', { search: 'Deleted account' });
    expect(found).toMatchObject({ rows: [] });
  });

  it("leaves the team's shared records in place", async () => {
    const [owner, member] = [await person(undefined, 'broker'), await person(undefined, 'broker')];
    await owner.client.rpc('create_tenant', {
      name: 'A team',
      subdomain: `crew-${randomUUID().slice(0, 8)}`,
    });
    const [tenant] = await runQuery(
      `select tenant_id as id from public.tenant_users where user_id = '${owner.id}'`,
    );
    await runQuery(
      `insert into public.tenant_users (tenant_id, user_id, is_active) values ('${tenant?.id}', '${member.id}', true)`,
    );
    const shared = { name: 'Shared by a member', sharing: 'team' };
    expect((await member.client.from('contacts').insert(shared)).error).toBeNull();
    expect(
      (await member.client.from('contacts').insert({ name: 'Retention', sharing: 'private' }))
        .error,
    ).toBeNull();
    await left(member);
    const { data } = await owner.client.from('contacts').select('name');
    expect(data).toEqual([{ name: 'Shared by a member' }]);
    const [remaining] = await runQuery(
      `select count(*)::int as n from public.contacts where name = 'Kept'`,
    );
    expect(remaining?.n).toBe(0);
  });
});
