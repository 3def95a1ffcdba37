import { ownKey } from '../../core/session/index.ts';
import { listOf, object, text } from '../../kit/shape/shape.ts';
import { EMPTY, type TypedTerms } from './typedTerms.ts';

const isKept = object({
  coBroker: text,
  referral: text,
  produced: text,
  cap: text,
  kept: text,
  fee: text,
  tiers: listOf(object({ upTo: text, percent: text })),
});

const keyOf = (userId: string): string => ownKey(userId, 'commission');

/** The user's terms, saved in this browser; price and rate belong to the deal and aren't saved. */
export function keptTerms(userId: string): TypedTerms {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return isKept(kept) && kept.tiers.length > 0 ? { ...EMPTY, ...kept } : EMPTY;
  } catch {
    return EMPTY;
  }
}

export function keepTerms(userId: string, terms: TypedTerms): void {
  try {
    const { price: _price, percent: _percent, ...kept } = terms;
    localStorage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // Without storage, the browser starts fresh each time.
  }
}
