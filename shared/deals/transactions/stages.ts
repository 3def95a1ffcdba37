import type { Choice } from '../../records/choice.ts';

export interface TransactionStage extends Choice {
  readonly leadsTo: readonly string[];
  /** Data required at this stage. */
  readonly needs: readonly string[];
  /** True if the parties must include a buyer. */
  readonly needsBuyer: boolean;
}

/** Transaction stages; `private.transaction_stages()` mirrors them in the database. */
export const TRANSACTION_STAGES = [
  {
    value: 'negotiation',
    label: 'Negotiation',
    leadsTo: ['loi_signed', 'psa', 'terminated'],
    needs: [],
    needsBuyer: false,
  },
  {
    value: 'loi_signed',
    label: 'LOI signed',
    leadsTo: ['negotiation', 'psa', 'terminated'],
    needs: ['price'],
    needsBuyer: false,
  },
  {
    value: 'psa',
    label: 'PSA and OTA',
    leadsTo: ['loi_signed', 'diligence', 'terminated'],
    needs: ['price'],
    needsBuyer: true,
  },
  {
    value: 'diligence',
    label: 'Due diligence',
    leadsTo: ['psa', 'licensure', 'financing', 'closing', 'terminated'],
    needs: ['price'],
    needsBuyer: true,
  },
  {
    value: 'licensure',
    label: 'Licensure',
    leadsTo: ['diligence', 'financing', 'closing', 'terminated'],
    needs: ['price'],
    needsBuyer: true,
  },
  {
    value: 'financing',
    label: 'Financing',
    leadsTo: ['diligence', 'licensure', 'closing', 'terminated'],
    needs: ['price'],
    needsBuyer: true,
  },
  {
    value: 'closing',
    label: 'Closing',
    leadsTo: ['diligence', 'licensure', 'financing', 'closed', 'terminated'],
    needs: ['price', 'expected_close'],
    needsBuyer: true,
  },
  {
    value: 'closed',
    label: 'Closed',
    leadsTo: [],
    needs: ['price', 'closed_on'],
    needsBuyer: true,
    intent: 'success',
  },
  {
    value: 'terminated',
    label: 'Terminated',
    leadsTo: ['negotiation'],
    needs: ['ended_reason'],
    needsBuyer: false,
    intent: 'danger',
  },
] as const satisfies readonly TransactionStage[];

const stages: readonly TransactionStage[] = TRANSACTION_STAGES;
const stageAt = (value: string) => stages.find((stage) => stage.value === value);

export const stageRequirements = (stage: string): readonly string[] => stageAt(stage)?.needs ?? [];

/** Returns the stages a transaction may move to. */
export const nextStages = (stage: string): readonly string[] => stageAt(stage)?.leadsTo ?? [];

/** Returns why a transaction can't move between two stages; null if it can. */
export function stageBlockReason(from: string, to: string): string | null {
  if (nextStages(from).includes(to)) return null;
  return from === 'closed'
    ? 'Already closed'
    : `Can't move from ${stageLabel(from)} to ${stageLabel(to)}`;
}

export const stageLabel = (value: string): string => stageAt(value)?.label ?? value;

export const OPEN_STAGES: readonly string[] = stages
  .map(({ value }) => value)
  .filter((value) => value !== 'closed' && value !== 'terminated');
