import { type Person, succeed, uniqueSubdomain, type World } from '../world.ts';
import { exists, type Probe, type Probes, stranger } from './probe.ts';

export function tenants(world: World, mine: Person): Probes {
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

export function tenantUsers(world: World, mine: Person): Probes {
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
