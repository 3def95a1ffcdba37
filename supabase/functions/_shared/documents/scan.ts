import { LABELED_SSN, MEDICARE, SSN } from '../../../../shared/ai/documents/personalData.ts';
import type { DocumentText } from './document-processor.ts';

export type FindingKind = 'ssn' | 'medicare' | 'health';

/** Personal data of a resident or employee. The matched text is not repeated. */
export interface PersonalDataFinding {
  readonly kind: FindingKind;
  readonly count: number;
}

const BORN = /\b(?:dob|date of birth)\b/gi;
const ILL = /\b(?:diagnos[ie]s|icd-?10|medications?|mrn|medical record)\b/i;
/** Maximum distance in characters at which a birth date and a diagnosis belong to one person. */
const NEAR = 220;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const countHealth = (text: string): number =>
  [...text.matchAll(BORN)].filter(({ index }) => ILL.test(text.slice(index, index + NEAR))).length;

/** Finds personal data that must not be shared. */
export function scanText(text: string): readonly PersonalDataFinding[] {
  const found: PersonalDataFinding[] = [
    { kind: 'ssn', count: count(text, SSN) + count(text, LABELED_SSN) },
    { kind: 'medicare', count: count(text, MEDICARE) },
    { kind: 'health', count: countHealth(text) },
  ];
  return found.filter((one) => one.count > 0);
}

/** Scans all text of a document. Text drawn character by character is not counted twice. */
export function scanDocument({
  text,
  unseen = '',
  drawn = [],
}: Omit<DocumentText, 'pages'>): readonly PersonalDataFinding[] {
  const found = new Map<FindingKind, number>();
  for (const one of [`${text}\n${unseen}`, ...drawn].flatMap(scanText)) {
    found.set(one.kind, Math.max(one.count, found.get(one.kind) ?? 0));
  }
  return [...found].map(([kind, count]) => ({ kind, count }));
}
