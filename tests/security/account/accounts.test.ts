import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AppRole } from '#shared/access/roles.ts';
import { anonymous, newUser, service, signedInAs } from '../../support/backend.ts';
import { joinChannel } from '../../support/realtime.ts';
import { expectNothing, expectRefused } from '../refusal.ts';
import {
  type Client,
  expiredAdmin,
  NO_ID,
  type Person,
  person,
  succeed,
  tenantOwner,
  withRole,
} from '../world.ts';

let admin: Person;
let victim: Person;
beforeAll(async () => {
  admin = await withRole(await person('buyer'), 'admin');
  victim = await person('broker');
});

/** Every administrator action on a user. */
const ACTS = {
  review: (client: Client, user_id: string) =>
    client.rpc('review_account', { user_id, decision: 'rejected', reason: 'mine' }),
  suspend: (client: Client, user_id: string) => client.rpc('suspend_account', { user_id }),
  reinstate: (client: Client, user_id: string) => client.rpc('reinstate_account', { user_id }),
  assignRole: (client: Client, user_id: string) =>
    client.rpc('assign_role', { user_id, role: 'admin' }),
  removeRole: (client: Client, user_id: string) =>
    client.rpc('remove_role', { user_id, role: 'broker' }),
};
const READS = {
  list: (client: Client) => client.rpc('admin_accounts'),
  count: (client: Client) => client.rpc('admin_account_figures'),
  open: (client: Client) => client.rpc('admin_account', { user_id: victim.id }),
};

const STRANGERS: Record<string, () => Promise<Person>> = {
  'a buyer': () => person('buyer'),
  'a pilot': async () => withRole(await person('buyer'), 'pilot'),
  'the owner of another tenant': tenantOwner,
  'an administrator whose role has expired': expiredAdmin,
  'a suspended administrator': async () => {
    const suspended = await withRole(await person('buyer'), 'admin');
    await succeed(admin.client.rpc('suspend_account', { user_id: suspended.id }));
    return suspended;
  },
};

const getAccountStatus = ({ id }: Person) =>
  succeed(
    service()
      .from('profiles')
      .select('approval_status, suspended_at, user_roles(role, is_active)')
      .eq('id', id)
      .single(),
  );

describe.each(Object.entries(STRANGERS))('%s', (_name, become) => {
  it("can't act on anyone, including their own account, and reads nothing about others", async () => {
    const { client, id } = await become();
    const before = await getAccountStatus(victim);
    for (const act of Object.values(ACTS)) {
      await expectRefused(act(client, victim.id));
      await expectRefused(act(client, id));
    }
    for (const read of Object.values(READS)) await expectRefused(read(client));
    await expectNothing(client.from('admin_audit_log').select());
    expect(await getAccountStatus(victim)).toEqual(before);
  });
});

it("a visitor can't act on anyone and reads nothing", async () => {
  const client = anonymous();
  for (const act of Object.values(ACTS)) await expectRefused(act(client, victim.id), 401);
  for (const read of Object.values(READS)) await expectRefused(read(client), 401);
});

it("support can read but can't act on anyone", async () => {
  const { client, id } = await withRole(await person('buyer'), 'support');
  for (const read of Object.values(READS)) await succeed<unknown>(read(client));
  for (const act of Object.values(ACTS)) {
    await expectRefused(act(client, victim.id));
    await expectRefused(act(client, id));
  }
});

describe("an administrator can't decide about their own account", () => {
  it('through any call', async () => {
    const { client, id } = admin;
    await expectRefused(client.rpc('suspend_account', { user_id: id }));
    await expectRefused(client.rpc('review_account', { user_id: id, decision: 'rejected' }));
    await expectRefused(client.rpc('remove_role', { user_id: id, role: 'admin' }));
    await expectRefused(
      client.rpc('assign_role', { user_id: id, role: 'admin', expires_at: '2099-01-01T00:00:00Z' }),
    );
  });

  it('through a table write', async () => {
    const { client, id } = admin;
    const mine = { user_id: id, role: 'admin' } as const;
    await expectRefused(client.from('user_roles').update({ is_active: false }).match(mine));
    await expectRefused(client.from('user_roles').delete().match(mine));
  });
});

