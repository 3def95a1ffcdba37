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
import { person, succeed } from '../../world.ts';

type Kind = 'campaigns' | 'email_templates';

const sequenceOf = async (owner_id: string) => {
  const row = { owner_id, name: 'After the first look' };
  const found = serverClient().from('email_sequences').select('id').match(row).limit(1);
  const [known] = await succeed(found);
  const made = () => serverClient().from('email_sequences').insert(row).select('id').single();
  return (known ?? (await succeed(made()))).id;
};
/** Each user's enrollment is in another user's sequence, with that user's contact. */
const enrolments = new Map<string, Promise<{ sequence_id: string; contact_id: string }>>();
const enrolmentFor = (of: string) => {
  const made =
    enrolments.get(of) ??
    person('seller').then(async ({ id }) => ({
      sequence_id: await sequenceOf(id),
      contact_id: await contactOf(id),
    }));
  enrolments.set(of, made);
  return made;
};
const contactOf = async (owner_id: string) =>
  (
    await succeed(
      serverClient()
        .from('contacts')
        .insert({ owner_id, name: 'Ada Lovelace' })
        .select('id')
        .single(),
    )
  ).id;

const arrange =
  (kind: Kind) =>
  async ({ member: { client } }: Readers) => {
    const rows = ['One', 'Two', 'Three', 'Four'].map((name) => ({
      name,
      subject: name,
      body: name,
    }));
    const made = await succeed(client.from(kind).insert(rows).select('id'));
    const deletedIds = made.slice(2).map(({ id }) => id);
    const softDelete = client
      .from(kind)
      .update({ deleted_at: getTimestamp() })
      .in('id', deletedIds);
    await succeed(softDelete.select('id'));
  };

const ordered = (orders: readonly string[]) => orders.map((p_sort) => ({ p_sort, p_limit: 1 }));

export const area: Area = {
  tables: {
    // "Insert" uses another user as owner. No one can delete: a record stays in trash for thirty days.
    campaigns: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'Riverbend' }),
        change: () => ({ name: randomText() }),
      },
    },
    email_templates: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'New listing', subject: 'Riverbend', body: 'Shall we walk it?' }),
        change: () => ({ name: randomText() }),
      },
    },
    email_sequences: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'After the first look' }),
        change: () => ({ name: randomText() }),
      },
    },
    // Written only by calls.
    sequence_steps: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: async (id) => ({ sequence_id: await sequenceOf(id) }),
        row: () => ({ place: 1, kind: 'task', title: 'Call' }),
        change: () => ({ title: randomText() }),
      },
    },
    sequence_enrolments: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: async (sender_id) => ({
          sender_id,
          workspace_id: sender_id,
          organization_id: sender_id,
          ...(await enrolmentFor(sender_id)),
        }),
        row: () => ({ recipient: 'ada@example.com', zone: 'America/Chicago', status: 'finished' }),
        change: () => ({ ended_at: getTimestamp() }),
      },
    },
    // Written only by calls and scheduled jobs.
    broker_emails: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (sender_id) => ({ sender_id, workspace_id: sender_id, organization_id: sender_id }),
        row: () => ({ zone: 'America/Chicago', status: 'left_out' }),
        change: () => ({ clicked_at: getTimestamp() }),
      },
    },
  },
  calls: {
    campaign_audience: { asked: () => ({ p_id: UNUSED_ID }) },
    campaign_results: { asked: () => ({ p_ids: [UNUSED_ID] }) },
    send_campaign: { asked: () => ({ p_id: UNUSED_ID }) },
    stop_campaign: { asked: () => ({ p_id: UNUSED_ID }) },
    test_campaign: { asked: () => ({ p_id: UNUSED_ID }) },
    my_postal_address: {},
    set_postal_address: { asked: () => ({ p_address: '' }) },
    save_sequence_step: {
      asked: () => ({ p_sequence_id: UNUSED_ID, p_kind: 'task', p_wait_days: 1, p_title: 'Call' }),
    },
    remove_sequence_step: { asked: () => ({ p_step_id: UNUSED_ID }) },
    run_sequence: { asked: () => ({ p_id: UNUSED_ID, p_runs: true }) },
    enroll_contacts: { asked: () => ({ p_sequence_id: UNUSED_ID, p_contact_ids: [UNUSED_ID] }) },
    end_enrollment: { asked: () => ({ p_id: UNUSED_ID }) },
    sequence_results: { asked: () => ({ p_ids: [UNUSED_ID] }) },
    set_email_replied: { asked: () => ({ p_id: UNUSED_ID }) },
  },
  lists: {
    find_email_sequences: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: ordered(['name', 'created_at', 'deleted_at']),
      arrange: async ({ member: { client } }) => {
        const rows = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name }));
        const made = await succeed(client.from('email_sequences').insert(rows).select('id'));
        const deletedIds = made.slice(2).map(({ id }) => id);
        const softDelete = client.from('email_sequences').update({ deleted_at: getTimestamp() });
        await succeed(softDelete.in('id', deletedIds).select('id'));
      },
    },
    find_campaigns: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: ordered(['name', 'send_at', 'created_at', 'deleted_at']),
      arrange: arrange('campaigns'),
    },
    find_email_templates: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: ordered(['name', 'created_at', 'deleted_at']),
      arrange: arrange('email_templates'),
    },
  },
};
