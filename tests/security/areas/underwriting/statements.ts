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
import { succeed, type World } from '../../world.ts';

const orders = ['name', 'created_at', 'deleted_at'];

export const content = {
  months: ['2025-01', '2025-02'],
  units: 80,
  sheet: 'T12',
  property: 'Maple Court',
  fileName: 'T12.xlsx',
  lines: [
    {
      account: '4000',
      label: 'Rent',
      section: 'Revenue',
      code: null,
      labelCell: 'A3',
      cents: [500_000, 510_000],
      cells: ['B3', 'C3'],
    },
  ],
  doubts: [] as object[],
};

async function arrangeStatements({ member: { client } }: Readers) {
  const statements = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name }));
  const created = await succeed(
    client.from('underwriting_statements').insert(statements).select('id'),
  );
  const deletedIds = created.slice(2).map(({ id }) => id);
  const softDelete = client
    .from('underwriting_statements')
    .update({ deleted_at: getTimestamp() })
    .in('id', deletedIds);
  await succeed(softDelete.select('id'));
}

async function statementOf(owner_id: string, { service }: World): Promise<string> {
  const row = { name: 'Maple Court', owner_id };
  const inserted = service.from('underwriting_statements').insert(row).select('id').single();
  return (await succeed(inserted)).id;
}

async function versionOf(by: string, world: World): Promise<string> {
  const row = {
    id: randomUUID(),
    statement_id: await statementOf(by, world),
    number: 1,
    by,
    units: 80,
    months: ['2025-01-01'],
  };
  const insert = world.service.from('underwriting_statement_versions').insert(row).select('id');
  return (await succeed(insert.single())).id;
}

export const area: Area = {
  tables: {
    // "Insert" uses another user as owner. No one can delete: a record stays in trash for thirty days.
    underwriting_statements: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'Maple Court' }),
        change: () => ({ name: randomText() }),
      },
    },
    // Saved by calls; a version never changes.
    underwriting_statement_versions: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: async (by, world) => ({ by, statement_id: await statementOf(by, world) }),
        row: () => ({ id: randomUUID(), number: 1, units: 80, months: ['2025-01-01'] }),
        change: () => ({ note: randomText() }),
      },
    },
    underwriting_statement_lines: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        key: 'version_id',
        of: async (by, world) => ({ version_id: await versionOf(by, world) }),
        row: () => ({ position: 1, account: '4000', label: 'Rent', cents: [1], cells: ['B3'] }),
        change: () => ({ label: randomText() }),
      },
    },
    underwriting_unit_mix: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        key: 'version_id',
        of: async (by, world) => ({ version_id: await versionOf(by, world) }),
        row: () => ({ position: 1, type: 'Studio', units: 40, occupied: 36 }),
        change: () => ({ type: randomText() }),
      },
    },
    // Added and withdrawn by calls, which set the author.
    underwriting_adjustments: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: async (by, world) => ({ by, version_id: await versionOf(by, world) }),
        row: () => ({
          id: randomUUID(),
          kind: 'one_time',
          account: '5900',
          cents: -100,
          reason: 'Storm repairs',
          evidence: 'Invoice',
        }),
        change: () => ({ reason: randomText() }),
      },
    },
    // Written by the import; members can forget one.
    underwriting_account_mappings: {
      anyone: [yes, none, no, no, no, none],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        key: 'label_key',
        of: (workspace_id) => ({ workspace_id, by: workspace_id }),
        row: () => ({ label_key: randomText(), account: '5400' }),
        change: () => ({ account: '5500' }),
      },
    },
  },
  calls: {
    save_underwriting_statement_version: {
      asked: () => ({
        p_id: randomUUID(),
        p_statement_id: UNUSED_ID,
        p_base: 0,
        p_content: content,
        p_mappings: [],
      }),
    },
    copy_underwriting_statement_version: {
      asked: () => ({ p_id: randomUUID(), p_version_id: UNUSED_ID }),
    },
    lock_underwriting_statement_version: { asked: () => ({ p_version_id: UNUSED_ID }) },
    add_underwriting_adjustment: {
      asked: () => ({
        p_id: randomUUID(),
        p_version_id: UNUSED_ID,
        p_entry: { kind: 'other', account: '5900', cents: 1, reason: 'a', evidence: 'b' },
      }),
    },
    withdraw_underwriting_adjustment: { asked: () => ({ p_id: UNUSED_ID }) },
  },
  lists: {
    find_underwriting_statements: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: orders.map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangeStatements,
    },
  },
};
