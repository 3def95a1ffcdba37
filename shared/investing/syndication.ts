import { formatFixed } from '../format/number.ts';
import { formatRate, formatWholePercent } from '../format/percent.ts';
import type { Choice } from '../records/choice.ts';
import type { WaterfallTerms } from '../underwriting/waterfall.ts';
import { MANDATE_CARE_TYPES } from './mandates.ts';

export const OFFERING_RULES: readonly Choice[] = [
  { value: '506b', label: '506(b), people you know' },
  { value: '506c', label: '506(c), accredited investors' },
];

export const OFFERING_STATUSES: readonly Choice[] = [
  { value: 'draft', label: 'Draft' },
  { value: 'open', label: 'Open', intent: 'success' },
  { value: 'closed', label: 'Closed' },
  { value: 'cancelled', label: 'Canceled', intent: 'danger' },
];

export const CARE_TYPES: readonly Choice[] = [
  ...MANDATE_CARE_TYPES.filter(({ value }) => value !== 'mixed'),
  { value: 'mixed', label: 'Several care types' },
];

export const ENTITY_KINDS: readonly Choice[] = [
  { value: 'person', label: 'Individual' },
  { value: 'joint', label: 'Joint owners' },
  { value: 'llc', label: 'LLC' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'corporation', label: 'Corporation' },
  { value: 'trust', label: 'Trust' },
  { value: 'ira', label: 'IRA' },
  { value: 'fund', label: 'Fund' },
];

export const EVIDENCE_METHODS: readonly Choice[] = [
  { value: 'letter', label: 'Letter from a CPA, attorney, or broker-dealer' },
  { value: 'income', label: 'Income: tax forms of two years' },
  { value: 'net_worth', label: 'Net worth: statements and a credit report' },
  { value: 'license', label: 'Series 7, 65, or 82 license' },
  { value: 'entity_assets', label: 'Entity: assets or owners' },
];

export const SUBSCRIPTION_STATUSES: readonly Choice[] = [
  { value: 'committed', label: 'Soft commitment' },
  { value: 'signed', label: 'Signed', intent: 'warning' },
  { value: 'accepted', label: 'Accepted', intent: 'success' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'declined', label: 'Declined', intent: 'danger' },
  { value: 'transferred', label: 'Transferred' },
];

export const CHECK_STATUSES: readonly Choice[] = [
  { value: 'submitted', label: 'To review', intent: 'warning' },
  { value: 'verified', label: 'Verified', intent: 'success' },
  { value: 'declined', label: 'Declined', intent: 'danger' },
  { value: 'expired', label: 'Expired', intent: 'danger' },
];

export const TRANSFER_STATUSES: readonly Choice[] = [
  { value: 'requested', label: 'Requested', intent: 'warning' },
  { value: 'to_sign', label: 'Receiver to sign', intent: 'warning' },
  { value: 'completed', label: 'Completed', intent: 'success' },
  { value: 'declined', label: 'Declined', intent: 'danger' },
  { value: 'withdrawn', label: 'Withdrawn' },
];

/** Steps of a subscription in the order of `private.get_subscription_steps`. */
export const SUBSCRIPTION_STEPS: Readonly<Record<string, string>> = {
  entity: 'Investing entity',
  accreditation: 'Accreditation',
  kyc: 'KYC and OFAC check',
  documents: 'Documents',
  fees: 'Fee',
  approval: 'Approval by your entity',
  signature: 'Signature',
  acceptance: 'Acceptance by the sponsor',
  wire: 'Wire',
};

export const STEP_STATES: Readonly<Record<string, string>> = {
  done: 'Done',
  open: 'To do',
  waiting: 'With the sponsor',
  approvers: 'With your approvers',
  blocked: 'Later',
};

export interface PromoteTierRow {
  /** Hundredths of the capital paid in; null for the last tier. */
  readonly up_to: number | null;
  readonly investors_bps: number;
}

export interface OfferingTerms {
  readonly preferred_bps: number;
  readonly catch_up_bps: number;
  readonly catch_up_to_bps: number;
  readonly tiers: readonly PromoteTierRow[];
  readonly is_preferred_first: boolean;
}

/** Formats basis points as a rate, such as "8.00%". */
export const formatBps = (bps: number): string => formatRate(bps / 100);

const formatShare = (bps: number): string =>
  bps % 100 === 0 ? formatWholePercent(bps / 100) : formatRate(bps / 100);

/** Converts stored terms to those of the waterfall. */
export const toWaterfallTerms = (terms: OfferingTerms): WaterfallTerms => ({
  preferredReturn: terms.preferred_bps / 10_000,
  catchUp: terms.catch_up_bps / 10_000,
  catchUpTo: terms.catch_up_to_bps / 10_000,
  isPreferredFirst: terms.is_preferred_first,
  tiers: terms.tiers.map(({ up_to, investors_bps }) => ({
    upToMultiple: up_to === null ? null : up_to / 100,
    investors: investors_bps / 10_000,
  })),
});

/** Returns the order in which cash is distributed, one sentence per step. */
export function describeWaterfall(terms: OfferingTerms): readonly string[] {
  const first = terms.is_preferred_first ? 'First' : 'Then';
  const capital = terms.is_preferred_first
    ? 'Then capital goes back to investors.'
    : 'First, capital goes back to investors.';
  const preferred =
    terms.preferred_bps === 0
      ? 'There is no preferred return.'
      : `${first}, investors get a preferred return of ${formatBps(terms.preferred_bps)} a year on unreturned capital, simple, 30/360.`;
  const steps = terms.is_preferred_first ? [preferred, capital] : [capital, preferred];
  if (terms.catch_up_bps > 0) {
    steps.push(
      `Then ${formatShare(terms.catch_up_bps)} to the sponsor until it has ${formatShare(terms.catch_up_to_bps)} of the profit.`,
    );
  }
  for (const { up_to, investors_bps } of terms.tiers) {
    const split = `${formatShare(investors_bps)} to investors and ${formatShare(10_000 - investors_bps)} to the sponsor`;
    steps.push(
      up_to === null
        ? `The rest: ${split}.`
        : `Up to ${formatFixed(up_to / 100, 2)}× of the capital: ${split}.`,
    );
  }
  return steps;
}

/** Returns the split of the first and last tier as text, such as "70/30". */
export const formatSplit = ({ tiers }: Pick<OfferingTerms, 'tiers'>): string =>
  tiers
    .map(({ investors_bps }) => `${investors_bps / 100}/${(10_000 - investors_bps) / 100}`)
    .join(', ');

/** Total distributions ÷ capital paid in; null without capital. */
export const getMultiple = (contributed: number, distributed: number): number | null =>
  contributed > 0 ? distributed / contributed : null;

/** Committed share as investors see it, in steps of ten percent. */
export const formatProgress = (percent: number): string =>
  percent >= 100 ? formatWholePercent(100) : `${formatWholePercent(percent)} or more`;
