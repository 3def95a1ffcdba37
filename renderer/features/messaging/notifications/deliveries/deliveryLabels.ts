import { formatDateTime } from '#shared/format/date.ts';
import type { Delivery } from './deliveriesApi.ts';

const WAITS: Readonly<Record<string, string>> = {
  reading: 'unless you read it first',
  digest: 'with your digest',
  quiet_hours: 'when your quiet hours end',
};

const REASONS: Readonly<Record<string, string>> = {
  read: 'you had already read it',
  not_wanted: 'you turned it off',
  address_bounced: 'emails to you bounce',
  too_late: 'it would have arrived too late',
  expired: 'it would have arrived too late',
  not_written: "the message couldn't be generated",
  no_such_address: 'the address is invalid',
};

const nowhere = {
  email: 'no email is confirmed',
  sms: 'no phone number on file',
} as const;

/** Describes a delivery's status in a sentence. */
export function deliveryStatusText(delivery: Delivery): string {
  const { status, reason, waits_for, due_at, sent_at, channel } = delivery;
  const why = () =>
    reason === 'no_address'
      ? nowhere[channel === 'sms' ? 'sms' : 'email']
      : (REASONS[reason ?? ''] ?? 'the provider rejected it');
  switch (status) {
    case 'waiting': {
      const until = WAITS[waits_for ?? ''];
      return `Scheduled for ${formatDateTime(due_at)}${until === undefined ? '' : `, ${until}`}`;
    }
    case 'queued':
      return 'Sending';
    case 'sent':
      return `Sent ${formatDateTime(sent_at ?? due_at)}${waits_for === null || waits_for === 'reading' ? '' : `, ${AFTER[waits_for]}`}`;
    case 'bounced':
      return 'Bounced: your mailbox rejected it';
    case 'failed':
      return `Not sent: ${why()}`;
    default:
      return `Skipped: ${why()}`;
  }
}

const AFTER: Readonly<Record<string, string>> = {
  digest: 'with your digest',
  quiet_hours: 'after your quiet hours',
};

export const channelName = (channel: string): string => (channel === 'sms' ? 'Text' : 'Email');
