import type { Choice } from '../records/choice.ts';

export interface DealStage extends Choice {
  /** Default probability of a deal at this stage, until overridden. */
  readonly probability: number;
  /** Data required before a deal can reach this stage or a later one. */
  readonly needs?: readonly DealRequirement[];
}

export type DealRequirement =
  | 'price'
  | 'commission_percent'
  | 'buyer'
  | 'expected_close'
  | 'closed_on'
  | 'lost_reason';

/** Deal stages of the trade; `private.deal_stages()` mirrors them in the database. */
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

/** A deal at these stages can no longer be won or lost. */
export const CLOSED_STAGES: readonly string[] = ['transition', 'true_up', 'won'];
export const OPEN_STAGES: readonly string[] = DEAL_STAGES.map(({ value }) => value).filter(
  (value) => value !== 'lost' && !CLOSED_STAGES.includes(value),
);

const stages: readonly DealStage[] = DEAL_STAGES;

/** Returns everything required at a stage: its own requirements and those of earlier stages. */
export function getStageRequirements(stage: string): readonly DealRequirement[] {
  const place = stages.findIndex(({ value }) => value === stage);
  if (stage === 'lost') return stages[place]?.needs ?? [];
  return stages.slice(0, place + 1).flatMap(({ needs = [] }) => needs);
}

/** Returns why a deal can't move between two stages; null if it can. */
export const getStageChangeError = (from: string, to: string): string | null =>
  to === 'lost' && CLOSED_STAGES.includes(from) ? "A closed deal can't be marked lost" : null;

/** The eighteen stages grouped into five phases for compact views. */
export const DEAL_PHASES: readonly {
  readonly label: string;
  readonly stages: readonly string[];
}[] = [
  { label: 'Preparing', stages: ['valuation', 'engagement', 'teaser'] },
  { label: 'On the market', stages: ['nda', 'om', 'lois', 'best_and_final'] },
  { label: 'Under contract', stages: ['loi_signed', 'psa', 'diligence'] },
  { label: 'Approvals', stages: ['licensure', 'lender', 'notice', 'closing'] },
  { label: 'Closed', stages: CLOSED_STAGES },
];

/** Days at one stage after which a deal counts as stalled. */
export const STALLED_DAYS = 30;
