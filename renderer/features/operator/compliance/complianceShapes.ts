import * as s from '../../../ui/shape/shape.ts';

export const isComplianceFile = s.object({
  id: s.text,
  path: s.text,
  name: s.text,
  size: s.number,
  added_at: s.text,
  added_by: s.text,
});
export type ComplianceFile = s.ShapeOf<typeof isComplianceFile>;

const isStep = s.object({
  id: s.text,
  title: s.text,
  due_on: s.text,
  done_on: s.orNull(s.text),
  done_by_name: s.orNull(s.text),
});

const isLicense = s.object({
  id: s.text,
  type: s.text,
  name: s.text,
  number: s.orNull(s.text),
  issuer: s.orNull(s.text),
  capacity: s.orNull(s.number),
  issued_on: s.orNull(s.text),
  expires_on: s.orNull(s.text),
  renews_id: s.orNull(s.text),
  version: s.number,
  is_renewed: s.bool,
  steps: s.listOf(isStep),
  files: s.listOf(isComplianceFile),
});
export type License = s.ShapeOf<typeof isLicense>;

const isFinding = s.object({
  id: s.text,
  survey_id: s.text,
  tag: s.text,
  title: s.text,
  regulation: s.orNull(s.text),
  observation: s.orNull(s.text),
  grade: s.orNull(s.text),
  item: s.orNull(s.text),
  work_order_id: s.orNull(s.text),
  order_number: s.orNull(s.number),
  order_state: s.orNull(s.text),
  correction: s.orNull(s.text),
  others_identified: s.orNull(s.text),
  systemic_change: s.orNull(s.text),
  monitoring: s.orNull(s.text),
  owner_member_id: s.orNull(s.text),
  owner_name: s.orNull(s.text),
  due_on: s.orNull(s.text),
  corrected_on: s.orNull(s.text),
  corrected_by_name: s.orNull(s.text),
  verified_on: s.orNull(s.text),
  verified_by_name: s.orNull(s.text),
  dispute: s.orNull(s.text),
  dispute_reason: s.orNull(s.text),
  disputed_on: s.orNull(s.text),
  version: s.number,
  is_mine: s.bool,
  files: s.listOf(isComplianceFile),
  addenda: s.listOf(s.object({ id: s.text, body: s.text, added_at: s.text, added_by: s.text })),
});
export type Finding = s.ShapeOf<typeof isFinding>;

const isChecklistItem = s.object({ id: s.text, tag: s.text, label: s.text, source: s.text });
export type ChecklistItem = s.ShapeOf<typeof isChecklistItem>;

const isOwnItem = s.object({
  id: s.text,
  tag: s.text,
  label: s.text,
  source: s.text,
  is_physical: s.bool,
});
/** Item of a checklist that the operator wrote; a physical one opens a work order when it fails. */
export type OwnItem = s.ShapeOf<typeof isOwnItem>;

export const isOwnChecklist = s.object({
  code: s.text,
  name: s.text,
  items: s.listOf(isOwnItem),
  archived_at: s.orNull(s.text),
  version: s.number,
  changed_at: s.text,
  changed_by_name: s.orNull(s.text),
});
export type OwnChecklist = s.ShapeOf<typeof isOwnChecklist>;

const isChecklistVersion = s.object({
  number: s.number,
  name: s.text,
  items: s.listOf(isOwnItem),
  is_archived: s.bool,
  restored_from: s.orNull(s.number),
  saved_at: s.text,
  saved_by: s.orNull(s.text),
  before: s.orNull(s.object({ name: s.text, items: s.listOf(isOwnItem), is_archived: s.bool })),
});
export type ChecklistVersion = s.ShapeOf<typeof isChecklistVersion>;
export const isChecklistVersions = s.object({
  versions: s.listOf(isChecklistVersion),
  next: s.orNull(s.number),
});
export type ChecklistVersionPage = s.ShapeOf<typeof isChecklistVersions>;

const isChecklist = s.object({
  code: s.text,
  name: s.text,
  items: s.number,
  fits: s.bool,
  is_of_state: s.bool,
  is_own: s.bool,
  archived_at: s.orNull(s.text),
});
export type Checklist = s.ShapeOf<typeof isChecklist>;

