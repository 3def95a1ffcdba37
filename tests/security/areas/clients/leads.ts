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

const orders = ['name', 'received_at', 'respond_by', 'created_at', 'deleted_at'];

async function arrangeLeads({ member: { client } }: Readers) {
  const leads = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name }));
  const created = await succeed(client.from('leads').insert(leads).select('id'));
  const deletedIds = created.slice(2).map(({ id }) => id);
  const softDelete = client
    .from('leads')
    .update({ deleted_at: getTimestamp() })
    .in('id', deletedIds);
  await succeed(softDelete.select('id'));
}

async function arrangeForms({ member: { client } }: Readers) {
  const forms = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, title: name }));
  const created = await succeed(client.from('lead_forms').insert(forms).select('id'));
  const deletedIds = created.slice(2).map(({ id }) => id);
  const softDelete = client
    .from('lead_forms')
    .update({ deleted_at: getTimestamp() })
    .in('id', deletedIds);
  await succeed(softDelete.select('id'));
}

export const area: Area = {
  tables: {
    // "Insert" uses another user as owner. No one can delete: a record stays in trash for thirty days.
    leads: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'Ada Lovelace' }),
        change: () => ({ name: randomText() }),
      },
    },
    lead_forms: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'Home', title: 'What are you looking for?' }),
        change: () => ({ name: randomText() }),
      },
    },
  },
  calls: {
    lead_form: { asked: () => ({ form_id: UNUSED_ID }), forVisitors: true },
    submit_lead_form: {
      asked: () => ({ form_id: UNUSED_ID, request_id: UNUSED_ID, answers: {} }),
      forVisitors: true,
      isOpen: true,
    },
    assign_leads: { asked: () => ({ p_ids: [UNUSED_ID] }) },
    convert_lead: { asked: () => ({ p_id: UNUSED_ID, p_with_deal: true }) },
    undo_conversion: { asked: () => ({ p_id: UNUSED_ID }) },
    my_lead_rules: {},
    lead_measures: { asked: () => ({ p_from: '2026-01-01', p_to: '2026-12-31' }) },
    set_lead_rules: { asked: () => ({ p_mode: 'asked', p_minutes: 60 }) },
    match_listings: { asked: () => ({ p_contact_id: UNUSED_ID }) },
    match_buyers: { asked: ({ covered }) => ({ p_listing_id: covered }) },
    my_deal_listings: {},
    report_pipeline: {},
    report_months: { asked: () => ({ p_from: '2026-01-01' }) },
    report_conversion: { asked: () => ({ p_from: '2026-01-01', p_to: '2026-12-31' }) },
    report_activity: { asked: () => ({ p_from: '2026-01-01', p_to: '2026-12-31' }) },
    report_rows: {
      asked: () => ({ p_figure: 'reached', p_from: '2026-01-01', p_to: '2026-12-31', p_of: 'psa' }),
    },
    link_deal_to_listing: { asked: () => ({ p_id: UNUSED_ID, p_listing_id: null }) },
  },
  lists: {
    find_lead_forms: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: ['name', 'created_at', 'deleted_at'].map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangeForms,
    },
    find_leads: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: orders.map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangeLeads,
    },
  },
};
