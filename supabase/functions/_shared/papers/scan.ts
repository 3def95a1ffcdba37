export type FindingKind = 'ssn' | 'medicare' | 'health';

/** Something that identifies a resident or an employee. What was found is not repeated. */
export interface Finding {
  readonly kind: FindingKind;
  readonly count: number;
}

/** Numbers that were never given out, and those of advertisements and forms, are none. */
const SSN = /(?<![\d-])(?!000|666|9)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}(?![\d-])/g;
const SSN_SAID = /\b(?:ssn|social security)\D{0,30}(?!000|666|9)\d{9}(?!\d)/gi;
/** A Medicare beneficiary identifier: letters but S, L, O, I, B, Z, in their places. */
const MEDICARE =
  /(?<![A-Z\d])[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y\d]\d-?[AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y\d]\d-?[AC-HJKMNP-RT-Y]{2}\d{2}(?![A-Z\d])/g;
/** A diagnosis or a medication beside somebody’s date of birth. */
const HEALTH =
  /\b(?:dob|date of birth)\b.{0,200}?\b(?:diagnos[ie]s|icd-?10|medications?|mrn|medical record)\b/gis;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** What a text holds that must not leave the house. */
export function scanText(text: string): readonly Finding[] {
  const found: Finding[] = [
    { kind: 'ssn', count: count(text, SSN) + count(text, SSN_SAID) },
    { kind: 'medicare', count: count(text, MEDICARE) },
    { kind: 'health', count: count(text, HEALTH) },
  ];
  return found.filter((one) => one.count > 0);
}
