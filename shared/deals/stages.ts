import type { Choice } from '../records/choice.ts';

export interface DealStage extends Choice {
  /** How likely a deal is that stands here, until somebody says otherwise. */
  readonly probability: number;
  /** What must be known before a deal stands here, or further on. */
  readonly needs?: readonly DealNeed[];
}

export type DealNeed =
  | 'price'
  | 'commission_percent'
  | 'buyer'
  | 'expected_close'
  | 'closed_on'
  | 'lost_reason';

/** The way of a deal as the trade goes it; `private.deal_stages()` says the same to the database. */
export const DEAL_STAGES = [
  { value: 'valuation', label: 'Valuation', probability: 5 },
  {
    value: 'engagement',
    label: 'Engagement',
    probability: 15,
    needs: ['price', 'commission_percent'],
  },
  { value: 'teaser', label: 'Teaser', probability: 20 },
  { value: 'nda', label: 'NDA', probability: 25 },
  { value: 'om', label: 'Offering memorandum', probability: 30 },
  { value: 'lois', label: 'LOIs', probability: 40 },
  { value: 'best_and_final', label: 'Best and final', probability: 50 },
  {
    value: 'loi_signed',
    label: 'LOI signed',
    probability: 60,
    needs: ['buyer', 'expected_close'],
  },
  { value: 'psa', label: 'PSA and OTA', probability: 70 },
  { value: 'diligence', label: 'Due diligence', probability: 75 },
  { value: 'licensure', label: 'Licensure', probability: 80 },
  { value: 'lender', label: 'Lender approval', probability: 85 },
  { value: 'notice', label: 'Resident notice', probability: 92 },
  { value: 'closing', label: 'Closing', probability: 97 },
  {
    value: 'transition',
    label: 'Transition',
    probability: 100,
    needs: ['closed_on'],
    intent: 'success',
  },
  { value: 'true_up', label: 'Post-close true-up', probability: 100, intent: 'success' },
  { value: 'won', label: 'Won', probability: 100, intent: 'success' },
  { value: 'lost', label: 'Lost', probability: 0, needs: ['lost_reason'], intent: 'danger' },
] as const satisfies readonly DealStage[];

/** Beyond these nothing is left to win or to lose. */
export const CLOSED_STAGES: readonly string[] = ['transition', 'true_up', 'won'];
export const OPEN_STAGES: readonly string[] = DEAL_STAGES.map(({ value }) => value).filter(
  (value) => value !== 'lost' && !CLOSED_STAGES.includes(value),
);

const stages: readonly DealStage[] = DEAL_STAGES;

/** All that must be known at a stage: what it asks itself and what stood on the way. */
export function needsAt(stage: string): readonly DealNeed[] {
  const place = stages.findIndex(({ value }) => value === stage);
  if (stage === 'lost') return stages[place]?.needs ?? [];
  return stages.slice(0, place + 1).flatMap(({ needs = [] }) => needs);
}

/** Why a deal may not go from one stage to another; null if it may. */
export const whyNotTo = (from: string, to: string): string | null =>
  to === 'lost' && CLOSED_STAGES.includes(from) ? 'It has closed, so it cannot be lost' : null;

/** The way in five parts, where eighteen stages are too many to tell apart. */
export const DEAL_PHASES: readonly {
  readonly label: string;
  readonly stages: readonly string[];
}[] = [
  { label: 'Preparing', stages: ['valuation', 'engagement', 'teaser'] },
  { label: 'In the market', stages: ['nda', 'om', 'lois', 'best_and_final'] },
  { label: 'Under contract', stages: ['loi_signed', 'psa', 'diligence'] },
  { label: 'Approvals', stages: ['licensure', 'lender', 'notice', 'closing'] },
  { label: 'Closed', stages: CLOSED_STAGES },
];

/** A deal that stands at one stage for longer wants to be looked at. */
export const STALLED_DAYS = 30;
