import { randomUUID } from 'node:crypto';
import { type Area, UNUSED_ID } from '../../area.ts';

/** Retention has no tables in the API: everything goes through these calls. */
export const area: Area = {
  tables: {},
  calls: {
    get_retention: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_retention_due: { asked: () => ({ p_community_id: UNUSED_ID, p_kind: 'residents' }) },
    save_retention_period: {
      asked: () => ({ p_community_id: UNUSED_ID, p_kind: 'residents', p_years: 10 }),
    },
    confirm_retention: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_kind: 'residents',
        p_record_ids: [UNUSED_ID],
      }),
    },
    cancel_retention: { asked: () => ({ p_id: UNUSED_ID }) },
    hold_resident_records: {
      asked: () => ({ p_id: randomUUID(), p_resident_id: UNUSED_ID, p_reason: 'Lawsuit filed' }),
    },
    release_resident_hold: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Lawsuit closed' }) },
    hold_employee_records: {
      asked: () => ({ p_id: randomUUID(), p_employee_id: UNUSED_ID, p_reason: 'Lawsuit filed' }),
    },
    release_employee_hold: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Lawsuit closed' }) },
    get_employee_hold: { asked: () => ({ p_employee_id: UNUSED_ID }) },
    get_resident_hold: { asked: () => ({ p_resident_id: UNUSED_ID }) },
  },
};
