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

const orders = [
  'name',
  'price',
  'expected_close',
  'next_step_on',
  'stage_since',
  'created_at',
  'deleted_at',
];

async function arrangeDeals({ member: { client } }: Readers) {
  const deals = ['One', 'Two', 'Three', 'Four'].map((name, price) => ({ name, price }));
  const created = await succeed(client.from('deals').insert(deals).select('id'));
  const deletedIds = created.slice(2).map(({ id }) => id);
  const softDelete = client
    .from('deals')
    .update({ deleted_at: getTimestamp() })
    .in('id', deletedIds);
  await succeed(softDelete.select('id'));
}

const propertyOrders = ['name', 'licensed_beds', 'created_at', 'deleted_at'];

async function arrangeProperties({ member: { client } }: Readers) {
  const properties = ['One', 'Two', 'Three', 'Four'].map((name, licensed_beds) => ({
    name: `${name} House`,
    licensed_beds,
  }));
  const created = await succeed(client.from('properties').insert(properties).select('id'));
  const deletedIds = created.slice(2).map(({ id }) => id);
  const softDelete = client
    .from('properties')
    .update({ deleted_at: getTimestamp() })
    .in('id', deletedIds);
  await succeed(softDelete.select('id'));
}

export const area: Area = {
  tables: {
    // "Insert" uses another user as owner. No one can delete: a record stays in trash for thirty days.
    deals: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'Maple Glen' }),
        change: () => ({ name: randomText() }),
      },
    },
    properties: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: randomText() }),
        // The name of a listed property comes from its listing.
        change: () => ({ notes: randomText() }),
      },
    },
  },
  calls: {
    list_facets: { asked: () => ({ p_kind: 'properties', p_id: UNUSED_ID }) },
    create_room_for_property: { asked: () => ({ p_property_id: UNUSED_ID }) },
  },
  lists: {
    find_properties: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: propertyOrders.map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangeProperties,
    },
    find_deals: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: orders.map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangeDeals,
    },
  },
};
