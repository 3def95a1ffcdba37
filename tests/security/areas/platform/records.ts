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
import { serverClient } from '../../direct-clients.ts';
import { getTimestamp, number, randomText } from '../../probes/values.ts';
import { succeed } from '../../world.ts';

/** Returns one contact per user, created once. */
const contacts = new Map<string, Promise<string>>();
function contactOf(owner_id: string): Promise<string> {
  const created = contacts.get(owner_id) ?? meet();
  contacts.set(owner_id, created);
  return created;

  async function meet(): Promise<string> {
    const row = { owner_id, name: 'Ada Lovelace' };
    return (await succeed(serverClient().from('contacts').insert(row).select('id').single())).id;
  }
}

const onContactOf = async (by: string) => ({
  by,
  kind: 'contacts',
  record_id: await contactOf(by),
});
const but = { 'signed out': denyAll, service: everything } as const;

const contact = randomUUID();
const ofContact = { p_kind: 'contacts', p_id: contact };
const ofNobodys = () => ({ p_kind: 'contacts', p_id: UNUSED_ID });

async function arrangeTimeline({ member: { client } }: Readers) {
  await succeed(client.from('contacts').insert({ id: contact, name: 'Ada' }).select('id'));
  const recordRef = { kind: 'contacts', record_id: contact };
  await succeed(
    client
      .from('record_comments')
      .insert({ ...recordRef, body: 'Hello' })
      .select('id'),
  );
}

async function arrangeTasks({ member: { client } }: Readers) {
  const tasks = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title }));
  const created = await succeed(client.from('record_tasks').insert(tasks).select('id'));
  const done = created.slice(2).map(({ id }) => id);
  const closed = client.from('record_tasks').update({ done_at: getTimestamp() }).in('id', done);
  await succeed(closed.select('id'));
}

export const area: Area = {
  tables: {
    // Written only by triggers.
    record_changes: {
      anyone: [yes, none, no, no, no, no],
      but,
      rows: {
        key: 'record_id',
        of: (workspace_id) => ({ workspace_id }),
        row: () => ({ kind: 'contacts', record_id: randomUUID(), version: 1, act: 'created' }),
        change: () => ({ version: number() }),
      },
    },
    // "Insert" uses another user's name, on their contact.
    record_comments: {
      anyone: [yes, none, no, yes, none, no],
      but,
      rows: {
        of: onContactOf,
        row: () => ({ body: 'Hi' }),
        change: () => ({ body: randomText() }),
      },
    },
    record_tasks: {
      anyone: [yes, none, no, yes, none, none],
      but,
      rows: {
        of: (by) => ({ by, workspace_id: by }),
        row: () => ({ title: 'Call back' }),
        change: () => ({ title: randomText() }),
      },
    },
    record_files: {
      anyone: [yes, none, no, yes, none, none],
      but,
      rows: {
        of: async (by) => ({ ...(await onContactOf(by)), workspace_id: by }),
        row: () => ({
          id: randomUUID(),
          path: randomUUID(),
          name: 'rent-roll.pdf',
          type: 'application/pdf',
          size: 1,
        }),
        change: () => ({ name: `${randomText()}.pdf` }),
      },
    },
    // "Insert" uses another user as owner, which no one can set.
    saved_values: {
      anyone: [yes, none, no, yes, none, none],
      but,
      rows: {
        key: 'name',
        row: () => ({ name: `list:${randomUUID()}`, value: 1 }),
        change: () => ({ value: number() }),
      },
    },
    // Workspace admins can change what their team shares; Haven staff have no access.
    saved_views: {
      anyone: [yes, none, no, yes, none, none],
      but: { ...but, admin: [yes, none, no, yes, none, none] },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ kind: 'contacts', name: 'Mine' }),
        change: () => ({ name: randomText() }),
      },
    },
  },
  calls: {
    save_value: { asked: () => ({ p_name: 'list:nobodys' }) },
    add_record_file: {
      asked: () => ({
        p_kind: 'contacts',
        p_record_id: UNUSED_ID,
        p_id: UNUSED_ID,
        p_name: 'a.pdf',
      }),
    },
    change_records: {
      asked: () => ({ p_kind: 'contacts', p_ids: [UNUSED_ID], p_changes: { name: 'X' } }),
    },
    undo_record_changes: {
      asked: () => ({ p_kind: 'contacts', p_ids: [UNUSED_ID], p_versions: [1] }),
    },
    begin_import: {
      asked: () => ({
        p_id: UNUSED_ID,
        p_kind: 'contacts',
        p_file_name: 'a.csv',
        p_columns: ['id'],
      }),
    },
    stage_import_rows: { asked: () => ({ p_id: UNUSED_ID, p_rows: [] }) },
    validate_import: { asked: () => ({ p_id: UNUSED_ID }) },
    finish_import: { asked: () => ({ p_id: UNUSED_ID, p_total: 1, p_duplicates: 'skip' }) },
    import_state: { asked: () => ({ p_id: UNUSED_ID }) },
    undo_import: { asked: () => ({ p_id: UNUSED_ID, p_edited: 'keep' }) },
    my_imports: { asked: () => ({ p_kind: 'contacts' }) },
    transfer_records: {
      asked: () => ({ p_kind: 'contacts', p_ids: [UNUSED_ID], p_to: UNUSED_ID }),
    },
    record_tags: { asked: () => ({ p_kind: 'contacts' }) },
    group_records: { asked: () => ({ p_kind: 'contacts', p_by: 'role' }) },
    record_timeline: { asked: ofNobodys },
    restore_record: { asked: () => ({ ...ofNobodys(), p_change_id: 1 }) },
  },
  lists: {
    my_tasks: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: [{ p_limit: 1 }, { p_is_done: true, p_limit: 1 }],
      arrange: arrangeTasks,
    },
    record_timeline: {
      by: 'member',
      goesOnBy: 'p_before',
      orders: [{ ...ofContact, p_limit: 1 }],
      arrange: arrangeTimeline,
    },
  },
};
