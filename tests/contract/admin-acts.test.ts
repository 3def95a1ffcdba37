import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, mailTo, type NewUser, newUser, service } from '../support/backend.ts';

let admin: NewUser;
beforeAll(async () => {
  admin = await newUser();
  await ok(service().from('user_roles').insert({ user_id: admin.id, role: 'admin' }));
});

async function ok<T>(call: PromiseLike<{ data: T; error: { message: string } | null }>) {
  const { data, error } = await call;
  if (error) throw new Error(error.message);
  return data as NonNullable<T>;
}

/** Returns a user's log entries, oldest first, without those of their sign-up. */
const entriesOf = async (user_id: string) => {
  const rows = await ok(
    service()
      .from('admin_audit_log')
      .select('action, actor_id, actor_email, target_email, details')
      .eq('target_user_id', user_id)
      .order('id'),
  );
  return rows.slice(2);
};

const subjectsTo = async ({ email }: NewUser) =>
  (await mailTo(email)).map(({ subject }) => subject).toReversed();

const expectEmailCount = (person: NewUser, count: number) =>
  expect.poll(() => subjectsTo(person)).toHaveLength(count);

const act = (client: Client) => ({
  review: (user_id: string, decision: 'approved' | 'rejected', reason?: string) =>
    ok(client.rpc('review_account', { user_id, decision, ...(reason ? { reason } : {}) })),
  suspend: (user_id: string, reason?: string) =>
    ok(client.rpc('suspend_account', { user_id, ...(reason ? { reason } : {}) })),
  reinstate: (user_id: string) => ok(client.rpc('reinstate_account', { user_id })),
  assign: (user_id: string, role: 'pilot' | 'broker', expires_at?: string) =>
    ok(client.rpc('assign_role', { user_id, role, ...(expires_at ? { expires_at } : {}) })),
  remove: (user_id: string, role: 'pilot' | 'broker') =>
    ok(client.rpc('remove_role', { user_id, role })),
});

describe('account action', () => {
  it('logs its reason and notifies the user without it, each once', async () => {
    const person = await newUser();
    const { review, suspend, reinstate } = act(admin.client);
    await review(person.id, 'rejected', 'No license on file');
    await review(person.id, 'rejected', 'No license on file');
    await review(person.id, 'approved');
    expect(await suspend(person.id, 'Chargeback')).toBe(true);
    expect(await suspend(person.id, 'Chargeback')).toBe(false);
    expect(await reinstate(person.id)).toBe(true);
    expect(await reinstate(person.id)).toBe(false);

    const by = { actor_id: admin.id, actor_email: admin.email, target_email: person.email };
    expect(await entriesOf(person.id)).toMatchObject([
      {
        action: 'user_reject',
        ...by,
        details: {
          reason: 'No license on file',
          before: { approval_status: 'approved' },
          after: { approval_status: 'rejected' },
        },
      },
      { action: 'user_approve', ...by },
      { action: 'user_suspend', ...by, details: { reason: 'Chargeback' } },
      { action: 'user_activate', ...by },
    ]);
    await expectEmailCount(person, 4);
    expect(await subjectsTo(person)).toEqual([
      'Your Haven Exchange account was not approved',
      'Your Haven Exchange account is approved',
      'Your Haven Exchange account is suspended',
      'Your Haven Exchange account is active again',
    ]);
    expect(JSON.stringify(await mailTo(person.email))).not.toMatch(/license|Chargeback/);
  });

  it('grants a role with an end date, changes the date and removes the role, logging each once', async () => {
    const person = await newUser();
    const { assign, remove } = act(admin.client);
    expect(await assign(person.id, 'pilot', '2099-01-31T12:00:00Z')).toBe(true);
    expect(await assign(person.id, 'pilot', '2099-01-31T12:00:00Z')).toBe(false);
    expect(await assign(person.id, 'pilot')).toBe(true);
    expect(await remove(person.id, 'pilot')).toBe(true);
    expect(await remove(person.id, 'pilot')).toBe(false);
    expect(await entriesOf(person.id)).toMatchObject([
      { action: 'role_assign', details: { role: 'pilot' } },
      { action: 'role_assign', details: { role: 'pilot', expires_at: null } },
      { action: 'role_remove', details: { role: 'pilot' } },
    ]);
    await expectEmailCount(person, 3);
    const [newestEmail] = (await mailTo(person.email)).toReversed();
    expect(newestEmail?.subject).toBe('You have the pilot role at Haven Exchange');
    expect(newestEmail?.text).toContain('It is valid until January 31, 2099 (UTC).');
    const past = { user_id: person.id, role: 'pilot', expires_at: '2020-01-01T00:00:00Z' } as const;
    expect((await admin.client.rpc('assign_role', past)).error?.code).toBe('23514');
  });

  it('is rejected for a missing account or an overlong reason', async () => {
    const unknownId = '00000000-0000-4000-8000-000000000000';
    const { client } = admin;
    expect((await client.rpc('suspend_account', { user_id: unknownId })).error?.code).toBe('HXA03');
    const person = await newUser();
    const long = { user_id: person.id, reason: 'x'.repeat(501) };
    expect((await client.rpc('suspend_account', long)).error?.code).toBe('22001');
  });
});

