import { randomUUID } from 'node:crypto';
import { type Area, UNUSED_ID } from '../../area.ts';

const record = (p_values: object) => ({
  p_id: randomUUID(),
  p_community_id: UNUSED_ID,
  p_version: 0,
  p_values,
});
const REMITTANCE = {
  trace_number: 'EFT1',
  payer_id: '1999999999',
  payer_name: 'Ohio Medicaid',
  paid_on: '2026-05-01',
  total_cents: 0,
  claims: [],
};

/** Claims have no tables in the API: everything goes through these calls. */
export const area: Area = {
  tables: {},
  calls: {
    list_claims: { asked: () => ({ p_community_id: UNUSED_ID }) },
    get_care_claim: { asked: () => ({ p_id: UNUSED_ID }) },
    get_claim_batch: { asked: () => ({ p_id: UNUSED_ID }) },
    save_payer_profile: {
      asked: () =>
        record({
          payor: 'medicaid',
          claim_kind: 'professional',
          payer_name: 'Ohio Medicaid',
          filing_code: 'MC',
        }),
    },
    save_payor_authorization: {
      asked: () =>
        record({
          resident_id: UNUSED_ID,
          payor: 'medicaid',
          number: 'PA-1',
          service: 'Assisted living',
          units: 31,
          begins_on: '2026-05-01',
          ends_on: '2026-05-31',
        }),
    },
    remove_payor_authorization: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Entered twice' }) },
    create_care_claims: {
      asked: () => ({
        p_community_id: UNUSED_ID,
        p_payor: 'medicaid',
        p_from: '2026-05-01',
        p_to: '2026-05-31',
      }),
    },
    save_care_claim: { asked: () => ({ p_id: UNUSED_ID, p_version: 1, p_values: {} }) },
    set_claim_status: { asked: () => ({ p_id: UNUSED_ID, p_status: 'ready' }) },
    correct_claim: { asked: () => ({ p_id: UNUSED_ID, p_frequency: '7' }) },
    discard_care_claim: { asked: () => ({ p_id: UNUSED_ID }) },
    export_claims: {
      asked: () => ({ p_id: randomUUID(), p_community_id: UNUSED_ID, p_claim_ids: [UNUSED_ID] }),
    },
    record_claim_answers: {
      asked: () => ({
        p_community_id: UNUSED_ID,
        p_answers: [{ claim_number: 'C1', is_accepted: true, code: 'A2:20' }],
      }),
    },
    preview_remittance: {
      asked: () => ({ p_community_id: UNUSED_ID, p_remittance: REMITTANCE }),
    },
    import_remittance: {
      asked: () => ({ p_id: randomUUID(), p_community_id: UNUSED_ID, p_remittance: REMITTANCE }),
    },
    resolve_remittance_line: {
      asked: () => ({ p_id: UNUSED_ID, p_note: 'Paid to us by mistake' }),
    },
  },
};
