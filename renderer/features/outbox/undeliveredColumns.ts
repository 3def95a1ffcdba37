import type { Column } from '../../kit/work/list/columns.tsx';
import type { DeadLetter } from './deadLettersApi.ts';

/** What the runners' codes mean, for whoever decides whether trying again would help. */
const FAULTS: Readonly<Record<string, string>> = {
  no_such_address: 'The address cannot be one',
  expired: 'Its link expired before it could be delivered',
  never_reported: 'It was tried again and again without an answer',
  facts_wrong: 'The letter could not be written',
};

export function faultSentence(code: string | null): string {
  if (code === null) return 'No reason is known';
  return FAULTS[code] ?? `The provider refused it (${code})`;
}

/** `account_approved` as people say it: Account approved. */
export function letterName(template: string): string {
  const words = template.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const UNDELIVERED_COLUMNS: readonly Column<DeadLetter>[] = [
  {
    id: 'template',
    label: 'Message',
    type: 'text',
    value: ({ template }) => letterName(template),
    width: 13,
  },
  {
    id: 'recipient',
    label: 'To',
    type: 'text',
    value: ({ recipient }) => recipient,
    width: 14,
    card: 'line',
  },
  {
    id: 'fault',
    label: 'Why it failed',
    type: 'text',
    value: ({ last_error }) => faultSentence(last_error),
    width: 20,
    card: 'note',
  },
  {
    id: 'attempts',
    label: 'Attempts',
    type: 'number',
    value: ({ attempts }) => attempts,
    width: 6,
  },
  {
    id: 'state',
    label: 'State',
    type: 'state',
    value: ({ is_expired }) =>
      is_expired
        ? { label: 'Expired', intent: 'none' }
        : { label: 'Can be tried again', intent: 'warning' },
    width: 10,
    card: 'side',
  },
  { id: 'dead', label: 'Given up', type: 'date', value: ({ dead_at }) => dead_at, width: 7 },
];
