import { formatMoment } from '#shared/format/date.ts';
import type { Delivery } from './deliveriesApi.ts';

const WAITS: Readonly<Record<string, string>> = {
  reading: 'unless you read it first',
  digest: 'with your digest',
  quiet_hours: 'when your quiet hours end',
};

const REASONS: Readonly<Record<string, string>> = {
  read: 'you had read it',
  not_wanted: 'you chose not to get it',
  address_bounced: 'letters to your mailbox come back',
  too_late: 'it would have come too late',
  expired: 'it would have come too late',
  not_written: 'it could not be put into words',
  no_such_address: 'the address cannot be one',
};

const nowhere = {
  email: 'no e-mail address is confirmed',
  sms: 'no phone number is known',
} as const;

/** What became of it, in a sentence. */
export function deliveryState(delivery: Delivery): string {
  const { status, reason, waits_for, due_at, sent_at, channel } = delivery;
  const why = () =>
    reason === 'no_address'
      ? nowhere[channel === 'sms' ? 'sms' : 'email']
      : (REASONS[reason ?? ''] ?? 'whoever carries it refused it');
  switch (status) {
    case 'waiting': {
      const until = WAITS[waits_for ?? ''];
      return `Goes ${formatMoment(due_at)}${until === undefined ? '' : `, ${until}`}`;
    }
    case 'queued':
      return 'On its way';
    case 'sent':
      return `Sent ${formatMoment(sent_at ?? due_at)}${waits_for === null || waits_for === 'reading' ? '' : `, ${AFTER[waits_for]}`}`;
    case 'bounced':
      return 'Came back: your mailbox did not take it';
    case 'failed':
      return `Not sent: ${why()}`;
    default:
      return `Left out: ${why()}`;
  }
}

const AFTER: Readonly<Record<string, string>> = {
  digest: 'with your digest',
  quiet_hours: 'after your quiet hours',
};

export const channelName = (channel: string): string => (channel === 'sms' ? 'Text' : 'E-mail');
