import { randomUUID } from 'node:crypto';
import { type Person, person, succeed } from '../world.ts';
import { as, insertRow, keys } from './team.ts';

/** Returns the ID of a new community and its director. */
export async function createCommunity(name = 'Maple Court') {
  const director = await person('operator');
  const community: string = randomUUID();
  await succeed(as(director).rpc('create_community', { p_id: community, p_values: { name } }));
  return { community, director };
}

export async function hire(community: string, position: string, hasLeft = false): Promise<Person> {
  const hired = await person('operator');
  await insertRow('community_members', {
    community_id: community,
    user_id: hired.id,
    position,
    starts_at: '2026-01-01T00:00:00Z',
    ends_at: hasLeft ? '2026-02-01T00:00:00Z' : null,
  });
  return hired;
}

/** Returns the owner and the ID of a verified vendor. */
export async function addVendor(company_name: string): Promise<[Person, string]> {
  const owner = await person('vendor');
  const found = await keys().from('vendors').select('id').eq('user_id', owner.id);
  const id =
    (found.data?.[0]?.id as string | undefined) ??
    (await insertRow('vendors', { user_id: owner.id, company_name, category: 'construction' }));
  const values = { verification_status: 'verified', company_name };
  await succeed(keys().from('vendors').update(values).eq('id', id).select('id'));
  return [owner, id];
}

/** A community with two units, its people, and the director of another community. */
export async function createMaintenanceTeam() {
  const { community, director } = await createCommunity();
  const building_id = await insertRow('buildings', { community_id: community, name: 'Main' });
  const floor_id = await insertRow('floors', { building_id, name: 'First' });
  return {
    community,
    director,
    unit: await insertRow('units', { floor_id, name: '101' }),
    otherUnit: await insertRow('units', { floor_id, name: '102' }),
    maintenance: await hire(community, 'maintenance'),
    nurse: await hire(community, 'nurse'),
    family: await hire(community, 'family'),
    former: await hire(community, 'maintenance', true),
    neighbor: (await createCommunity('Oak Court')).director,
  };
}
