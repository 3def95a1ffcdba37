import {
  type AttentionItem,
  counted,
  type DashboardPart,
  getNumbers,
  type Numbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

/** Totals of all users, for staff. */
const getPendingCounts = getNumbers('credentials', s.object({ waiting: s.number }));
/** A vendor's own. */
const ownIn = getNumbers(
  'credentials',
  s.object({ ending: s.number, ended: s.number, sent_back: s.number }),
);

const formatCredentialCount = (count: number, one: string, many: string): string =>
  count === 1 ? `1 credential ${one}` : `${counted(count)} credentials ${many}`;

function ofVendor(numbers: Numbers): AttentionItem[] {
  const own = ownIn(numbers);
  if (own === null) return [];
  const item = (
    count: number,
    title: string,
    detail: string,
    intent: AttentionItem['intent'],
  ): AttentionItem[] =>
    count === 0
      ? []
      : [
          {
            title,
            detail,
            intent,
            count,
            action: { to: 'vendorCredentials', label: 'Open credentials' },
          },
        ];
  return [
    ...item(
      own.ended,
      formatCredentialCount(own.ended, 'has expired', 'have expired'),
      "Your profile isn't marked as verified until you submit a new one.",
      'danger',
    ),
    ...item(
      own.sent_back,
      formatCredentialCount(own.sent_back, 'was rejected', 'were rejected'),
      'See the reason and submit a new one.',
      'warning',
    ),
    ...item(
      own.ending,
      formatCredentialCount(own.ending, 'expires within 60 days', 'expire within 60 days'),
      'Submit a new one before then.',
      'warning',
    ),
  ];
}

function ofStaff(numbers: Numbers): AttentionItem[] {
  const pending = getPendingCounts(numbers)?.waiting ?? 0;
  if (pending === 0) return [];
  return [
    {
      title: formatCredentialCount(
        pending,
        'is awaiting verification',
        'are awaiting verification',
      ),
      detail: 'Verify each one, or reject it with a reason.',
      intent: 'warning',
      count: pending,
      action: { to: 'vendorCredentials', label: 'Open queue' },
    },
  ];
}

export const dashboard: DashboardPart = {
  attention: ({ numbers }) => [...ofStaff(numbers), ...ofVendor(numbers)],
  counts: {
    vendorCredentials: ({ numbers }) => {
      const own = ownIn(numbers);
      return getPendingCounts(numbers)?.waiting ?? (own === null ? 0 : own.ended + own.sent_back);
    },
  },
};
