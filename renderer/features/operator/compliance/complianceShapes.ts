import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

export const isComplianceFile = object({
  id: text,
  path: text,
  name: text,
  size: number,
  added_at: text,
  added_by: text,
});
export type ComplianceFile = ShapeOf<typeof isComplianceFile>;

const isStep = object({
  id: text,
  title: text,
  due_on: text,
  done_on: orNull(text),
  done_by_name: orNull(text),
});

const isLicense = object({
  id: text,
  type: text,
  name: text,
  number: orNull(text),
  issuer: orNull(text),
  capacity: orNull(number),
  issued_on: orNull(text),
  expires_on: orNull(text),
  renews_id: orNull(text),
  version: number,
  is_renewed: bool,
  steps: listOf(isStep),
  files: listOf(isComplianceFile),
});
export type License = ShapeOf<typeof isLicense>;

const isFinding = object({
  id: text,
  survey_id: text,
  tag: text,
  title: text,
  regulation: orNull(text),
  observation: orNull(text),
  grade: orNull(text),
  item: orNull(text),
  work_order_id: orNull(text),
  order_number: orNull(number),
  order_state: orNull(text),
  correction: orNull(text),
  others_identified: orNull(text),
  systemic_change: orNull(text),
  monitoring: orNull(text),
  owner_member_id: orNull(text),
  owner_name: orNull(text),
  due_on: orNull(text),
  corrected_on: orNull(text),
  corrected_by_name: orNull(text),
  verified_on: orNull(text),
  verified_by_name: orNull(text),
  dispute: orNull(text),
  dispute_reason: orNull(text),
  disputed_on: orNull(text),
  version: number,
  is_mine: bool,
  files: listOf(isComplianceFile),
  addenda: listOf(object({ id: text, body: text, added_at: text, added_by: text })),
});
export type Finding = ShapeOf<typeof isFinding>;

const isChecklistItem = object({ id: text, tag: text, label: text, source: text });
export type ChecklistItem = ShapeOf<typeof isChecklistItem>;

const isOwnItem = object({ id: text, tag: text, label: text, source: text, is_physical: bool });
/** Item of a checklist that the operator wrote; a physical one opens a work order when it fails. */
export type OwnItem = ShapeOf<typeof isOwnItem>;

export const isOwnChecklist = object({
  code: text,
  name: text,
  items: listOf(isOwnItem),
  archived_at: orNull(text),
  version: number,
  changed_at: text,
  changed_by_name: orNull(text),
});
export type OwnChecklist = ShapeOf<typeof isOwnChecklist>;

const isChecklistVersion = object({
  number: number,
  name: text,
  items: listOf(isOwnItem),
  is_archived: bool,
  restored_from: orNull(number),
  saved_at: text,
  saved_by: orNull(text),
  before: orNull(object({ name: text, items: listOf(isOwnItem), is_archived: bool })),
});
export type ChecklistVersion = ShapeOf<typeof isChecklistVersion>;
export const isChecklistVersions = object({
  versions: listOf(isChecklistVersion),
  next: orNull(number),
});
export type ChecklistVersionPage = ShapeOf<typeof isChecklistVersions>;

const isChecklist = object({
  code: text,
  name: text,
  items: number,
  fits: bool,
  is_of_state: bool,
  is_own: bool,
  archived_at: orNull(text),
});
export type Checklist = ShapeOf<typeof isChecklist>;

const isSurvey = object({
  id: text,
  kind: text,
  agency: orNull(text),
  reference: orNull(text),
  started_on: text,
  ended_on: orNull(text),
  received_on: orNull(text),
  submit_due_on: orNull(text),
  submit_rule: orNull(text),
  checklist_name: orNull(text),
  checklist_version: orNull(number),
  items: orNull(listOf(isChecklistItem)),
  finished_at: orNull(text),
  finished_by_name: orNull(text),
  submitted_at: orNull(text),
  submitted_by_name: orNull(text),
  revisit_on: orNull(text),
  cleared_on: orNull(text),
  version: number,
  files: listOf(isComplianceFile),
  findings: listOf(isFinding),
});
export type Survey = ShapeOf<typeof isSurvey>;

const isPolicy = object({
  id: text,
  title: text,
  category: text,
  positions: listOf(text),
  owner_member_id: orNull(text),
  owner_name: orNull(text),
  review_on: text,
  archived_at: orNull(text),
  version: number,
  versions: listOf(
    object({
      id: text,
      number,
      effective_on: text,
      published_by: text,
      change_note: orNull(text),
      files: listOf(isComplianceFile),
    }),
  ),
  readers: listOf(
    object({
      name: text,
      positions: listOf(text),
      read_at: orNull(text),
      number: orNull(number),
    }),
  ),
});
export type WrittenPolicy = ShapeOf<typeof isPolicy>;

const isMyPolicy = object({
  policy_id: text,
  title: text,
  category: text,
  version_id: text,
  number,
  effective_on: text,
  read_at: orNull(text),
});

export const isCompliance = object({
  today: text,
  community: text,
  license_number: orNull(text),
  licensed_beds: orNull(number),
  licenses: orNull(listOf(isLicense)),
  surveys: orNull(listOf(isSurvey)),
  checklists: orNull(listOf(isChecklist)),
  policies: orNull(listOf(isPolicy)),
  members: orNull(listOf(object({ id: text, name: text, position: text }))),
  my_findings: listOf(isFinding),
  my_policies: listOf(isMyPolicy),
});
export type ComplianceData = ShapeOf<typeof isCompliance>;

export const isPolicyText = object({
  policy_id: text,
  title: text,
  version_id: text,
  number,
  body: text,
  change_note: orNull(text),
  effective_on: text,
  published_by: text,
  files: listOf(isComplianceFile),
});

const isDueItem = object({
  kind: text,
  id: text,
  parent_id: orNull(text),
  community_id: text,
  community: text,
  title: text,
  detail: orNull(text),
  owner: orNull(text),
  due_on: text,
  is_mine: bool,
  state: text,
});
export type DueItem = ShapeOf<typeof isDueItem>;

const isFindingRow = object({
  id: text,
  survey_id: text,
  community_id: text,
  community: text,
  kind: text,
  surveyed_on: text,
  tag: text,
  title: text,
  grade: orNull(text),
  owner: orNull(text),
  due_on: orNull(text),
  corrected_on: orNull(text),
  verified_on: orNull(text),
});
export type FindingRow = ShapeOf<typeof isFindingRow>;

export const isComplianceFigures = object({
  today: text,
  due: listOf(isDueItem),
  findings: listOf(isFindingRow),
  readings: listOf(
    object({
      policy_id: text,
      community_id: text,
      community: text,
      title: text,
      readers: number,
      read: number,
    }),
  ),
});
export type ComplianceFigures = ShapeOf<typeof isComplianceFigures>;