describe("the last administrator can't be removed", () => {
  /** Leaves only the given users as administrators while `work` runs. */
  async function asOnlyAdmins(people: readonly Person[], work: () => Promise<void>) {
    const roles = () => service().from('user_roles');
    const others = await succeed(
      roles()
        .update({ is_active: false })
        .match({ role: 'admin', is_active: true })
        .not('user_id', 'in', `(${people.map(({ id }) => id).join()})`)
        .select('user_id'),
    );
    try {
      await work();
    } finally {
      const ids = others.map(({ user_id }) => user_id);
      await succeed(
        roles().update({ is_active: true }).eq('role', 'admin').in('user_id', ids).select('role'),
      );
    }
  }

  const admins = async () => {
    const rows = await succeed(
      service()
        .from('user_roles')
        .select('user_id, profiles(suspended_at, approval_status)')
        .match({ role: 'admin', is_active: true })
        .is('expires_at', null),
    );
    const isLetIn = ({ profiles }: (typeof rows)[number]) =>
      profiles.suspended_at === null && profiles.approval_status === 'approved';
    return rows.filter(isLetIn).map(({ user_id }) => user_id);
  };

  const demotions: Record<string, (client: Client, user_id: string) => PromiseLike<unknown>> = {
    'take the role of': (client, user_id) => client.rpc('remove_role', { user_id, role: 'admin' }),
    suspend: (client, user_id) => client.rpc('suspend_account', { user_id }),
    reject: (client, user_id) => client.rpc('review_account', { user_id, decision: 'rejected' }),
    'set an end for': (client, user_id) =>
      client.rpc('assign_role', { user_id, role: 'admin', expires_at: '2099-01-01T00:00:00Z' }),
    'delete the role of': (client, user_id) =>
      client.from('user_roles').delete().match({ user_id, role: 'admin' }),
  };

  it.each(Object.entries(demotions))(
    'when two %s each other at the same time',
    async (_how, demote) => {
      const [one, two] = (await Promise.all(
        [1, 2].map(async () => withRole(await person('buyer'), 'admin')),
      )) as [Person, Person];
      await asOnlyAdmins([one, two], async () => {
        await Promise.all([demote(one.client, two.id), demote(two.client, one.id)]);
        expect(await admins()).toHaveLength(1);
      });
    },
  );

  it('when one with an end date demotes the only one without one', async () => {
    const [lasting, passing] = [
      await withRole(await person('buyer'), 'admin'),
      await person('buyer'),
    ];
    await succeed(
      service()
        .from('user_roles')
        .insert({ user_id: passing.id, role: 'admin', expires_at: '2099-01-01T00:00:00Z' }),
    );
    await asOnlyAdmins([lasting, passing], async () => {
      for (const demote of Object.values(demotions)) {
        expect(await demote(passing.client, lasting.id)).toMatchObject({
          error: { code: 'HXA01' },
        });
      }
      expect(await admins()).toEqual([lasting.id]);
    });
  });
});

describe('staff role', () => {
  it.each(['admin', 'support'] as const)(
    'is not granted to an unconfirmed email: %s, by any path',
    async (role: AppRole) => {
      const claimed = await newUser({
        confirmed: false,
        email: `ops-${crypto.randomUUID()}@havenrealty.example`,
      });
      const call = await admin.client.rpc('assign_role', { user_id: claimed.id, role });
      expect(call.error?.code).toBe('HXA02');
      const write = await admin.client.from('user_roles').insert({ user_id: claimed.id, role });
      expect(write.error?.code).toBe('HXA02');
    },
  );
});

describe("the audit log can't be tampered with", () => {
  const forged = { action: 'user_update', target_email: 'eve@evil.example' } as const;

  it.each(['admin', 'support', 'service'] as const)('by %s, with any verb', async (who) => {
    const clients = { admin: admin.client, service: service() };
    const client =
      who === 'support' ? await signedInAs('support@demo.havenexchange.example') : clients[who];
    const log = () => client.from('admin_audit_log');
    const [entry] = await succeed(service().from('admin_audit_log').select().order('id').limit(1));
    await expectRefused(log().insert(forged));
    await expectRefused(log().upsert(forged));
    await expectRefused(
      log()
        .update(forged)
        .eq('id', entry?.id ?? 0),
    );
    await expectRefused(log().delete().gte('id', 0));
    const after = await succeed(service().from('admin_audit_log').select().order('id').limit(1));
    expect(after).toEqual([entry]);
  });

  it('by naming another actor or writing through its triggers', async () => {
    for (const name of ['log_admin_action', 'log_profile_change', 'begin_act', 'require_staff']) {
      const { status } = await admin.client.rpc(name as 'my_account');
      expect({ name, status }).toEqual({ name, status: 404 });
    }
  });
});

