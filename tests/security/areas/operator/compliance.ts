import { randomUUID } from 'node:crypto';
import { type Area, UNUSED_ID } from '../../area.ts';

const record = (p_values: object) => ({
  p_id: randomUUID(),
  p_community_id: UNUSED_ID,
  p_version: 0,
  p_values,
});

/** Compliance and insurance have no tables in the API: everything goes through these calls. */
export const area: Area = {
  tables: {},
  calls: {
    get_compliance: { asked: () => ({ p_community_id: UNUSED_ID }) },
    get_compliance_figures: {},
    save_license: { asked: () => record({ type: 'operating', name: 'License' }) },
    remove_license: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Entered twice' }) },
    start_license_renewal: { asked: () => ({ p_license_id: UNUSED_ID }) },
    save_license_step: {
      asked: () => ({
        p_id: randomUUID(),
        p_license_id: UNUSED_ID,
        p_values: { title: 'Apply', due_on: '2026-05-01' },
      }),
    },
    save_survey: { asked: () => record({ kind: 'standard', started_on: '2026-05-01' }) },
    get_survey_checklist: { asked: () => ({ p_community_id: UNUSED_ID, p_code: 'snf_federal' }) },
    list_checklist_versions: { asked: () => ({ p_community_id: UNUSED_ID, p_id: UNUSED_ID }) },
    save_survey_checklist: { asked: () => record({ name: 'Before the survey' }) },
    record_mock_survey: { asked: () => ({ p_id: UNUSED_ID, p_results: {} }) },
    submit_plan: { asked: () => ({ p_survey_id: UNUSED_ID, p_version: 1 }) },
    save_finding: {
      asked: () => ({
        p_id: randomUUID(),
        p_survey_id: UNUSED_ID,
        p_version: 0,
        p_values: { tag: 'F689', title: 'Accidents' },
      }),
    },
    remove_finding: { asked: () => ({ p_id: UNUSED_ID }) },
    set_finding_progress: {
      asked: () => ({ p_id: UNUSED_ID, p_progress: 'corrected', p_on: '2026-05-01' }),
    },
    add_finding_addendum: {
      asked: () => ({ p_id: randomUUID(), p_finding_id: UNUSED_ID, p_body: 'Training repeated' }),
    },
    save_written_policy: {
      asked: () =>
        record({
          title: 'Falls',
          category: 'care',
          positions: ['nurse'],
          review_on: '2027-01-01',
        }),
    },
    publish_policy_version: {
      asked: () => ({
        p_id: randomUUID(),
        p_policy_id: UNUSED_ID,
        p_values: { body: 'Report each fall.' },
      }),
    },
    remind_policy_readers: { asked: () => ({ p_policy_id: UNUSED_ID }) },
    acknowledge_policy: { asked: () => ({ p_version_id: UNUSED_ID }) },
    get_policy_version: { asked: () => ({ p_policy_id: UNUSED_ID }) },
    attach_compliance_file: {
      asked: () => ({
        p_kind: 'license',
        p_subject_id: UNUSED_ID,
        p_file_id: randomUUID(),
        p_name: 'license.pdf',
      }),
    },
    remove_compliance_file: { asked: () => ({ p_id: UNUSED_ID }) },
    list_insurance: {},
    save_insurance_policy: {
      asked: () =>
        record({
          line: 'general',
          carrier: 'Lakeshore',
          number: 'GL-1',
          effective_on: '2026-01-01',
          expires_on: '2027-01-01',
        }),
    },
    remove_insurance_policy: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Entered twice' }) },
    save_certificate_requirement: {
      asked: () => ({
        p_community_id: UNUSED_ID,
        p_line: 'general',
        p_values: { occurrence_cents: 1 },
      }),
    },
    save_certificate_vendor: { asked: () => record({ name: 'Roofer' }) },
    save_vendor_certificate: {
      asked: () => ({
        p_id: randomUUID(),
        p_certificate_vendor_id: UNUSED_ID,
        p_values: { line: 'general', expires_on: '2027-01-01' },
      }),
    },
    remove_vendor_certificate: { asked: () => ({ p_id: UNUSED_ID }) },
    save_insurance_claim: {
      asked: () =>
        record({
          policy_id: UNUSED_ID,
          kind: 'fall',
          claimant: 'visitor',
          summary: 'Fall in the lobby',
          occurred_on: '2026-05-01',
          reported_on: '2026-05-02',
        }),
    },
    add_claim_movement: {
      asked: () => ({
        p_id: randomUUID(),
        p_claim_id: UNUSED_ID,
        p_values: { day: '2026-05-02', kind: 'paid', amount_cents: 100 },
      }),
    },
    get_loss_run: { asked: () => ({ p_community_id: UNUSED_ID, p_valued_on: '2026-05-02' }) },
  },
};
