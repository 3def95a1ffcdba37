import type { ContactMethodKind } from '../records/contactMethods.ts';

/** Returns the kind of an address or number that a label of another program names, such as "Business Phone 2". */
export function getMethodKind(label: string): ContactMethodKind | null {
  if (/\b(mobile|cell|iphone|car)\b/i.test(label)) return 'mobile';
  if (/\b(work|business|office|company)\b/i.test(label)) return 'work';
  if (/\b(home|personal|private)\b/i.test(label)) return 'home';
  return /\bother\b/i.test(label) ? 'other' : null;
}

/** True for numbers that aren't for calls. */
export const isFaxLabel = (label: string): boolean =>
  /\b(fax|pager|telex|modem)\b|fax$/i.test(label);
