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
import { getTimestamp, randomText } from '../../probes/values.ts';
import { brokerOf, listingBy, person, succeed } from '../../world.ts';

const companyOrders = ['name', 'communities', 'created_at', 'deleted_at'];
const orders = ['name', 'company', 'last_contact_at', 'created_at', 'deleted_at'];

async function arrangeContacts({ member: { client } }: Readers) {
  const contacts = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, company: name }));
  const created = await succeed(client.from('contacts').insert(contacts).select('id'));
  const deletedIds = created.slice(2).map(({ id }) => id);
  const softDelete = client
    .from('contacts')
    .update({ deleted_at: getTimestamp() })
    .in('id', deletedIds);
  await succeed(softDelete.select('id'));
}

async function arrangeCompanies({ member: { client } }: Readers) {
  const companies = ['One', 'Two', 'Three', 'Four'].map((name, communities) => ({
    name,
    communities,
  }));
  const created = await succeed(client.from('companies').insert(companies).select('id'));
  const deletedIds = created.slice(2).map(({ id }) => id);
  await succeed(
    client
      .from('companies')
      .update({ deleted_at: getTimestamp() })
      .in('id', deletedIds)
      .select('id'),
  );
}

/** Belongs to another user, so that attempts with the callers' own contacts and tasks don't affect it. */
let helper: Promise<string> | undefined;
const helperId = () => {
  helper ??= person('seller').then(({ id }) => id);
  return helper;
};
const once = (make: (of: string) => Promise<string>) => {
  const created = new Map<string, Promise<string>>();
  return (of: string) => {
    const found = created.get(of) ?? make(of);
    created.set(of, found);
    return found;
  };
};
const contactFor = once(async () => {
  const row = { owner_id: await helperId(), name: 'Ada Lovelace', email: 'ada@example.com' };
  return (await succeed(serverClient().from('contacts').insert(row).select('id').single())).id;
});
const ownContactOf = once(async (owner_id) => {
  const row = { owner_id, name: 'Ada Lovelace' };
  return (await succeed(serverClient().from('contacts').insert(row).select('id').single())).id;
});
const listFor = once(async (of) => {
  const workspaceId = await helperId();
  const row = {
    by: workspaceId,
    workspace_id: workspaceId,
    contact_id: await contactFor(of),
    recipient: 'ada@example.com',
  };
  return (await succeed(serverClient().from('shortlists').insert(row).select('id').single())).id;
});
const taskFor = once(async () => {
  const workspaceId = await helperId();
  const row = { by: workspaceId, workspace_id: workspaceId, title: 'Send the proof of funds' };
  return (await succeed(serverClient().from('record_tasks').insert(row).select('id').single())).id;
});
let listing: Promise<string> | undefined;
const anyListing = () => {
  listing ??= person('seller').then(async ({ id }) => listingBy(await brokerOf(id)));
  return listing;
};
const talkedWith = randomUUID();
async function arrangeTalk({ member: { client } }: Readers) {
  await succeed(client.from('contacts').insert({ id: talkedWith, name: 'Ada' }).select('id'));
  const notes = ['One', 'Two'].map((body) => ({ kind: 'contacts', record_id: talkedWith, body }));
  await succeed(client.from('record_comments').insert(notes).select('id'));
}

export const area: Area = {
  tables: {
    // Written only by calls.
    shortlists: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: async (by) => ({ by, workspace_id: by, contact_id: await contactFor(by) }),
        row: () => ({ recipient: 'ada@example.com' }),
        change: () => ({ note: randomText() }),
      },
    },
    shortlist_items: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: async (by) => ({
          workspace_id: by,
          shortlist_id: await listFor(by),
          listing_id: await anyListing(),
        }),
        row: () => ({ place: 1, property_name: 'Maple Court' }),
        change: () => ({ property_name: randomText() }),
      },
    },
    // Shared by a call; revoked by deleting.
    client_shares: {
      anyone: [yes, none, no, no, no, none],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: async (by) => ({
          by,
          workspace_id: by,
          contact_id: await contactFor(by),
          task_id: await taskFor(by),
        }),
        change: () => ({ shared_at: getTimestamp() }),
      },
    },
    // "Insert" uses another user's record.
    community_associations: {
      anyone: [yes, none, no, no, no, none],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: async (by) => ({ contact_id: await ownContactOf(by) }),
        row: () => ({ community: randomText(), relation: 'owner' }),
        change: () => ({ community: randomText() }),
      },
    },
    // "Insert" uses another user as owner. No one can delete: a record stays in trash for thirty days.
    contacts: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'Ada Lovelace' }),
        change: () => ({ name: randomText() }),
      },
    },
    companies: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'Tallgrass Health' }),
        change: () => ({ name: randomText() }),
      },
    },
  },
  calls: {
    send_shortlist: { asked: () => ({ p_contact_id: UNUSED_ID, p_listing_ids: [UNUSED_ID] }) },
    end_shortlist: { asked: () => ({ p_id: UNUSED_ID }) },
    share_with_client: {
      asked: () => ({ p_contact_id: UNUSED_ID, p_what: 'task', p_id: UNUSED_ID }),
    },
    my_items_from_brokers: {},
    answer_shortlist: { asked: () => ({ p_item_id: UNUSED_ID, p_answer: 'like' }) },
    finish_client_task: { asked: () => ({ p_share_id: UNUSED_ID, p_is_done: true }) },
    find_duplicates: {},
    mark_as_not_duplicates: { asked: () => ({ p_one: UNUSED_ID, p_other: UNUSED_ID }) },
    merge_contacts: { asked: () => ({ p_keep: UNUSED_ID, p_gone: UNUSED_ID }) },
    undo_merge: { asked: () => ({ p_id: UNUSED_ID }) },
    client_exchange_activity: { asked: () => ({ p_contact_id: UNUSED_ID }) },
    client_timeline: { asked: () => ({ p_contact_id: UNUSED_ID }) },
    client_conversation: { asked: () => ({ p_contact_id: UNUSED_ID }) },
    send_email_to_client: {
      asked: () => ({ p_contact_id: UNUSED_ID, p_subject: 'Riverbend', p_body: 'Thursday?' }),
    },
    track_email_click: { asked: () => ({ p_token: 'x' }) },
  },
  lists: {
    client_timeline: {
      by: 'member',
      goesOnBy: 'p_before',
      orders: [{ p_contact_id: talkedWith, p_limit: 1 }],
      arrange: arrangeTalk,
    },
    find_contacts: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: orders.map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangeContacts,
    },
    find_companies: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: companyOrders.map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangeCompanies,
    },
  },
};