describe('audit log', () => {
  it("records an administrator's direct writes to tables", async () => {
    const person = await newUser();
    const roles = () => admin.client.from('user_roles');
    const plans = () => admin.client.from('subscribers');
    const pilot = { user_id: person.id, role: 'pilot' } as const;
    await ok(roles().insert(pilot));
    await ok(roles().update({ expires_at: '2099-01-01T00:00:00Z' }).match(pilot));
    await ok(roles().delete().match(pilot));
    await ok(
      plans().insert({ user_id: person.id, subscribed: true, subscription_tier: 'enterprise' }),
    );
    await ok(plans().update({ subscribed: false }).eq('user_id', person.id));
    await ok(plans().delete().eq('user_id', person.id));
    const entries = await entriesOf(person.id);
    expect(entries.map(({ action }) => action)).toEqual([
      'role_assign',
      'role_assign',
      'role_remove',
      'plan_change',
      'plan_change',
      'plan_change',
    ]);
    expect(new Set(entries.map(({ actor_id }) => actor_id))).toEqual(new Set([admin.id]));
  });

  it("records actions of the server's key without an actor, including account deletion", async () => {
    const person = await newUser();
    const { admin: users } = service().auth;
    await ok(
      service()
        .from('profiles')
        .update({ is_company_user: true, first_name: 'Eve' })
        .eq('id', person.id),
    );
    await users.updateUserById(person.id, { ban_duration: '1h' });
    await users.updateUserById(person.id, { password: 'another long password' });
    await users.deleteUser(person.id);
    const entries = await entriesOf(person.id);
    expect(entries).toMatchObject([
      {
        action: 'user_update',
        details: { after: { is_company_user: true }, fields: ['first_name', 'full_name'] },
      },
      { action: 'user_update', details: { fields: ['banned_until'] } },
      { action: 'user_update', details: { fields: ['password'] } },
      { action: 'user_delete', target_email: person.email, details: { roles: ['buyer'] } },
    ]);
    expect(entries.every(({ actor_id }) => actor_id === null)).toBe(true);
    expect(JSON.stringify(entries)).not.toMatch(/Eve|another long/);
  });

  it('records a changed setting', async () => {
    const setting = { setting_key: 'audit_probe', setting_type: 'test', setting_value: 1 };
    const settings = () => admin.client.from('system_settings');
    await ok(settings().insert(setting));
    await ok(settings().update({ setting_value: 2 }).eq('setting_key', 'audit_probe'));
    await ok(settings().delete().eq('setting_key', 'audit_probe'));
    const rows = await ok(
      admin.client
        .from('admin_audit_log')
        .select('details')
        .eq('action', 'settings_update')
        .eq('actor_id', admin.id)
        .order('id'),
    );
    expect(rows.map(({ details }) => details)).toEqual([
      { setting: 'audit_probe', before: null, after: 1 },
      { setting: 'audit_probe', before: 1, after: 2 },
      { setting: 'audit_probe', before: 2, after: null },
    ]);
  });

  it("doesn't record what owners change about themselves", async () => {
    const person = await newUser();
    await ok(person.client.from('profiles').update({ bio: 'I run homes.' }).eq('id', person.id));
    expect(await entriesOf(person.id)).toEqual([]);
  });
});

it('shows staff the full account, but only time and method of its sign-ins', async () => {
  const person = await newUser({
    userMetadata: { user_type: 'seller', company_name: 'Elm Court' },
  });
  await act(admin.client).assign(person.id, 'pilot', '2099-01-31T12:00:00Z');
  const account = await ok(admin.client.rpc('admin_account', { user_id: person.id }));
  expect(account).toMatchObject({
    email: person.email,
    company_name: 'Elm Court',
    status: 'approved',
    roles: [
      { role: 'pilot', counts: true, is_active: true },
      { role: 'seller', counts: true, expires_at: null },
    ],
    is_last_admin: false,
    plan: null,
  });
  const [signIn] = (account as { sign_ins: object[] }).sign_ins;
  expect(Object.keys(signIn ?? {}).toSorted()).toEqual(['happened_at', 'outcome']);
  const listed = await ok(admin.client.rpc('admin_accounts', { search: person.email }));
  expect(listed).toMatchObject({
    rows: [{ id: person.id, roles: ['pilot', 'seller'], last_sign_in_at: expect.any(String) }],
  });
});
