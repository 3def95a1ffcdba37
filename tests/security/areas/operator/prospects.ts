import { type Area, UNUSED_ID } from '../../area.ts';
import { randomText } from '../../probes/values.ts';
import { inPlace, insert, moveToTrash, ordered, placeOf, readOnly, records } from './operator.ts';

const PAST = '2026-05-01T15:00:00Z';
const PERIOD = { p_community_id: UNUSED_ID, p_from: '2026-05-01', p_to: '2026-05-31' };

export const area: Area = {
  tables: {
    resident_prospects: records({
      of: inPlace(async (place) => ({ community_id: await place.community() })),
      row: () => ({ name: 'Ada Lovelace' }),
      change: () => ({ notes: randomText() }),
    }),
    move_in_items: records({
      of: inPlace(async (place) => ({ prospect_id: await place.prospect() })),
      row: () => ({ item: randomText() }),
      change: () => ({ note: randomText() }),
    }),
    prospect_events: records(
      {
        of: inPlace(async (place) => ({
          community_id: await place.community(),
          prospect_id: await place.prospect(),
        })),
        row: () => ({ type: 'tour', at: PAST }),
        change: () => ({ note: randomText() }),
      },
      readOnly,
    ),
  },
  calls: {
    request_residency_agreement: {
      asked: () => ({
        p_id: UNUSED_ID,
        p_item_id: UNUSED_ID,
        p_title: 'Residency agreement',
        p_body: 'The resident moves in and pays the monthly rent.',
        p_name: 'Ada',
        p_email: 'ada@example.com',
      }),
    },
    cancel_residency_agreement: { asked: () => ({ p_id: UNUSED_ID }) },
    list_residency_agreements: { asked: () => ({ p_prospect_id: UNUSED_ID }) },
    get_residency_agreement: { asked: () => ({ p_id: UNUSED_ID }) },
    sign_residency_agreement: {
      asked: () => ({
        p_agreement_id: UNUSED_ID,
        p_id: UNUSED_ID,
        p_name: 'Ada',
        p_drawing: null,
        p_consents: true,
        p_hash: 'a',
      }),
    },
    get_signed_agreement: { asked: () => ({ p_document_id: UNUSED_ID }) },
    record_prospect_event: {
      asked: () => ({ p_id: UNUSED_ID, p_prospect_id: UNUSED_ID, p_type: 'tour', p_at: PAST }),
    },
    move_in_prospect: {
      asked: () => ({
        p_id: UNUSED_ID,
        p_prospect_id: UNUSED_ID,
        p_at: PAST,
        p_unit_id: UNUSED_ID,
      }),
    },
    list_waitlist: { asked: () => ({ p_community_id: UNUSED_ID }) },
    get_prospect_conversion: { asked: () => PERIOD },
    list_conversion_rows: { asked: () => ({ ...PERIOD, p_measure: 'inquired' }) },
  },
  lists: {
    find_resident_prospects: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: ordered(['name', 'inquired_on', 'desired_on', 'created_at', 'deleted_at']),
      arrange: async ({ member: { id } }) => {
        const community_id = await placeOf(id).community();
        for (const name of ['One', 'Two', 'Three', 'Four']) {
          const prospectId = await insert('resident_prospects', {
            owner_id: id,
            community_id,
            name,
          });
          if (name === 'Three' || name === 'Four')
            await moveToTrash('resident_prospects', prospectId);
        }
      },
    },
  },
};
