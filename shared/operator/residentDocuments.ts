import { countDays } from '../format/date.ts';

export interface ResidentDocument {
  readonly type: string;
  readonly expires_on: string | null;
}

type DutyStatus = 'missing' | 'expired' | 'expires_soon' | 'current';

interface DocumentDuty {
  readonly type: string;
  readonly label: string;
  readonly status: DutyStatus;
  /** Last valid day; null if it doesn't expire or is missing. */
  readonly until: string | null;
}

/** Required for every resident. States name some of them differently. */
const REQUIRED = [
  { type: 'agreement', label: 'Residency agreement' },
  { type: 'physician_report', label: 'Physician report' },
  { type: 'assessment', label: 'Assessment' },
  { type: 'tb_test', label: 'TB test' },
  { type: 'directive', label: 'Advance directive' },
] as const;

const STATE_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  FL: { physician_report: 'Physician report (AHCA Form 1823)' },
};

const SOON_DAYS = 30;

export const DUTY_STATUSES: Readonly<Record<DutyStatus, string>> = {
  missing: 'Missing',
  expired: 'Expired',
  expires_soon: 'Expires soon',
  current: 'Current',
};

/** Returns each required document with its status on a day; of several, the one that is valid longest counts. */
export function listDocumentDuties(
  state: string | null,
  documents: readonly ResidentDocument[],
  today: string,
): readonly DocumentDuty[] {
  const labels = STATE_LABELS[state ?? ''] ?? {};
  return REQUIRED.map(({ type, label }) => {
    const ends = documents.filter((one) => one.type === type).map((one) => one.expires_on);
    const until = ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);
    return { type, label: labels[type] ?? label, status: statusOf(ends, until, today), until };
  });
}

function statusOf(
  ends: readonly (string | null)[],
  until: string | null,
  today: string,
): DutyStatus {
  if (ends.length === 0) return 'missing';
  if (until === null) return 'current';
  if (until < today) return 'expired';
  return countDays(today, until) <= SOON_DAYS ? 'expires_soon' : 'current';
}
