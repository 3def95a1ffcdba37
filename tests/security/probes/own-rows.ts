import type { Client, Person, World } from '../world.ts';
import { NOBODY, succeed } from '../world.ts';
import { exists, type Probe, type Probes } from './probe.ts';

type OwnTable = 'notification_preferences' | 'presence' | 'activity_feed';

/** What one writes oneself. A cell about somebody else is the same call with their account. */
const CHANGES = {
  notification_preferences: { document_uploads: false },
  presence: { is_hidden: true },
  activity_feed: { message: 'Changed' },
} as const;

const FRESH = {
  notification_preferences: {},
  presence: { status: 'online' },
  activity_feed: { activity_type: 'login' },
} as const;

function probes(world: World, mine: Person, table: OwnTable): Probes {
  const { service, victim } = world;
  // The three have an account's id and no more in common that matters here.
  const rowsOf = (client: Client) => client.from(table as 'presence');
  const rows = rowsOf(service);
  const add = async (user_id: string) => {
    if (user_id === NOBODY) return;
    await succeed(rows.delete().eq('user_id', user_id).select('user_id'));
    await succeed(rows.insert({ user_id, ...FRESH[table] } as never).select('user_id'));
  };
  const remove = (user_id: string) =>
    succeed(rows.delete().eq('user_id', user_id).select('user_id'));
  const there = (user_id: string) => exists(rows.select('user_id').eq('user_id', user_id));
  const read = (userId: string): Probe => ({
    arrange: () => add(userId),
    act: (client) => rowsOf(client).select().eq('user_id', userId),
  });
  const edit = (userId: string): Probe => ({
    arrange: () => add(userId),
    act: (client) =>
      rowsOf(client)
        .update(CHANGES[table] as never)
        .eq('user_id', userId)
        .select('user_id'),
  });
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      arrange: () => remove(victim.id),
      act: (client) => rowsOf(client).insert({ user_id: victim.id, ...FRESH[table] } as never),
      happened: () => there(victim.id),
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: () => add(victim.id),
      act: (client) => rowsOf(client).delete().eq('user_id', victim.id),
      happened: async () => !(await there(victim.id)),
    },
  };
}

export const notificationPreferences = (world: World, mine: Person): Probes =>
  probes(world, mine, 'notification_preferences');

export const presence = (world: World, mine: Person): Probes => probes(world, mine, 'presence');

export const activityFeed = (world: World, mine: Person): Probes =>
  probes(world, mine, 'activity_feed');
