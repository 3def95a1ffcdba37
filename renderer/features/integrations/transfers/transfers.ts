import type { Intent } from '@blueprintjs/core';
import { formatNumber } from '#shared/format/number.ts';
import type { Transfer } from './transferShape.ts';

export interface State {
  readonly label: string;
  readonly intent: Intent;
}

/** What a transfer is called in sentences and on buttons. */
export interface TransferNoun {
  readonly one: string;
  readonly many: string;
}

const FAILURES: Readonly<Record<string, string>> = {
  address_not_allowed: 'This address isn’t on the public internet.',
  invalid_url: 'This address isn’t valid.',
  host_not_found: 'This server doesn’t exist.',
  timed_out: 'The server didn’t answer in time.',
  no_sftp: 'The server doesn’t offer SFTP.',
  host_key_changed:
    'The server has another key than before. Ask who runs it before you accept the key.',
};

/** Returns the text of a failure, from the words of its own kind of transfer first. */
export const describeTransferFailure = (
  failure: string,
  own: Readonly<Record<string, string>>,
  { one }: TransferNoun,
): string =>
  own[failure] ??
  FAILURES[failure] ??
  {
    access_denied: `The server refused access. Remove the ${one} and add it with another secret.`,
    key_changed: `The stored secret can’t be opened anymore. Remove the ${one} and add it again.`,
  }[failure] ??
  'The server can’t be reached. It is tried again on schedule.';

export const isAnyWaiting = (transfers: readonly Transfer[]): boolean =>
  transfers.some(({ is_waiting }) => is_waiting);

/** The state of a transfer, with the labels of its kind while it runs and after a failure. */
export function transferStatus(
  { is_waiting, is_paused, failure }: Transfer,
  labels: { readonly running: string; readonly failed: string },
): State {
  if (is_waiting) return { label: labels.running, intent: 'primary' };
  if (failure !== null) return { label: labels.failed, intent: 'danger' };
  return is_paused ? { label: 'Paused', intent: 'warning' } : { label: 'On', intent: 'success' };
}

/** "SFTP folder, files.company.example". */
export const placeOf = (label: string, { host }: Transfer): string =>
  [label, host].filter(Boolean).join(', ');

/** "1 row", "4,000 rows". */
export const countRows = (rows: number): string =>
  `${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`;
