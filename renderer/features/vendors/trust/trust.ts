import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const SOURCES = ['leie', 'sam'] as const;
export const MATCH_STATUSES = ['open', 'confirmed', 'cleared', 'lifted'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

const isMatch = object({
  id: text,
  vendor_id: text,
  vendor: text,
  checked_name: text,
  is_owner: bool,
  source: oneOf(SOURCES),
  entry: object({
    name: text,
    is_person: bool,
    npi: orNull(text),
    place: text,
    kind: text,
    excluded_on: orNull(text),
    same_npi: bool,
    same_state: bool,
  }),
  /** Similarity of the names in percent; 100 for the same NPI. */
  score: number,
  is_listed: bool,
  status: oneOf(MATCH_STATUSES),
  note: orNull(text),
  found_at: text,
  decided_at: orNull(text),
});
export type Match = ShapeOf<typeof isMatch>;

const isListFile = object({
  id: text,
  source: oneOf(SOURCES),
  file_name: text,
  status: oneOf(['checking', 'done', 'replaced']),
  rows: number,
  checked: number,
  added_at: text,
});
export type ListFile = ShapeOf<typeof isListFile>;

export const isExclusionDesk = object({
  files: listOf(isListFile),
  vendors: number,
  matches: listOf(isMatch),
});

export const isCheckState = orNull(object({ checked: number, is_done: bool }));

export const isOwnersOrNone = orNull(
  object({
    owners: listOf(object({ name: text, npi: orNull(text) })),
    is_excluded: bool,
    checked: listOf(object({ source: oneOf(SOURCES), on: text })),
  }),
);
export type Owners = NonNullable<ShapeOf<typeof isOwnersOrNone>>;

export const LEAD_REPORT_REASONS = {
  not_a_project: 'Not a real project',
  wrong_category: 'Not our trade',
  wrong_state: 'Not in our states',
  duplicate: 'Sent twice',
  not_reachable: 'Client can’t be reached',
  spam: 'Spam',
} as const;
export type LeadReportReason = keyof typeof LEAD_REPORT_REASONS;

export const reasonLabel = (reason: string): string =>
  LEAD_REPORT_REASONS[reason as LeadReportReason] ?? reason;

const isLeadReport = object({
  id: text,
  vendor_id: text,
  vendor: text,
  reason: text,
  note: text,
  requested_at: text,
  title: text,
  category: text,
  state: text,
  details: text,
  source: text,
  asked_at: text,
});
export type LeadReport = ShapeOf<typeof isLeadReport>;
export const areLeadReports = listOf(isLeadReport);

export const isLeadSettingsOrNone = orNull(
  object({
    monthly_limit: orNull(number),
    respond_hours: number,
    takes_routed: bool,
    used: number,
    credited: number,
    overdue: number,
  }),
);
export type LeadSettings = NonNullable<ShapeOf<typeof isLeadSettingsOrNone>>;

export const areRoutedVendors = listOf(object({ id: text, company_name: text }));
