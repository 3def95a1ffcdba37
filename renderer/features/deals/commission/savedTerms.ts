import { userStorageKey } from '../../../session/auth/index.ts';
import { listOf, object, text } from '../../../ui/shape/shape.ts';
import { EMPTY_TERMS, type TermsFormValues } from './termsForm.ts';

const isKept = object({
  coBroker: text,
  referral: text,
  produced: text,
  cap: text,
  kept: text,
  fee: text,
  tiers: listOf(object({ upTo: text, percent: text })),
});

const keyOf = (userId: string): string => userStorageKey(userId, 'commission');

/** The user's terms, saved in this browser; price and rate belong to the deal and aren't saved. */
export function loadSavedTerms(userId: string): TermsFormValues {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return isKept(kept) && kept.tiers.length > 0 ? { ...EMPTY_TERMS, ...kept } : EMPTY_TERMS;
  } catch {
    return EMPTY_TERMS;
  }
}

export function saveTerms(userId: string, terms: TermsFormValues): void {
  try {
    const { price: _price, percent: _percent, ...kept } = terms;
    localStorage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // Without storage, the browser starts fresh each time.
  }
}
