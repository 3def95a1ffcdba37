import { listingBy, NOBODY, type Person, succeed, type World } from '../world.ts';
import { exists, type Probe, type Probes } from './probe.ts';

export function listings({ service, victim }: World, mine: Person): Probes {
  const rows = service.from('listings');
  const property_name = `Probe House ${crypto.randomUUID()}`;
  const probe = { property_name, city: 'Duluth', state: 'MN', property_type: 'memory-care' };
  const edit = (account: string): Probe => {
    const change = { status: 'under_contract' };
    return {
      arrange: async () => rows.update({ status: 'active' }).eq('id', await ownListing(account)),
      act: async (client) =>
        client
          .from('listings')
          .update(change)
          .eq('id', await ownListing(account)),
      happened: async () =>
        exists(rows.select('id').match({ ...change, id: await ownListing(account) })),
    };
  };
  const read = (account: string): Probe => ({
    act: async (client) =>
      client
        .from('listings')
        .select()
        .eq('id', await ownListing(account)),
  });
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      // The server names the account; everybody else lists for themselves and cannot say for whom.
      act: (client) => {
        const row: typeof probe & { broker_id?: string } = { ...probe };
        if (client === service) row.broker_id = mine.id;
        return client.from('listings').insert(row);
      },
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
export async function ownListing(brokerId: string): Promise<string> {
  if (brokerId === NOBODY) return NOBODY;
  const made = listingsMade.get(brokerId) ?? listingBy(brokerId);
  listingsMade.set(brokerId, made);
  return made;
}

export function listingAddresses({ service, victim, bystander }: World, mine: Person): Probes {
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

/** Which broker somebody is, made with their first listing. */
export function brokerAccounts({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('broker_accounts');
  const read = (user_id: string): Probe => ({
    arrange: () => ownListing(user_id),
    act: (client) => client.from('broker_accounts').select().eq('user_id', user_id),
  });
  /** As if another account were behind a broker: what nobody but the server may say. */
  const edit = (user_id: string): Probe => {
    const is_pseudonym = true;
    return {
      arrange: async () => {
        await ownListing(user_id);
        await succeed(rows.delete().match({ user_id, is_pseudonym }));
        if (user_id !== NOBODY) await succeed(rows.insert({ user_id, is_pseudonym }));
      },
      act: (client) =>
        client
          .from('broker_accounts')
          .update({ broker_id: crypto.randomUUID() })
          .match({ user_id, is_pseudonym })
          .select(),
    };
  };
  const doomed = { user_id: bystander.id, is_pseudonym: true };
  const present = () => exists(rows.select('broker_id').match(doomed));
  const prepare = async () => {
    await succeed(service.from('profiles').upsert({ id: bystander.id }));
    await succeed(rows.delete().match(doomed));
  };
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      arrange: prepare,
      act: (client) => client.from('broker_accounts').insert(doomed),
      happened: present,
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: async () => {
        await prepare();
        await succeed(rows.insert(doomed));
      },
      act: (client) => client.from('broker_accounts').delete().match(doomed),
      happened: async () => !(await present()),
    },
  };
}

/** What somebody asks to change in a listing of theirs that is approved. */
export function revisions({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('revisions');
  const asked = async (user_id: string, changes: Record<string, string> = {}) => {
    const listing_id = await ownListing(user_id);
    if (listing_id === NOBODY) return;
    const row = { listing_id, user_id, changes };
    await succeed(rows.upsert(row, { onConflict: 'listing_id' }).select('id'));
  };
  const read = (user_id: string): Probe => ({
    arrange: () => asked(user_id),
    act: (client) => client.from('revisions').select().eq('user_id', user_id),
  });
  const edit = (user_id: string): Probe => {
    const changes = { description: `Said ${crypto.randomUUID()}` };
    return {
      arrange: () => asked(user_id),
      act: (client) => client.from('revisions').update({ changes }).eq('user_id', user_id),
      happened: () => exists(rows.select('id').contains('changes', changes)),
    };
  };
  const present = () => exists(rows.select('id').eq('user_id', bystander.id));
  const prepare = async () => {
    await succeed(service.from('profiles').upsert({ id: bystander.id }));
    await asked(bystander.id);
  };
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      arrange: async () => {
        await prepare();
        await succeed(rows.delete().eq('user_id', bystander.id));
      },
      act: async (client) =>
        client.from('revisions').insert({
          listing_id: await ownListing(bystander.id),
          user_id: bystander.id,
          changes: {},
        }),
      happened: present,
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: prepare,
      act: (client) => client.from('revisions').delete().eq('user_id', bystander.id),
      happened: async () => !(await present()),
    },
  };
}

export function brokerContacts({ service, victim, bystander }: World, mine: Person): Probes {
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
