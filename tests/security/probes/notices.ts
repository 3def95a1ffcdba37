import { NOBODY, type Person, succeed, type World } from '../world.ts';
import { exists, type Probe, type Probes } from './probe.ts';

export function notifications(world: World, mine: Person): Probes {
  const { service, victim } = world;
  const rows = service.from('notifications');
  const tell = async (user_id: string, title: string) => {
    if (user_id !== NOBODY) await succeed(rows.insert({ user_id, title }).select('id'));
  };
  const read = (userId: string): Probe => {
    const title = `Read ${crypto.randomUUID()}`;
    return {
      arrange: () => tell(userId, title),
      act: (client) => client.from('notifications').select().eq('title', title),
    };
  };
  const mark = (userId: string): Probe => {
    const title = `Mark ${crypto.randomUUID()}`;
    return {
      arrange: () => tell(userId, title),
      act: (client) =>
        client
          .from('notifications')
          .update({ read_at: new Date().toISOString() })
          .eq('title', title)
          .select('id'),
    };
  };
  const planted = `Planted ${crypto.randomUUID()}`;
  const doomed = `Doomed ${crypto.randomUUID()}`;
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      act: (client) => client.from('notifications').insert({ user_id: victim.id, title: planted }),
      happened: () => exists(rows.select('id').eq('title', planted)),
    },
    'update own': mark(mine.id),
    'update others': mark(victim.id),
    delete: {
      arrange: () => tell(victim.id, doomed),
      act: (client) => client.from('notifications').delete().eq('title', doomed),
      happened: async () => !(await exists(rows.select('id').eq('title', doomed))),
    },
  };
}

/** A deal of somebody, once. */
const deals = new Map<string, Promise<string>>();

function dealOf({ service }: World, user_id: string): Promise<string> {
  if (user_id === NOBODY) return Promise.resolve(NOBODY);
  const row = { user_id, status: 'negotiation', property_name: 'Maple Court' };
  const make = async () =>
    (await succeed(service.from('transactions').insert(row).select('id').single())).id;
  const deal = deals.get(user_id) ?? make();
  deals.set(user_id, deal);
  return deal;
}

export function transactions(world: World, mine: Person): Probes {
  const { service, victim } = world;
  const rows = service.from('transactions');
  const read = (userId: string): Probe => ({
    act: async (client) =>
      client
        .from('transactions')
        .select()
        .eq('id', await dealOf(world, userId)),
  });
  const edit = (userId: string): Probe => ({
    act: async (client) =>
      client
        .from('transactions')
        .update({ status: 'closing' })
        .eq('id', await dealOf(world, userId))
        .select('id'),
  });
  const id = crypto.randomUUID();
  const doomed = crypto.randomUUID();
  const row = { user_id: victim.id, status: 'negotiation', property_name: 'Oak House' };
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      act: (client) => client.from('transactions').insert({ ...row, id }),
      happened: () => exists(rows.select('id').eq('id', id)),
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: () => succeed(rows.insert({ ...row, id: doomed }).select('id')),
      act: (client) => client.from('transactions').delete().eq('id', doomed),
      happened: async () => !(await exists(rows.select('id').eq('id', doomed))),
    },
  };
}

export function transactionDocuments(world: World, mine: Person): Probes {
  const { service, victim } = world;
  const rows = service.from('transaction_documents');
  const add = async (userId: string, document_name: string) => {
    const transaction_id = await dealOf(world, userId);
    if (transaction_id === NOBODY) return;
    await succeed(rows.insert({ transaction_id, document_name }).select('id'));
  };
  const read = (userId: string): Probe => {
    const document_name = `Deed ${crypto.randomUUID()}`;
    return {
      arrange: () => add(userId, document_name),
      act: (client) =>
        client.from('transaction_documents').select().eq('document_name', document_name),
    };
  };
  const edit = (userId: string): Probe => {
    const before = `Before ${crypto.randomUUID()}`;
    const after = `After ${crypto.randomUUID()}`;
    return {
      arrange: () => add(userId, before),
      act: (client) =>
        client
          .from('transaction_documents')
          .update({ document_name: after })
          .eq('document_name', before),
      happened: () => exists(rows.select('id').eq('document_name', after)),
    };
  };
  const planted = `Planted ${crypto.randomUUID()}`;
  const doomed = `Doomed ${crypto.randomUUID()}`;
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      act: async (client) =>
        client.from('transaction_documents').insert({
          transaction_id: await dealOf(world, victim.id),
          document_name: planted,
        }),
      happened: () => exists(rows.select('id').eq('document_name', planted)),
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: () => add(victim.id, doomed),
      act: (client) => client.from('transaction_documents').delete().eq('document_name', doomed),
      happened: async () => !(await exists(rows.select('id').eq('document_name', doomed))),
    },
  };
}
