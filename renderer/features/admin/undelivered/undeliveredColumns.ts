import type { Column } from '../../../workbench/list/columns.tsx';
import type { DeadLetter } from './deadLettersApi.ts';

/** Error labels that help decide whether a retry would succeed. */
const ERROR_LABELS: Readonly<Record<string, string>> = {
  no_such_address: 'The address is invalid',
  expired: 'Its link expired before delivery',
  never_reported: 'No response after repeated attempts',
  facts_wrong: "The email couldn't be generated",
};

export function deliveryErrorText(code: string | null): string {
  if (code === null) return 'Unknown reason';
  return ERROR_LABELS[code] ?? `The provider rejected it (${code})`;
}

/** Formats a template name: `account_approved` becomes "Account approved". */
export function messageTypeLabel(template: string): string {
  const text = template.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const UNDELIVERED_COLUMNS: readonly Column<DeadLetter>[] = [
  {
    id: 'template',
    label: 'Message',
    type: 'text',
    value: ({ template }) => messageTypeLabel(template),
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
    value: ({ last_error }) => deliveryErrorText(last_error),
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
        : { label: 'Can be retried', intent: 'warning' },
    width: 10,
    card: 'side',
  },
  { id: 'dead', label: 'Failed', type: 'date', value: ({ dead_at }) => dead_at, width: 7 },
];
