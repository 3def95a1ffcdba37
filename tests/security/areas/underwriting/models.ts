import { randomUUID } from 'node:crypto';
import { createAssumptions } from '#shared/underwriting/assumptions.ts';
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
import { succeed, type World } from '../../world.ts';

const orders = ['name', 'price', 'created_at', 'deleted_at'];

export const scenarios = [
  { id: 'base', name: 'Base case', assumptions: createAssumptions(new Date('2026-01-15')) },
];

async function arrangeModels({ member: { client } }: Readers) {
  const models = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name }));
  const created = await succeed(client.from('underwriting_models').insert(models).select('id'));
  const deletedIds = created.slice(2).map(({ id }) => id);
  const softDelete = client
    .from('underwriting_models')
    .update({ deleted_at: getTimestamp() })
    .in('id', deletedIds);
  await succeed(softDelete.select('id'));
}

/** Creates a model of the user for each version, because version numbers are unique within a model. */
async function modelOf(owner_id: string, { service }: World): Promise<string> {
  const row = { name: 'Maple Court', owner_id };
  const inserted = service.from('underwriting_models').insert(row).select('id').single();
  return (await succeed(inserted)).id;
}

/** Returns a saved version and its model. */
async function versionOf(owner_id: string, world: World) {
  const model_id = await modelOf(owner_id, world);
  const row = { id: randomUUID(), model_id, number: 1, by: owner_id, scenarios };
  const insert = world.service.from('underwriting_versions').insert(row).select('id').single();
  return { model_id, version_id: (await succeed(insert)).id };
}

export const area: Area = {
  tables: {
    // "Insert" uses another user as owner. No one can delete: a record stays in trash for thirty days.
    underwriting_models: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'Maple Court' }),
        change: () => ({ name: randomText() }),
      },
    },
    // Saved by a call; a version never changes.
    underwriting_versions: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: async (by, world) => ({ by, model_id: await modelOf(by, world) }),
        row: () => ({ id: randomUUID(), number: 1, scenarios }),
        change: () => ({ note: randomText() }),
      },
    },
    // Created and revoked by calls.
    underwriting_shares: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: async (by, world) => ({ by, ...(await versionOf(by, world)) }),
        row: () => ({
          id: randomUUID(),
          recipient: 'First Dakota Bank',
          expires_at: new Date(Date.now() + 86_400_000).toISOString(),
        }),
        change: () => ({ recipient: randomText() }),
      },
    },
  },
  calls: {
    get_underwriting_memo: { asked: () => ({ p_model_id: UNUSED_ID }) },
    share_underwriting_model: {
      asked: () => ({
        p_id: randomUUID(),
        p_model_id: UNUSED_ID,
        p_recipient: 'First Dakota Bank',
        p_days: 30,
      }),
    },
    revoke_underwriting_share: { asked: () => ({ p_id: UNUSED_ID }) },
    shared_underwriting_model: { asked: () => ({ token: 'none' }), forVisitors: true },
    save_underwriting_version: {
      asked: () => ({
        p_id: randomUUID(),
        p_model_id: UNUSED_ID,
        p_base: 0,
        p_scenarios: scenarios,
      }),
    },
  },
  lists: {
    find_underwriting_models: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: orders.map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangeModels,
    },
  },
};
