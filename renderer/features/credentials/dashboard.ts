import {
  type AttentionItem,
  counted,
  type DashboardPart,
  type Numbers,
  numbersOf,
} from '../../core/dashboard/dashboardPart.ts';
import { number, object } from '../../kit/shape/shape.ts';

/** Of everybody, for staff. */
const waitingIn = numbersOf('credentials', object({ waiting: number }));
/** A vendor's own. */
const ownIn = numbersOf(
  'credentials',
  object({ ending: number, ended: number, sent_back: number }),
);

const papers = (count: number, one: string, many: string): string =>
  count === 1 ? `1 paper ${one}` : `${counted(count)} papers ${many}`;

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
      papers(own.ended, 'has expired', 'have expired'),
      'Your profile is not marked as verified until the new one is in.',
      'danger',
    ),
    ...item(
      own.sent_back,
      papers(own.sent_back, 'was sent back', 'were sent back'),
      'The team said why. Send one that fits.',
      'warning',
    ),
    ...item(
      own.ending,
      papers(own.ending, 'ends within 60 days', 'end within 60 days'),
      'Send the new one before then.',
      'warning',
    ),
  ];
}

function ofStaff(numbers: Numbers): AttentionItem[] {
  const waiting = waitingIn(numbers)?.waiting ?? 0;
  if (waiting === 0) return [];
  return [
    {
      title: papers(waiting, 'of a vendor waits', 'of vendors wait'),
      detail: 'Look at each, and verify it or say what is wrong.',
      intent: 'warning',
      count: waiting,
      action: { to: 'vendorCredentials', label: 'Open the queue' },
    },
  ];
}

export const dashboard: DashboardPart = {
  attention: ({ numbers }) => [...ofStaff(numbers), ...ofVendor(numbers)],
  counts: {
    vendorCredentials: ({ numbers }) => {
      const own = ownIn(numbers);
      return waitingIn(numbers)?.waiting ?? (own === null ? 0 : own.ended + own.sent_back);
    },
  },
};
