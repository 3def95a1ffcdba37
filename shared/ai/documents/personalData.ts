export type PersonalDataKind = 'ssn' | 'medicare' | 'health' | 'birth' | 'account';

export const PERSONAL_DATA_LABELS: Readonly<Record<PersonalDataKind, string>> = {
  ssn: 'Social Security number',
  medicare: 'Medicare number',
  health: 'Health information',
  birth: 'Date of birth',
  account: 'Bank account number',
};

interface PersonalDataSpan {
  readonly kind: PersonalDataKind;
  readonly start: number;
  readonly end: number;
}

/** Excludes numbers that were never issued and those used in advertisements and forms. */
export const SSN = /(?<![\d-])(?!000|666|9)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}(?![\d-])/g;
export const LABELED_SSN = /\b(?:ssn|social security)\D{0,30}(?!000|666|9)\d{9}(?!\d)/gi;
/** A Medicare beneficiary identifier. Letters exclude S, L, O, I, B and Z; positions are fixed. */
export const MEDICARE =
  /(?<![A-Z\d])[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y\d]\d-?[AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y\d]\d-?[AC-HJKMNP-RT-Y]{2}\d{2}(?![A-Z\d])/g;
const BIRTH =
  /\b(?:dob|date of birth|born(?: on)?)\b[ :.]{0,4}(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4})/gi;
const HEALTH = /\b(?:diagnos[ie]s|icd-?10|medications?|mrn|medical record)\b ?[:#][^\n]{1,120}/gi;
const ACCOUNT = /\b(?:account|routing|iban)(?: (?:no|number|#))?\.? ?[:#]? ?\d{6,17}(?!\d)/gi;

const PATTERNS: readonly (readonly [PersonalDataKind, RegExp])[] = [
  ['ssn', SSN],
  ['ssn', LABELED_SSN],
  ['medicare', MEDICARE],
  ['birth', BIRTH],
  ['health', HEALTH],
  ['account', ACCOUNT],
];

/** Finds personal and health data in a text, in order, without overlaps. */
export function findPersonalData(text: string): readonly PersonalDataSpan[] {
  const all = PATTERNS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      kind,
      start: index,
      end: index + found.length,
    })),
  ).sort((one, other) => one.start - other.start || other.end - one.end);
  const spans: PersonalDataSpan[] = [];
  for (const span of all) if (span.start >= (spans.at(-1)?.end ?? 0)) spans.push(span);
  return spans;
}

/** Replaces personal data by dots, so that the length stays the same. */
export function maskPersonalData(text: string): string {
  let masked = '';
  let from = 0;
  for (const { start, end } of findPersonalData(text)) {
    masked += text.slice(from, start) + text.slice(start, end).replace(/[^\s]/g, '•');
    from = end;
  }
  return masked + text.slice(from);
}

export const hasPersonalData = (text: string): boolean => findPersonalData(text).length > 0;
