import type { Actor, Operation, TableName } from './expectations.ts';
import {
  type Client,
  listingBy,
  NOBODY,
  type Person,
  succeed,
  uniqueSubdomain,
  type World,
} from './world.ts';

/** What came back over HTTP, whatever the call was. */
export interface Reply {
  readonly status: number;
  readonly error: { readonly code?: string; readonly message: string } | null;
  readonly data: unknown;
}

/** One attempt. A write is judged by the row that the service key then finds, not by its reply. */
export interface Probe {
  arrange?(): Promise<unknown>;
  act(client: Client): PromiseLike<Reply>;
  happened?(): Promise<boolean>;
}

type Probes = Record<Operation, Probe>;

const exists = async (rows: PromiseLike<Reply>): Promise<boolean> => {
  const { data, error } = await rows;
  if (error) throw new Error(error.message);
  return Array.isArray(data) && data.length > 0;
};

/** The other party: the tenant and the person that an actor has no business with. */
function stranger({ actors, victim }: World, mine: Person): Person {
  return mine.tenantId === victim.tenantId ? actors['other tenant owner'] : victim;
}

function profiles({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('profiles');
  const remove = () => succeed(rows.delete().eq('id', bystander.id));
  const restore = () => succeed(rows.upsert({ id: bystander.id }));
  const present = () => exists(rows.select('id').eq('id', bystander.id));
  const edit = (id: string): Probe => {
    const bio = `Edited ${crypto.randomUUID()}`;
    return {
      act: (client) => client.from('profiles').update({ bio }).eq('id', id),
      happened: () => exists(rows.select('id').eq('id', id).eq('bio', bio)),
    };
  };
  return {
    'select own': { act: (client) => client.from('profiles').select().eq('id', mine.id) },
    'select others': { act: (client) => client.from('profiles').select().eq('id', victim.id) },
    insert: {
      arrange: remove,
      act: (client) => client.from('profiles').insert({ id: bystander.id }),
      happened: present,
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: restore,
      act: (client) => client.from('profiles').delete().eq('id', bystander.id),
      happened: async () => !(await present()),
    },
  };
}

function userRoles({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('user_roles');
  const granted = { user_id: bystander.id, role: 'investor' } as const;
  const present = () => exists(rows.select('role').match(granted));
  const edit = (id: string): Probe => {
    const expires_at = new Date(Date.now() + 1e9 + Math.floor(Math.random() * 1e9)).toISOString();
    return {
      act: (client) => client.from('user_roles').update({ expires_at }).eq('user_id', id),
      happened: () => exists(rows.select('role').eq('user_id', id).eq('expires_at', expires_at)),
    };
  };
  return {
    'select own': { act: (client) => client.from('user_roles').select().eq('user_id', mine.id) },
    'select others': {
      act: (client) => client.from('user_roles').select().eq('user_id', victim.id),
    },
    insert: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        await succeed(rows.delete().match(granted));
      },
      act: (client) => client.from('user_roles').insert(granted),
      happened: present,
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        await succeed(rows.upsert(granted));
      },
      act: (client) => client.from('user_roles').delete().match(granted),
      happened: async () => !(await present()),
    },
  };
}

function subscribers({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('subscribers');
  const present = () => exists(rows.select('user_id').eq('user_id', bystander.id));
  const edit = (id: string): Probe => {
    const subscription_tier = `tier-${crypto.randomUUID()}`;
    return {
      act: (client) => client.from('subscribers').update({ subscription_tier }).eq('user_id', id),
      happened: () => exists(rows.select('user_id').match({ user_id: id, subscription_tier })),
    };
  };
  return {
    'select own': { act: (client) => client.from('subscribers').select().eq('user_id', mine.id) },
    'select others': {
      act: (client) => client.from('subscribers').select().eq('user_id', victim.id),
    },
    insert: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        await succeed(rows.delete().eq('user_id', bystander.id));
      },
      act: (client) => client.from('subscribers').insert({ user_id: bystander.id }),
      happened: present,
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        await succeed(rows.upsert({ user_id: bystander.id }));
      },
      act: (client) => client.from('subscribers').delete().eq('user_id', bystander.id),
      happened: async () => !(await present()),
    },
  };
}

