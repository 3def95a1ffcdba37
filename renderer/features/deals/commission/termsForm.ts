import type { CommissionTerms, CommissionTier } from '#shared/deals/commission.ts';
import { parseFieldValue } from '#shared/records/inputValue.ts';
import type { Field } from '#shared/records/noun.ts';

/** The calculator's field values, as typed. */
export interface TermsFormValues {
  readonly price: string;
  readonly percent: string;
  readonly coBroker: string;
  readonly referral: string;
  readonly produced: string;
  readonly cap: string;
  readonly kept: string;
  readonly fee: string;
  readonly tiers: readonly { readonly upTo: string; readonly percent: string }[];
}

export const EMPTY_TERMS: TermsFormValues = {
  price: '',
  percent: '',
  coBroker: '',
  referral: '',
  produced: '',
  cap: '',
  kept: '',
  fee: '',
  tiers: [{ upTo: '', percent: '70' }],
};

const MONEY: Field = { name: 'amount', label: 'Amount', type: 'money', least: 0, most: 1e11 };
const PERCENT: Field = { name: 'share', label: 'Share', type: 'percent', least: 0, most: 100 };

/** Returns the error of a typed value; null if valid. */
export function validateTermsField(type: 'money' | 'percent', typed: string): string | null {
  const reading = parseFieldValue(type === 'money' ? MONEY : PERCENT, typed);
  return 'sentence' in reading ? reading.sentence : null;
}

function numberIn(field: Field, typed: string): number | null {
  const reading = parseFieldValue(field, typed);
  return 'value' in reading && typeof reading.value === 'number' ? reading.value : null;
}

/** Parses the typed terms; missing or invalid values count as zero. */
export function parseTerms(typed: TermsFormValues): CommissionTerms {
  const money = (text: string) => numberIn(MONEY, text) ?? 0;
  const percent = (text: string) => numberIn(PERCENT, text) ?? 0;
  const tiers: readonly CommissionTier[] = typed.tiers.map((tier) => ({
    upTo: numberIn(MONEY, tier.upTo),
    percent: percent(tier.percent),
  }));
  return {
    price: money(typed.price),
    percent: percent(typed.percent),
    coBrokerPercent: percent(typed.coBroker),
    referralPercent: percent(typed.referral),
    tiers: tiers.toSorted((one, other) => (one.upTo ?? Infinity) - (other.upTo ?? Infinity)),
    producedBefore: money(typed.produced),
    cap: numberIn(MONEY, typed.cap),
    keptBefore: money(typed.kept),
    fee: money(typed.fee),
  };
}
