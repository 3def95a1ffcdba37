import { formatNumber } from '#shared/format/number.ts';
import { findDropNoun } from '#shared/imports/dropNouns.ts';
import {
  countRows,
  describeTransferFailure,
  type State,
  type TransferNoun,
  transferStatus,
} from '../transfers/index.ts';
import type { DropRun, FileDrop } from './dropsApi.ts';

export const DROP: TransferNoun = { one: 'file drop', many: 'file drops' };

const FAILURES: Readonly<Record<string, string>> = {
  not_found: 'The server doesn’t have this file or folder.',
  http_error: 'The server answered with an error.',
  too_many: 'The folder has more than 2,000 files.',
  too_large: 'The file is larger than 10 MB.',
  too_many_rows: 'The file has more than 20,000 rows. Split it.',
  redirected: 'The server redirects to another address. Use that address.',
  no_sftp_here: 'This server can’t read SFTP folders. Use an upload address or a URL.',
  interrupted: 'Reading was interrupted. It is tried again on schedule.',
  not_csv: 'This isn’t a CSV file.',
  empty: 'The file has no rows.',
  encoding: 'The text encoding is unknown. Save the file as CSV UTF-8.',
  missing_columns: 'A column that every record needs is missing.',
  no_valid_rows: 'No row is valid.',
  other_workspace: 'You work in another workspace now. Switch back to import.',
  limit_reached: 'Your workspace has no room for more of these records.',
  not_allowed: 'Your account can’t import this.',
};

export const describeDropFailure = (failure: string): string =>
  describeTransferFailure(failure, FAILURES, DROP);

export const dropStatus = (drop: FileDrop): State =>
  transferStatus(drop, { running: 'Reading', failed: 'Can’t be read' });

const RUN_STATES: Readonly<Record<DropRun['state'], State>> = {
  reading: { label: 'Reading', intent: 'primary' },
  staged: { label: 'Importing', intent: 'primary' },
  done: { label: 'Imported', intent: 'success' },
  checked: { label: 'Checked', intent: 'none' },
  failed: { label: 'Not imported', intent: 'danger' },
  undone: { label: 'Undone', intent: 'none' },
};
export const runStatus = ({ state }: DropRun): State => RUN_STATES[state];

const SOURCES = { upload: 'Upload address', url: 'URL', sftp: 'SFTP folder' } as const;
export const describeSource = ({ source }: FileDrop): string => SOURCES[source];
export const sourceOptions = Object.entries(SOURCES) as readonly [FileDrop['source'], string][];

export const describeSchedule = ({ source, every }: FileDrop): string =>
  source === 'upload' ? 'When a file is sent' : every === 'hour' ? 'Every hour' : 'Every day';

/** "20 rows: 18 added, 2 skipped, 1 with errors". */
export function describeCounts({ state, rows, added, changed, skipped, known, faulty }: DropRun) {
  const counts: readonly [number, string][] =
    state === 'checked'
      ? [
          [rows - faulty - known, 'new'],
          [known, 'known'],
          [faulty, 'with errors'],
        ]
      : [
          [added, 'added'],
          [changed, 'changed'],
          [skipped, 'skipped'],
          [faulty, 'with errors'],
        ];
  const parts = counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${formatNumber(count)} ${what}`);
  return [countRows(rows), parts.join(', ')].filter(Boolean).join(': ');
}

/** "Contacts": the records of a drop, as a label. */
export const titleOf = (many: string): string => many.charAt(0).toUpperCase() + many.slice(1);

/** The label of a field on screens. */
export const labelOfField = (kind: string, name: string): string =>
  findDropNoun(kind)?.fields.find((field) => field.name === name)?.label ?? name;