function billingAccounts({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('billing_accounts');
  const bill = {
    user_id: bystander.id,
    status: 'active',
    plan: 'starter',
    price_cents: 2_900,
    current_period_end: new Date().toISOString(),
  };
  const present = () => exists(rows.select('user_id').eq('user_id', bystander.id));
  // Nobody is behind the id of somebody signed out: there it fails, and that is as well.
  const having = (id: string) => async () => rows.upsert({ ...bill, user_id: id });
  const edit = (id: string): Probe => {
    const price_cents = Math.floor(Math.random() * 1e9);
    return {
      arrange: having(id),
      act: (client) => client.from('billing_accounts').update({ price_cents }).eq('user_id', id),
      happened: () => exists(rows.select('user_id').match({ user_id: id, price_cents })),
    };
  };
  const read = (id: string): Probe => ({
    arrange: having(id),
    act: (client) => client.from('billing_accounts').select().eq('user_id', id),
  });
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        await succeed(rows.delete().eq('user_id', bystander.id));
      },
      act: (client) => client.from('billing_accounts').insert(bill),
      happened: present,
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        await succeed(rows.upsert(bill));
      },
      act: (client) => client.from('billing_accounts').delete().eq('user_id', bystander.id),
      happened: async () => !(await present()),
    },
  };
}

function invoices({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('invoices');
  const moment = new Date().toISOString();
  const invoiceOf = (user_id: string) => ({
    id: `in_${user_id}`,
    user_id,
    status: 'open',
    amount_cents: 2_900,
    period_start: moment,
    period_end: moment,
    created_at: moment,
  });
  const present = () => exists(rows.select('id').eq('user_id', bystander.id));
  const having = (id: string) => async () => rows.upsert(invoiceOf(id));
  const edit = (id: string): Probe => {
    const amount_cents = Math.floor(Math.random() * 1e9);
    return {
      arrange: having(id),
      act: (client) => client.from('invoices').update({ amount_cents }).eq('user_id', id),
      happened: () => exists(rows.select('id').match({ user_id: id, amount_cents })),
    };
  };
  const read = (id: string): Probe => ({
    arrange: having(id),
    act: (client) => client.from('invoices').select().eq('user_id', id),
  });
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        await succeed(rows.delete().eq('user_id', bystander.id));
      },
      act: (client) => client.from('invoices').insert(invoiceOf(bystander.id)),
      happened: present,
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        await succeed(rows.upsert(invoiceOf(bystander.id)));
      },
      act: (client) => client.from('invoices').delete().eq('user_id', bystander.id),
      happened: async () => !(await present()),
    },
  };
}

function systemSettings({ service }: World): Probes {
  const rows = service.from('system_settings');
  const probe = { setting_key: 'matrix_probe', setting_type: 'test', setting_value: 1 };
  const present = () => exists(rows.select('setting_key').eq('setting_key', 'matrix_probe'));
  const read = (key: string): Probe => ({
    act: (client) => client.from('system_settings').select().eq('setting_key', key),
  });
  const edit = (setting_key: string, setting_type: string): Probe => {
    const setting_value = `https://pictures.example/${crypto.randomUUID()}.svg`;
    return {
      arrange: () => succeed(rows.upsert({ setting_key, setting_type, setting_value: '' })),
      act: (client) =>
        client.from('system_settings').update({ setting_value }).eq('setting_key', setting_key),
      happened: async () => {
        const { data } = await rows.select('setting_value').eq('setting_key', setting_key).single();
        await succeed(rows.upsert({ setting_key, setting_type, setting_value: '' }));
        return data?.setting_value === setting_value;
      },
    };
  };
  return {
    'select own': read('platform_logo_url'),
    'select others': read('staff_email_roles'),
    insert: {
      arrange: () => succeed(rows.delete().eq('setting_key', 'matrix_probe')),
      act: (client) => client.from('system_settings').insert(probe),
      happened: present,
    },
    'update own': edit('platform_logo_url', 'branding'),
    'update others': edit('matrix_probe', 'test'),
    delete: {
      arrange: () => succeed(rows.upsert(probe)),
      act: (client) => client.from('system_settings').delete().eq('setting_key', 'matrix_probe'),
      happened: async () => !(await present()),
    },
  };
}

