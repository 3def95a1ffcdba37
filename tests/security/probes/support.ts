import { NOBODY, type Person, succeed, type World } from '../world.ts';
import { exists, type Probe, type Probes } from './probe.ts';

const written = {
  name: 'Ada Asker',
  email: 'ada@people.example',
  topic: 'question',
  message: 'How do I list a community?',
};

/** A ticket of each person, once. */
const made = new Map<string, Promise<string>>();

function ticketOf({ service }: World, user_id: string): Promise<string> {
  if (user_id === NOBODY) return Promise.resolve(NOBODY);
  const row = { ...written, user_id, request_id: crypto.randomUUID() };
  const asked = made.get(user_id) ?? ask();
  made.set(user_id, asked);
  return asked;

  async function ask(): Promise<string> {
    return (await succeed(service.from('support_tickets').insert(row).select('id').single())).id;
  }
}

export function supportTickets(world: World, mine: Person): Probes {
  const { service, victim } = world;
  const rows = service.from('support_tickets');
  const request_id = crypto.randomUUID();
  const read = (userId: string): Probe => ({
    act: async (client) =>
      client
        .from('support_tickets')
        .select()
        .eq('id', await ticketOf(world, userId)),
  });
  const edit = (userId: string): Probe => {
    const message = `Never mind ${crypto.randomUUID()}`;
    return {
      act: async (client) =>
        client
          .from('support_tickets')
          .update({ message })
          .eq('id', await ticketOf(world, userId)),
      happened: () => exists(rows.select('id').match({ message })),
    };
  };
  const doomed = crypto.randomUUID();
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      act: (client) => client.from('support_tickets').insert({ ...written, request_id }),
      happened: () => exists(rows.select('id').match({ request_id })),
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: () =>
        succeed(rows.insert({ ...written, user_id: victim.id, request_id: doomed }).select('id')),
      act: (client) => client.from('support_tickets').delete().eq('request_id', doomed),
      happened: async () => !(await exists(rows.select('id').eq('request_id', doomed))),
    },
  };
}

export function supportTicketNotes(world: World, mine: Person): Probes {
  const { service, victim, bystander } = world;
  const rows = service.from('support_ticket_notes');
  const noted = async (userId: string, note = 'Called back.') => {
    const ticket_id = await ticketOf(world, userId);
    if (ticket_id === NOBODY) return { note };
    await succeed(rows.insert({ ticket_id, author_id: bystander.id, note }).select('id'));
    return { ticket_id, note };
  };
  const read = (userId: string): Probe => ({
    arrange: () => noted(userId),
    act: async (client) =>
      client
        .from('support_ticket_notes')
        .select()
        .eq('ticket_id', await ticketOf(world, userId)),
  });
  const edit = (userId: string): Probe => {
    const before = `Before ${crypto.randomUUID()}`;
    const after = `After ${crypto.randomUUID()}`;
    return {
      arrange: () => noted(userId, before),
      act: (client) =>
        client.from('support_ticket_notes').update({ note: after }).eq('note', before),
      happened: () => exists(rows.select('id').match({ note: after })),
    };
  };
  const note = `Planted ${crypto.randomUUID()}`;
  const doomed = `Doomed ${crypto.randomUUID()}`;
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      act: async (client) =>
        client
          .from('support_ticket_notes')
          .insert({ ticket_id: await ticketOf(world, victim.id), note }),
      happened: () => exists(rows.select('id').match({ note })),
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: () => noted(victim.id, doomed),
      act: (client) => client.from('support_ticket_notes').delete().eq('note', doomed),
      happened: async () => !(await exists(rows.select('id').eq('note', doomed))),
    },
  };
}