const isSurvey = s.object({
  id: s.text,
  kind: s.text,
  agency: s.orNull(s.text),
  reference: s.orNull(s.text),
  started_on: s.text,
  ended_on: s.orNull(s.text),
  received_on: s.orNull(s.text),
  submit_due_on: s.orNull(s.text),
  submit_rule: s.orNull(s.text),
  checklist_name: s.orNull(s.text),
  checklist_version: s.orNull(s.number),
  items: s.orNull(s.listOf(isChecklistItem)),
  finished_at: s.orNull(s.text),
  finished_by_name: s.orNull(s.text),
  submitted_at: s.orNull(s.text),
  submitted_by_name: s.orNull(s.text),
  revisit_on: s.orNull(s.text),
  cleared_on: s.orNull(s.text),
  version: s.number,
  files: s.listOf(isComplianceFile),
  findings: s.listOf(isFinding),
});
export type Survey = s.ShapeOf<typeof isSurvey>;

const isPolicy = s.object({
  id: s.text,
  title: s.text,
  category: s.text,
  positions: s.listOf(s.text),
  owner_member_id: s.orNull(s.text),
  owner_name: s.orNull(s.text),
  review_on: s.text,
  archived_at: s.orNull(s.text),
  version: s.number,
  versions: s.listOf(
    s.object({
      id: s.text,
      number: s.number,
      effective_on: s.text,
      published_by: s.text,
      change_note: s.orNull(s.text),
      files: s.listOf(isComplianceFile),
    }),
  ),
  readers: s.listOf(
    s.object({
      name: s.text,
      positions: s.listOf(s.text),
      read_at: s.orNull(s.text),
      number: s.orNull(s.number),
    }),
  ),
});
export type WrittenPolicy = s.ShapeOf<typeof isPolicy>;

const isMyPolicy = s.object({
  policy_id: s.text,
  title: s.text,
  category: s.text,
  version_id: s.text,
  number: s.number,
  effective_on: s.text,
  read_at: s.orNull(s.text),
});

export const isCompliance = s.object({
  today: s.text,
  community: s.text,
  license_number: s.orNull(s.text),
  licensed_beds: s.orNull(s.number),
  licenses: s.orNull(s.listOf(isLicense)),
  surveys: s.orNull(s.listOf(isSurvey)),
  checklists: s.orNull(s.listOf(isChecklist)),
  policies: s.orNull(s.listOf(isPolicy)),
  members: s.orNull(s.listOf(s.object({ id: s.text, name: s.text, position: s.text }))),
  my_findings: s.listOf(isFinding),
  my_policies: s.listOf(isMyPolicy),
});
export type ComplianceData = s.ShapeOf<typeof isCompliance>;

export const isPolicyText = s.object({
  policy_id: s.text,
  title: s.text,
  version_id: s.text,
  number: s.number,
  body: s.text,
  change_note: s.orNull(s.text),
  effective_on: s.text,
  published_by: s.text,
  files: s.listOf(isComplianceFile),
});

const isDueItem = s.object({
  kind: s.text,
  id: s.text,
  parent_id: s.orNull(s.text),
  community_id: s.text,
  community: s.text,
  title: s.text,
  detail: s.orNull(s.text),
  owner: s.orNull(s.text),
  due_on: s.text,
  is_mine: s.bool,
  state: s.text,
});
export type DueItem = s.ShapeOf<typeof isDueItem>;

const isFindingRow = s.object({
  id: s.text,
  survey_id: s.text,
  community_id: s.text,
  community: s.text,
  kind: s.text,
  surveyed_on: s.text,
  tag: s.text,
  title: s.text,
  grade: s.orNull(s.text),
  owner: s.orNull(s.text),
  due_on: s.orNull(s.text),
  corrected_on: s.orNull(s.text),
  verified_on: s.orNull(s.text),
});
export type FindingRow = s.ShapeOf<typeof isFindingRow>;

export const isComplianceFigures = s.object({
  today: s.text,
  due: s.listOf(isDueItem),
  findings: s.listOf(isFindingRow),
  readings: s.listOf(
    s.object({
      policy_id: s.text,
      community_id: s.text,
      community: s.text,
      title: s.text,
      readers: s.number,
      read: s.number,
    }),
  ),
});
export type ComplianceFigures = s.ShapeOf<typeof isComplianceFigures>;