/** "Own" are the entries about the actor, "others" those about the victim. */
function adminAuditLog({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('admin_audit_log');
  const forged = { action: 'user_update', target_email: `forged-${crypto.randomUUID()}` } as const;
  const rewrite = (id: string): Probe => ({
    act: (client) =>
      client
        .from('admin_audit_log')
        .update({ target_email: forged.target_email })
        .eq('target_user_id', id),
    happened: () =>
      exists(rows.select('id').match({ target_user_id: id, target_email: forged.target_email })),
  });
  return {
    'select own': {
      act: (client) => client.from('admin_audit_log').select().eq('target_user_id', mine.id),
    },
    'select others': {
      act: (client) => client.from('admin_audit_log').select().eq('target_user_id', victim.id),
    },
    insert: {
      act: (client) => client.from('admin_audit_log').insert(forged),
      happened: () => exists(rows.select('id').match(forged)),
    },
    'update own': rewrite(mine.id),
    'update others': rewrite(victim.id),
    delete: {
      act: (client) => client.from('admin_audit_log').delete().eq('target_user_id', bystander.id),
      happened: async () =>
        !(await exists(rows.select('id').eq('target_user_id', bystander.id).limit(1))),
    },
  };
}

function tenants(world: World, mine: Person): Probes {
  const rows = world.service.from('tenants');
  const other = stranger(world, mine).tenantId;
  const subdomain = uniqueSubdomain();
  const doomed = { name: 'Doomed', subdomain: uniqueSubdomain() };
  const edit = (id: string): Probe => {
    const name = `Renamed ${crypto.randomUUID()}`;
    return {
      act: (client) => client.from('tenants').update({ name }).eq('id', id),
      happened: () => exists(rows.select('id').match({ id, name })),
    };
  };
  return {
    'select own': { act: (client) => client.from('tenants').select().eq('id', mine.tenantId) },
    'select others': { act: (client) => client.from('tenants').select().eq('id', other) },
    insert: {
      act: (client) => client.from('tenants').insert({ name: 'Intruder', subdomain }),
      happened: () => exists(rows.select('id').eq('subdomain', subdomain)),
    },
    'update own': edit(mine.tenantId),
    'update others': edit(other),
    delete: {
      arrange: () => succeed(rows.insert(doomed)),
      act: (client) => client.from('tenants').delete().eq('subdomain', doomed.subdomain),
      happened: async () => !(await exists(rows.select('id').eq('subdomain', doomed.subdomain))),
    },
  };
}

function tenantUsers(world: World, mine: Person): Probes {
  const { service, bystander } = world;
  const rows = service.from('tenant_users');
  const other = stranger(world, mine);
  const joining = { tenant_id: other.tenantId, user_id: bystander.id };
  const present = () => exists(rows.select('id').match(joining));
  const own = { tenant_id: mine.tenantId, user_id: mine.id };
  const theirs = { tenant_id: other.tenantId, user_id: other.id };
  const clear = async () => {
    await succeed(service.from('profiles').upsert({ id: bystander.id }));
    await succeed(rows.delete().match(joining));
  };
  const edit = (membership: typeof own): Probe => ({
    arrange: () => succeed(rows.update({ is_active: true }).match(membership)),
    act: (client) => client.from('tenant_users').update({ is_active: false }).match(membership),
    happened: async () => {
      const switchedOff = await exists(
        rows.select('id').match({ ...membership, is_active: false }),
      );
      await succeed(rows.update({ is_active: true }).match(membership));
      return switchedOff;
    },
  });
  return {
    'select own': { act: (client) => client.from('tenant_users').select().match(own) },
    'select others': { act: (client) => client.from('tenant_users').select().match(theirs) },
    insert: {
      arrange: clear,
      act: (client) => client.from('tenant_users').insert(joining),
      happened: present,
    },
    'update own': edit(own),
    'update others': edit(theirs),
    delete: {
      arrange: async () => {
        await clear();
        await succeed(rows.insert(joining));
      },
      act: (client) => client.from('tenant_users').delete().match(joining),
      happened: async () => !(await present()),
    },
  };
}

function listings({ service, victim }: World, mine: Person): Probes {
  const rows = service.from('listings');
  const property_name = `Probe House ${crypto.randomUUID()}`;
  const probe = { property_name, city: 'Duluth', state: 'MN', property_type: 'memory-care' };
  const edit = (broker_id: string): Probe => {
    const description = `Edited ${crypto.randomUUID()}`;
    return {
      arrange: () => ownListing(broker_id),
      act: (client) => client.from('listings').update({ description }).eq('broker_id', broker_id),
      happened: () => exists(rows.select('id').match({ broker_id, description })),
    };
  };
  const read = (broker_id: string): Probe => ({
    arrange: () => ownListing(broker_id),
    act: (client) => client.from('listings').select().eq('broker_id', broker_id),
  });
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      act: (client) => client.from('listings').insert({ ...probe, broker_id: mine.id }),
      happened: () => exists(rows.select('id').eq('property_name', property_name)),
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: () => listingBy(victim.id, { property_name }),
      act: (client) => client.from('listings').delete().eq('property_name', property_name),
      happened: async () => !(await exists(rows.select('id').eq('property_name', property_name))),
    },
  };
}

