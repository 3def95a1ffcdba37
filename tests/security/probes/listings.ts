import { service as keys } from '../../support/backend.ts';
import { listingBy, NOBODY, type Person, type World } from '../world.ts';
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

const listingsMade = new Map<string, string>();

/** A live listing with its address, one a person, anew where a test took it; whoever is signed out has none. */
export async function ownListing(brokerId: string): Promise<string> {
  if (brokerId === NOBODY) return NOBODY;
  const known = listingsMade.get(brokerId);
  const stands =
    known !== undefined && (await exists(keys().from('listings').select('id').eq('id', known)));
  const id = stands ? known : await listingBy(brokerId);
  listingsMade.set(brokerId, id);
  return id;
}
