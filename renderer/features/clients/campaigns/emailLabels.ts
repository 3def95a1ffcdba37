import type { CampaignEmail, CampaignResult } from './campaignsApi.ts';

/** Why a contact gets no email. */
const REASONS: Readonly<Record<string, string>> = {
  no_address: 'no email address',
  do_not_contact: 'marked Do not contact',
  unsubscribed: 'unsubscribed',
  bounced: 'emails to them bounce',
  twice: 'duplicate address',
  had_it: 'emailed about this listing in the past 30 days',
  removed: 'contact removed',
  off_market: 'listing off market',
  sender_gone: 'sender lost access to the contact',
  no_consent: 'no email consent',
  no_postal: 'sender has no postal address',
  was_in_it: 'already completed this sequence',
  in_another: 'enrolled in another sequence',
  answered: 'answered',
  inquired: 'sent an inquiry',
  nda: 'signed an NDA',
  by_hand: 'removed manually',
};

export const skipReasonLabel = (reason: string): string => REASONS[reason] ?? reason;

const STATES: Readonly<Record<string, string>> = {
  left_out: 'Excluded',
  waiting: 'Waiting',
  queued: 'Sending',
  sent: 'Sent',
  bounced: 'Bounced',
  failed: 'Not delivered',
  skipped: 'Not sent',
  stopped: 'Stopped',
};

/** Returns "Excluded: no email address". */
export function emailStatusLabel({
  status,
  reason,
}: Pick<CampaignEmail, 'status' | 'reason'>): string {
  const state = STATES[status] ?? status;
  return reason === null ? state : `${state}: ${skipReasonLabel(reason)}`;
}

const sumBy = (rows: readonly CampaignResult[], of: (row: CampaignResult) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** Totals of a campaign, counting each email once. */
export function sumCampaignResults(rows: readonly CampaignResult[]) {
  const inState = (...states: string[]) =>
    sumBy(
      rows.filter(({ status }) => states.includes(status)),
      ({ emails }) => emails,
    );
  return {
    sent: inState('sent', 'queued', 'bounced', 'failed'),
    waiting: inState('waiting'),
    bounced: inState('bounced', 'failed'),
    leftOut: inState('left_out', 'skipped'),
    clicked: sumBy(rows, ({ clicked }) => clicked),
    replied: sumBy(rows, ({ replied }) => replied),
    inquired: sumBy(rows, ({ inquired }) => inquired),
  };
}
