import { userStorageKey } from '../../../session/auth/index.ts';
import * as s from '../../../ui/shape/shape.ts';
import { EMPTY_TERMS, type TermsFormValues } from './termsForm.ts';

const isSavedTerms = s.object({
  coBroker: s.text,
  referral: s.text,
  produced: s.text,
  cap: s.text,
  kept: s.text,
  fee: s.text,
  tiers: s.listOf(s.object({ upTo: s.text, percent: s.text })),
});

const keyOf = (userId: string): string => userStorageKey(userId, 'commission');

/** The user's terms, saved in this browser; price and rate belong to the deal and aren't saved. */
export function loadSavedTerms(userId: string): TermsFormValues {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return isSavedTerms(saved) && saved.tiers.length > 0
      ? { ...EMPTY_TERMS, ...saved }
      : EMPTY_TERMS;
  } catch {
    return EMPTY_TERMS;
  }
}

export function saveTerms(userId: string, terms: TermsFormValues): void {
  try {
    const { price: _price, percent: _percent, ...saved } = terms;
    localStorage.setItem(keyOf(userId), JSON.stringify(saved));
  } catch {
    // Without storage, the browser starts fresh each time.
  }
}
