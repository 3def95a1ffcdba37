import { NOBODY, type Person, succeed, type World } from '../world.ts';
import { exists, type Probe, type Probes } from './probe.ts';

export const unverified = {
  company_name: 'Probe Roofing',
  category: 'construction',
  states: ['OH'],
  verification_status: 'pending',
};

export function vendors({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('vendors');
  /** That person's profile, which nobody has verified. */
  const profileOf = async (user_id: string): Promise<string> => {
    if (user_id === NOBODY) return NOBODY;
    const row = { ...unverified, user_id };
    const { id } = await succeed(rows.upsert(row, { onConflict: 'user_id' }).select('id').single());
    return id;
  };
  const read = (userId: string): Probe => ({
    act: async (client) =>
      client
        .from('vendors')
        .select('id, company_name')
        .eq('id', await profileOf(userId)),
  });
  const edit = (userId: string): Probe => {
    const description = `Edited ${crypto.randomUUID()}`;
    return {
      act: async (client) =>
        client
          .from('vendors')
          .update({ description })
          .eq('id', await profileOf(userId)),
      happened: () => exists(rows.select('id').match({ description })),
    };
  };
  const { verification_status: _given, ...typed } = unverified;
  let doomed: string;
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    // In somebody else's name.
    insert: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        await succeed(rows.delete().eq('user_id', bystander.id));
      },
      act: (client) => client.from('vendors').insert({ ...typed, user_id: bystander.id }),
      happened: () => exists(rows.select('id').eq('user_id', bystander.id)),
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: async () => {
        doomed = await profileOf(victim.id);
      },
      act: (client) => client.from('vendors').delete().eq('id', doomed),
      happened: async () => !(await exists(rows.select('id').eq('id', doomed))),
    },
  };
}
