import { type Area, everything, NOBODYS, no, none, type Readers, shut, yes } from '../area.ts';
import { moment, word } from '../probes/values.ts';
import { succeed } from '../world.ts';

type Kind = 'campaigns' | 'letter_templates';

const arrange =
  (kind: Kind) =>
  async ({ member: { client } }: Readers) => {
    const rows = ['One', 'Two', 'Three', 'Four'].map((name) => ({
      name,
      subject: name,
      body: name,
    }));
    const made = await succeed(client.from(kind).insert(rows).select('id'));
    const gone = made.slice(2).map(({ id }) => id);
    const binned = client.from(kind).update({ deleted_at: moment() }).in('id', gone);
    await succeed(binned.select('id'));
  };

const ordered = (orders: readonly string[]) => orders.map((p_sort) => ({ p_sort, p_limit: 1 }));

export const area: Area = {
  tables: {
    // "Insert" is in the name of somebody else. Nobody deletes: a record lies in the bin for thirty days.
    campaigns: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': shut, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'Riverbend' }),
        change: () => ({ name: word() }),
      },
    },
    letter_templates: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': shut, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'New listing', subject: 'Riverbend', body: 'Shall we walk it?' }),
        change: () => ({ name: word() }),
      },
    },
    // Written by calls and by the clock alone.
    broker_letters: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': shut, service: everything },
      rows: {
        of: (sender_id) => ({ sender_id, book: sender_id, house: sender_id }),
        row: () => ({ zone: 'America/Chicago', status: 'left_out' }),
        change: () => ({ clicked_at: moment() }),
      },
    },
  },
  calls: {
    campaign_audience: { asked: () => ({ p_id: NOBODYS }) },
    campaign_results: { asked: () => ({ p_ids: [NOBODYS] }) },
    send_campaign: { asked: () => ({ p_id: NOBODYS }) },
    stop_campaign: { asked: () => ({ p_id: NOBODYS }) },
    test_campaign: { asked: () => ({ p_id: NOBODYS }) },
    note_letter_reply: { asked: () => ({ p_id: NOBODYS }) },
  },
  lists: {
    find_campaigns: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: ordered(['name', 'send_at', 'created_at', 'deleted_at']),
      arrange: arrange('campaigns'),
    },
    find_letter_templates: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: ordered(['name', 'created_at', 'deleted_at']),
      arrange: arrange('letter_templates'),
    },
  },
};
