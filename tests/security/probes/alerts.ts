import { randomUUID } from 'node:crypto';
import { type Person, succeed, type World } from '../world.ts';
import { exists, type Probe, type Probes } from './probe.ts';

/** What a later sign-in would leave behind. */
export function signInAlerts({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('sign_in_alerts');
  const alertOf = (user_id: string) => ({
    id: randomUUID(),
    user_id,
    happened_at: new Date(Date.now() + 60_000).toISOString(),
  });
  const of = (id: string) => {
    const alert = alertOf(id);
    // Nobody is behind the id of somebody signed out: there it fails, and that is as well.
    return { alert, arrange: async () => rows.insert(alert) };
  };
  const read = (id: string): Probe => ({
    ...of(id),
    act: (client) => client.from('sign_in_alerts').select().eq('user_id', id),
  });
  const edit = (id: string): Probe => {
    const { alert, arrange } = of(id);
    const user_agent = randomUUID();
    return {
      arrange,
      act: (client) => client.from('sign_in_alerts').update({ user_agent }).eq('id', alert.id),
      happened: () => exists(rows.select('id').match({ id: alert.id, user_agent })),
    };
  };
  const { alert, arrange } = of(bystander.id);
  const present = () => exists(rows.select('id').eq('id', alert.id));
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      act: (client) => client.from('sign_in_alerts').insert(alert),
      happened: present,
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: async () => succeed(arrange()),
      act: (client) => client.from('sign_in_alerts').delete().eq('id', alert.id),
      happened: async () => !(await present()),
    },
  };
}
