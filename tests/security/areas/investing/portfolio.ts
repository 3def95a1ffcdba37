import { randomUUID } from 'node:crypto';
import {
  type Area,
  denyAll,
  everything,
  no,
  none,
  type Readers,
  UNUSED_ID,
  yes,
} from '../../area.ts';
import { getTimestamp, randomText } from '../../probes/values.ts';
import { succeed } from '../../world.ts';

const orders = ['name', 'created_at', 'deleted_at'];

async function arrangeEntities({ member: { client } }: Readers) {
  const rows = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name }));
  const created = await succeed(client.from('investment_entities').insert(rows).select('id'));
  const removed = created.slice(2).map(({ id }) => id);
  const change = { deleted_at: getTimestamp() };
  await succeed(client.from('investment_entities').update(change).in('id', removed).select('id'));
}

async function arrangeSponsors({ member: { client } }: Readers) {
  const rows = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name }));
  const created = await succeed(client.from('investment_sponsors').insert(rows).select('id'));
  const removed = created.slice(2).map(({ id }) => id);
  const change = { deleted_at: getTimestamp() };
  await succeed(client.from('investment_sponsors').update(change).in('id', removed).select('id'));
}

async function arrangeHoldings({ member: { client } }: Readers) {
  const entity = client
    .from('investment_entities')
    .insert({ name: 'Maple LLC' })
    .select('id')
    .single();
  const { id: entity_id } = await succeed(entity);
  const rows = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, entity_id }));
  const created = await succeed(client.from('holdings').insert(rows).select('id'));
  const removed = created.slice(2).map(({ id }) => id);
  const change = { deleted_at: getTimestamp() };
  await succeed(client.from('holdings').update(change).in('id', removed).select('id'));
}

async function arrangeMovements({ member: { client } }: Readers) {
  const entity = client
    .from('investment_entities')
    .insert({ name: 'Maple LLC' })
    .select('id')
    .single();
  const { id: p_entity_id } = await succeed(entity);
  for (const day of ['2024-01-01', '2024-02-01', '2024-03-01']) {
    const p_values = { kind: 'fee', day, cents: 100 };
    await succeed(
      client.rpc('record_investor_movement', { p_id: randomUUID(), p_entity_id, p_values }),
    );
  }
}

// "Insert" uses another user as owner. No one can delete: a record stays in trash for thirty days.
const recordRules = {
  anyone: [yes, none, no, yes, none, no],
  but: { 'signed out': denyAll, service: everything },
} as const;

export const area: Area = {
  tables: {
    investment_entities: {
      ...recordRules,
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'Maple LLC' }),
        change: () => ({ name: randomText() }),
      },
    },
    investment_sponsors: {
      ...recordRules,
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'Cedar Point' }),
        change: () => ({ name: randomText() }),
      },
    },
    holdings: {
      ...recordRules,
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'Maple Court' }),
        change: () => ({ name: randomText() }),
      },
    },
  },
  calls: {
    get_portfolio: { asked: () => ({}) },
    record_investor_movement: {
      asked: () => ({
        p_id: randomUUID(),
        p_entity_id: UNUSED_ID,
        p_values: { kind: 'fee', day: '2024-01-01', cents: 1 },
      }),
    },
    reverse_investor_movement: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Entered twice' }) },
    import_investor_statement: {
      asked: () => ({
        p_id: randomUUID(),
        p_entity_id: UNUSED_ID,
        p_file_name: 'a.csv',
        p_rows: [],
      }),
    },
    undo_investor_import: { asked: () => ({ p_id: UNUSED_ID }) },
    list_investor_imports: { asked: () => ({ p_entity_id: UNUSED_ID }) },
    save_concentration_limit: {
      asked: () => ({
        p_id: randomUUID(),
        p_dimension: 'state',
        p_most_percent: 30,
        p_member: randomText(),
      }),
    },
    delete_concentration_limit: { asked: () => ({ p_id: UNUSED_ID }) },
  },
  lists: {
    find_investment_entities: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: orders.map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangeEntities,
    },
    find_investment_sponsors: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: orders.map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangeSponsors,
    },
    find_holdings: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: [...orders, 'vintage'].map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangeHoldings,
    },
    list_investor_movements: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: [{ p_limit: 1 }],
      arrange: arrangeMovements,
    },
  },
};
