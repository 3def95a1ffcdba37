import { zoneLabel } from '#shared/clients/calendar/zones.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import {
  countRows,
  describeTransferFailure,
  type State,
  type TransferNoun,
  transferStatus,
} from '../transfers/index.ts';
import type { ExportRun, ScheduledExport } from './exportsApi.ts';

export const EXPORT: TransferNoun = { one: 'scheduled export', many: 'scheduled exports' };

const FAILURES: Readonly<Record<string, string>> = {
  not_found: 'The server doesn’t have this folder.',
  write_refused: 'The server doesn’t let this account write into the folder.',
  too_many_rows: 'The list has more than 20,000 rows.',
  role_ended: 'You lost a role that you had when you turned it on. Turn it on again.',
  account_not_active: 'Your account isn’t active.',
  other_workspace: 'You work in another workspace now. Switch back to export.',
  not_allowed: 'Your account can’t export this.',
  no_sftp_here: 'This server can’t write to SFTP folders. Use a download address.',
  interrupted: 'The export was interrupted. It is tried again on schedule.',
};

export const describeExportFailure = (failure: string): string =>
  describeTransferFailure(failure, FAILURES, EXPORT);

/** Kinds of records; the constraint of `scheduled_exports.kind` has the same. */
export const KINDS = [
  ['contacts', 'Contacts'],
  ['companies', 'Companies'],
  ['deals', 'Deals'],
  ['listings', 'Your listings'],
  ['tasks', 'Tasks'],
] as const;
export const kindLabel = (kind: string): string =>
  KINDS.find(([value]) => value === kind)?.[1] ?? kind;

export const WEEKDAYS = [
  ['1', 'Monday'],
  ['2', 'Tuesday'],
  ['3', 'Wednesday'],
  ['4', 'Thursday'],
  ['5', 'Friday'],
  ['6', 'Saturday'],
  ['7', 'Sunday'],
] as const;

const hourLabel = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;
export const HOURS = Array.from(
  { length: 24 },
  (_, hour) => [String(hour), hourLabel(hour)] as const,
);

const DESTINATIONS = { download: 'Download address', sftp: 'SFTP folder' } as const;
export const destinationOptions = Object.entries(DESTINATIONS) as readonly [
  ScheduledExport['destination'],
  string,
][];
export const describeDestination = ({ destination }: ScheduledExport): string =>
  DESTINATIONS[destination];

/** "Every Monday, 6:00 AM Central". */
export function describeExportSchedule(scheduled: ScheduledExport): string {
  const { every, weekday, at_hour: hour, time_zone: zone } = scheduled;
  const day = WEEKDAYS.find(([value]) => Number(value) === weekday)?.[1] ?? 'week';
  return `Every ${every === 'day' ? 'day' : day}, ${hourLabel(hour)} ${zoneLabel(zone)}`;
}

export const exportStatus = (scheduled: ScheduledExport): State =>
  transferStatus(scheduled, { running: 'Running', failed: 'Needs attention' });

const RUN_STATES: Readonly<Record<ExportRun['state'], State>> = {
  running: { label: 'Running', intent: 'primary' },
  done: { label: 'Exported', intent: 'success' },
  checked: { label: 'Checked', intent: 'none' },
  failed: { label: 'Failed', intent: 'danger' },
};
export const exportRunStatus = ({ state }: ExportRun): State => RUN_STATES[state];

/** "18 rows, 4 kB". */
export const describeFile = ({ rows, bytes }: ExportRun): string =>
  `${countRows(rows)}, ${formatBytes(bytes)}`;
