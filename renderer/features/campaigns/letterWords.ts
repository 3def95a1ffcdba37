import type { Letter, Result } from './campaignsApi.ts';

/** Why somebody gets no letter. */
const REASONS: Readonly<Record<string, string>> = {
  no_address: 'no e-mail address',
  do_not_contact: 'asked not to be contacted',
  unsubscribed: 'unsubscribed',
  bounced: 'letters to them come back',
  twice: 'the same address twice',
  had_it: 'had a letter about this listing within 30 days',
  removed: 'contact removed',
  off_market: 'listing off the market',
  sender_gone: 'sender no longer reads the contact',
  no_consent: 'has not agreed to letters',
  no_postal: 'no postal address of the sender',
  was_in_it: 'has been in this sequence',
  in_another: 'is in another sequence',
  answered: 'answered',
  inquired: 'sent an inquiry',
  nda: 'signed a confidentiality agreement',
  by_hand: 'taken out by hand',
};

export const reasonWords = (reason: string): string => REASONS[reason] ?? reason;

const STATES: Readonly<Record<string, string>> = {
  left_out: 'Left out',
  waiting: 'Waiting',
  queued: 'On its way',
  sent: 'Sent',
  bounced: 'Came back',
  failed: 'Not delivered',
  skipped: 'Not sent',
  stopped: 'Stopped',
};

/** "Left out: no e-mail address". */
export function stateWords({ status, reason }: Pick<Letter, 'status' | 'reason'>): string {
  const state = STATES[status] ?? status;
  return reason === null ? state : `${state}: ${reasonWords(reason)}`;
}

const sumOf = (rows: readonly Result[], of: (row: Result) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** What a campaign came to, each letter counted once. */
export function totalsOf(rows: readonly Result[]) {
  const inState = (...states: string[]) =>
    sumOf(
      rows.filter(({ status }) => states.includes(status)),
      ({ letters }) => letters,
    );
  return {
    sent: inState('sent', 'queued', 'bounced', 'failed'),
    waiting: inState('waiting'),
    bounced: inState('bounced', 'failed'),
    leftOut: inState('left_out', 'skipped'),
    clicked: sumOf(rows, ({ clicked }) => clicked),
    replied: sumOf(rows, ({ replied }) => replied),
    inquired: sumOf(rows, ({ inquired }) => inquired),
  };
}
