import * as s from '../../../ui/shape/shape.ts';

const SOURCES = ['leie', 'sam'] as const;
export const MATCH_STATUSES = ['open', 'confirmed', 'cleared', 'lifted'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

const isMatch = s.object({
  id: s.text,
  vendor_id: s.text,
  vendor: s.text,
  checked_name: s.text,
  is_owner: s.bool,
  source: s.oneOf(SOURCES),
  entry: s.object({
    name: s.text,
    is_person: s.bool,
    npi: s.orNull(s.text),
    place: s.text,
    kind: s.text,
    excluded_on: s.orNull(s.text),
    same_npi: s.bool,
    same_state: s.bool,
  }),
  /** Similarity of the names in percent; 100 for the same NPI. */
  score: s.number,
  is_listed: s.bool,
  status: s.oneOf(MATCH_STATUSES),
  note: s.orNull(s.text),
  found_at: s.text,
  decided_at: s.orNull(s.text),
});
export type Match = s.ShapeOf<typeof isMatch>;

const isListFile = s.object({
  id: s.text,
  source: s.oneOf(SOURCES),
  file_name: s.text,
  status: s.oneOf(['checking', 'done', 'replaced']),
  rows: s.number,
  checked: s.number,
  added_at: s.text,
});
export type ListFile = s.ShapeOf<typeof isListFile>;

export const isExclusionDesk = s.object({
  files: s.listOf(isListFile),
  vendors: s.number,
  matches: s.listOf(isMatch),
});

export const isCheckState = s.orNull(s.object({ checked: s.number, is_done: s.bool }));

export const isOwnersOrNone = s.orNull(
  s.object({
    owners: s.listOf(s.object({ name: s.text, npi: s.orNull(s.text) })),
    is_excluded: s.bool,
    checked: s.listOf(s.object({ source: s.oneOf(SOURCES), on: s.text })),
  }),
);
export type Owners = NonNullable<s.ShapeOf<typeof isOwnersOrNone>>;

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

const isLeadReport = s.object({
  id: s.text,
  vendor_id: s.text,
  vendor: s.text,
  reason: s.text,
  note: s.text,
  requested_at: s.text,
  title: s.text,
  category: s.text,
  state: s.text,
  details: s.text,
  source: s.text,
  asked_at: s.text,
});
export type LeadReport = s.ShapeOf<typeof isLeadReport>;
export const areLeadReports = s.listOf(isLeadReport);

export const isLeadSettingsOrNone = s.orNull(
  s.object({
    monthly_limit: s.orNull(s.number),
    respond_hours: s.number,
    takes_routed: s.bool,
    used: s.number,
    credited: s.number,
    overdue: s.number,
  }),
);
export type LeadSettings = NonNullable<s.ShapeOf<typeof isLeadSettingsOrNone>>;

export const areRoutedVendors = s.listOf(s.object({ id: s.text, company_name: s.text }));
