import {
  type AttentionItem,
  counted,
  type DashboardPart,
  getNumbers,
  type Numbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const rfpsIn = getNumbers(
  'rfps',
  s.object({
    issued: s.number,
    to_approve: s.number,
    to_open: s.number,
    to_score: s.number,
    questions: s.number,
    work: s.number,
    invited: s.number,
    to_bid: s.number,
    to_sign: s.number,
    running: s.number,
  }),
);
type Totals = NonNullable<ReturnType<typeof rfpsIn>>;
type Step = Exclude<keyof Totals, 'issued' | 'running'>;

interface Wait {
  readonly step: Step;
  readonly one: string;
  readonly many: string;
  readonly detail: string;
  readonly action: NonNullable<AttentionItem['action']>;
}

const issued = (label: string): NonNullable<AttentionItem['action']> => ({
  to: 'rfpDashboard',
  query: { side: 'issued' },
  label,
});
const received = (label: string): NonNullable<AttentionItem['action']> => ({
  to: 'rfpDashboard',
  label,
});

const WAITS: readonly Wait[] = [
  {
    step: 'to_approve',
    one: '1 RFP needs your approval',
    many: 'RFPs need your approval',
    detail: 'Approve it or return it with a reason.',
    action: issued('Review RFPs'),
  },
  {
    step: 'to_open',
    one: '1 RFP has bids to open',
    many: 'RFPs have bids to open',
    detail: 'The deadline has passed.',
    action: issued('Open RFPs'),
  },
  {
    step: 'to_score',
    one: '1 RFP needs your scores',
    many: 'RFPs need your scores',
    detail: 'The shortlist follows when all evaluators submitted.',
    action: issued('Score bids'),
  },
  {
    step: 'questions',
    one: '1 bidder question is waiting',
    many: 'bidder questions are waiting',
    detail: 'All vendors of the RFP see your answer.',
    action: issued('Answer questions'),
  },
  {
    step: 'work',
    one: '1 milestone or change order is waiting',
    many: 'milestones and change orders are waiting',
    detail: 'Accept or return them.',
    action: issued('Review work'),
  },
  {
    step: 'invited',
    one: '1 invitation to bid',
    many: 'invitations to bid',
    detail: 'Confirm that you intend to bid, or decline.',
    action: received('View RFPs'),
  },
  {
    step: 'to_bid',
    one: '1 bid to send',
    many: 'bids to send',
    detail: 'Late bids are refused.',
    action: received('Send bids'),
  },
  {
    step: 'to_sign',
    one: '1 contract to sign',
    many: 'contracts to sign',
    detail: 'You won the RFP.',
    action: received('Sign contracts'),
  },
];

const waiting = (numbers: Numbers, steps: readonly Step[]): number => {
  const totals = rfpsIn(numbers);
  return totals === null ? 0 : steps.reduce((sum, step) => sum + totals[step], 0);
};

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const totals = rfpsIn(numbers);
    if (totals === null) return [];
    return WAITS.filter(({ step }) => totals[step] > 0).map(
      ({ step, one, many, detail, action }) => ({
        title: totals[step] === 1 ? one : `${counted(totals[step])} ${many}`,
        detail,
        intent: 'warning',
        count: totals[step],
        action,
      }),
    );
  },
  counts: {
    rfpDashboard: ({ numbers }) =>
      waiting(
        numbers,
        WAITS.map(({ step }) => step),
      ),
  },
};