describe('crafted search', () => {
  const find = async (search: string) => {
    const page = await succeed(admin.client.rpc('admin_accounts', { search }));
    return (page as { rows: { id: string }[] }).rows.map(({ id }) => id);
  };

  it.each([
    ['a wildcard', '%%%'],
    ['a wildcard for one letter', '___'],
    ['a quote', "'; drop table public.profiles; --"],
    ['a closing format', '%1$s %L %I'],
    ['a backslash at the end', 'abc\\'],
    ['a dollar quote', '$$ $1'],
    ['a long one', 'x'.repeat(100_000)],
    ['a null byte’s neighbour', '\u0001\u0002'],
  ])('with %s finds no accounts and causes no error', async (_name, search) => {
    expect(await find(search)).toEqual([]);
  });

  it('treats a wildcard in a name as a literal character', async () => {
    const odd = await person('seller');
    const mark = crypto.randomUUID().slice(0, 8);
    await succeed(
      odd.client
        .from('profiles')
        .update({ company_name: `100%_${mark} \\ O'Hara` })
        .eq('id', odd.id),
    );
    expect(await find(`100%_${mark}`)).toEqual([odd.id]);
    expect(await find(`${mark} \\ o'hara`)).toEqual([odd.id]);
    expect(await find(`100__${mark}`)).toEqual([]);
  });

  it.each([
    { status: "approved' or true --" },
    { plan: "x') or true or (''='" },
    { company: "x' or 'a'='a" },
  ])('%j finds no one', async (args) => {
    expect(await succeed(admin.client.rpc('admin_accounts', args))).toMatchObject({ rows: [] });
  });

  it.each([
    { role: "admin' or true" as AppRole },
    { created_from: 'now() or true' },
    { after: '2026-01-01' },
    { sort: 'name', after: btoa(JSON.stringify(["~') or true --", NO_ID])) },
  ])('%j is rejected', async (args) => {
    expect((await admin.client.rpc('admin_accounts', args)).status).toBe(400);
  });
});

describe('a suspended account loses everything it had open', () => {
  const suspend = (user_id: string) =>
    succeed(admin.client.rpc('suspend_account', { user_id, reason: 'Fraud under investigation' }));

  it('loses its private channel, files and roles', async () => {
    const account = await withRole(await person('broker'), 'support');
    const documents = account.client.storage.from('documents');
    const path = `${account.id}/deed.txt`;
    expect(
      (await documents.upload(path, new Blob(['x'], { type: 'text/plain' }))).error,
    ).toBeNull();
    const mine = () => account.client.channel(`user:${account.id}`, { config: { private: true } });
    await joinChannel(mine());
    await account.client.removeAllChannels();

    await suspend(account.id);

    expect((await documents.download(path)).error).not.toBeNull();
    await expectNothing(account.client.from('profiles').select('id').neq('id', account.id));
    await expect(joinChannel(mine())).rejects.toThrow(/Unauthorized/);
    expect(await succeed(account.client.rpc('my_account'))).toMatchObject({ roles: [] });
  });

  it("receives no one else's rows on its existing subscription", async () => {
    const account = await withRole(await person('broker'), 'support');
    const receivedBios: string[] = [];
    const channel = account.client
      .channel(`profiles-${account.id}`)
      .on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'profiles' }, (change) =>
        receivedBios.push(String(change.new.bio)),
      );
    await joinChannel(channel);
    /** Gives the account a unique bio that identifies the change. */
    const touch = async (id: string) => {
      const bio = crypto.randomUUID();
      await succeed(service().from('profiles').update({ bio }).eq('id', id).select('id'));
      return bio;
    };
    const before: string[] = [];
    await vi.waitFor(async () => {
      before.push(await touch(victim.id));
      expect(before.some((bio) => receivedBios.includes(bio))).toBe(true);
    });
    await suspend(account.id);
    const foreign = await touch(victim.id);
    const own = await touch(account.id);
    await vi.waitFor(() => expect(receivedBios).toContain(own));
    expect(receivedBios).not.toContain(foreign);
    await channel.unsubscribe();
  });

  it('does not learn the reason', async () => {
    const account = await person('broker');
    await suspend(account.id);
    const seen = JSON.stringify([
      await succeed(account.client.rpc('my_account')),
      await succeed(account.client.from('profiles').select()),
    ]);
    expect(seen).not.toContain('Fraud');
    await expectRefused(
      account.client.from('profiles').update({ suspended_at: null }).eq('id', account.id),
    );
  });
});