/** A live listing with its address, one a person; whoever is signed out has none. */
const listingsMade = new Map<string, Promise<string>>();
async function ownListing(brokerId: string): Promise<string> {
  if (brokerId === NOBODY) return NOBODY;
  const made = listingsMade.get(brokerId) ?? listingBy(brokerId);
  listingsMade.set(brokerId, made);
  return made;
}

function listingAddresses({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('listing_addresses');
  const read = (brokerId: string): Probe => ({
    act: async (client) =>
      client
        .from('listing_addresses')
        .select()
        .eq('listing_id', await ownListing(brokerId)),
  });
  const edit = (brokerId: string): Probe => {
    const street_address = `${crypto.randomUUID()} Elm Street`;
    return {
      act: async (client) =>
        client
          .from('listing_addresses')
          .update({ street_address })
          .eq('listing_id', await ownListing(brokerId)),
      happened: () => exists(rows.select('listing_id').match({ street_address })),
    };
  };
  /** A listing of somebody else's, to whose address nobody else looks. */
  let doomed: string;
  const prepare = async () => {
    await succeed(service.from('profiles').upsert({ id: bystander.id }));
    doomed = await listingBy(bystander.id);
  };
  const present = () => exists(rows.select('listing_id').eq('listing_id', doomed));
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      arrange: async () => {
        await prepare();
        await succeed(rows.delete().eq('listing_id', doomed));
      },
      act: (client) =>
        client
          .from('listing_addresses')
          .insert({ listing_id: doomed, street_address: '7 Stolen Lane' }),
      happened: present,
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: prepare,
      act: (client) => client.from('listing_addresses').delete().eq('listing_id', doomed),
      happened: async () => !(await present()),
    },
  };
}

function brokerContacts({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('broker_contacts');
  const contactBy = async (user_id: string) => ({
    user_id,
    listing_id: await ownListing(victim.id),
    broker_id: null,
    message: 'Is it still for sale?',
  });
  const made = async (user_id: string) => {
    if (user_id === NOBODY) return;
    if (user_id === bystander.id) await succeed(service.from('profiles').upsert({ id: user_id }));
    await succeed(rows.upsert(await contactBy(user_id), { onConflict: 'user_id,listing_id' }));
  };
  const present = () => exists(rows.select('id').eq('user_id', bystander.id));
  const read = (id: string): Probe => ({
    arrange: () => made(id),
    act: (client) => client.from('broker_contacts').select().eq('user_id', id),
  });
  const edit = (id: string): Probe => {
    const created_at = new Date(Date.now() - Math.floor(Math.random() * 1e9)).toISOString();
    return {
      arrange: () => made(id),
      act: (client) => client.from('broker_contacts').update({ created_at }).eq('user_id', id),
      happened: () => exists(rows.select('id').match({ user_id: id, created_at })),
    };
  };
  return {
    'select own': read(mine.id),
    'select others': read(bystander.id),
    insert: {
      arrange: async () => {
        await made(bystander.id);
        await succeed(rows.delete().eq('user_id', bystander.id));
      },
      act: async (client) => client.from('broker_contacts').insert(await contactBy(bystander.id)),
      happened: present,
    },
    'update own': edit(mine.id),
    'update others': edit(bystander.id),
    delete: {
      arrange: () => made(bystander.id),
      act: (client) => client.from('broker_contacts').delete().eq('user_id', bystander.id),
      happened: async () => !(await present()),
    },
  };
}

const PROBES: Record<TableName, (world: World, mine: Person) => Probes> = {
  profiles,
  user_roles: userRoles,
  subscribers,
  billing_accounts: billingAccounts,
  invoices,
  system_settings: systemSettings,
  admin_audit_log: adminAuditLog,
  tenants,
  tenant_users: tenantUsers,
  listings,
  listing_addresses: listingAddresses,
  broker_contacts: brokerContacts,
};

/** The attempt that tests one cell of the matrix. */
export const probeFor = (
  world: World,
  table: TableName,
  actor: Actor,
  operation: Operation,
): Probe => PROBES[table](world, world.actors[actor])[operation];
