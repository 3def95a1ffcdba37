import type { Grid } from '../../underwriting/statements/grid.ts';
import { findBlocks } from '../../underwriting/statements/layout.ts';
import { parseRentRoll } from '../../underwriting/statements/rentRoll.ts';
import type { DocumentKind } from './documentKinds.ts';

interface Sign {
  readonly pattern: RegExp;
  readonly weight: number;
}

const sign = (pattern: RegExp, weight: number): Sign => ({ pattern, weight });

/** Words that are typical for a kind, each counted once. */
const SIGNS: readonly (readonly [DocumentKind, readonly Sign[]])[] = [
  [
    'survey',
    [
      sign(/statement of deficiencies/i, 6),
      sign(/plan of correction/i, 3),
      sign(/date survey completed|survey (?:date|exit)|inspection (?:date|report)/i, 3),
      sign(/provider\/supplier\/clia/i, 4),
      sign(/cms-?2567/i, 5),
      sign(/scope (?:and|\/|&) severity|\bss ?= ?[a-l]\b/i, 2),
      sign(/\b(?:deficienc(?:y|ies)|citations?)\b/i, 2),
    ],
  ],
  [
    'insurance',
    [
      sign(/certificate of (?:liability )?insurance/i, 7),
      sign(/\bacord\b/i, 3),
      sign(/certificate holder/i, 3),
      sign(/policy (?:number|no|eff|exp)/i, 2),
      sign(/general liability/i, 2),
      sign(/\binsurer [a-f]\b/i, 2),
      sign(/\bproducer\b/i, 1),
    ],
  ],
  [
    'lease',
    [
      sign(/\blease (?:agreement|abstract|summary)\b|\bmaster lease\b|\bthis lease\b/i, 6),
      sign(/\b(?:landlord|lessor)\b/i, 3),
      sign(/\b(?:tenant|lessee)\b/i, 2),
      sign(/commencement date|commenc(?:es|ing)/i, 2),
      sign(/(?:base|minimum|monthly) rent/i, 2),
      sign(/security deposit/i, 1),
    ],
  ],
  [
    'license',
    [
      sign(/\blicen[sc]e (?:number|no|#)|\blic\.? (?:no|#)/i, 4),
      sign(/\b(?:hereby|is) licensed\b|license to operate|this license|authorized to operate/i, 4),
      sign(/\blicensee\b/i, 3),
      sign(/(?:licensed|bed|maximum) (?:capacity|beds)|capacity/i, 2),
      sign(
        /department of (?:health|human services|social services|aging)|health care administration/i,
        2,
      ),
      sign(/assisted living|nursing (?:home|facility)|memory care|residential care/i, 1),
    ],
  ],
];

const LEAST = 5;

interface Classification {
  readonly kind: DocumentKind;
  readonly confidence: number;
}

/** Tells what a document is by its tables and words. */
export function classifyDocument(text: string, grids: readonly Grid[]): Classification {
  const [best, second] = SIGNS.map(([kind, signs]) => ({
    kind,
    score: signs.reduce((all, { pattern, weight }) => all + (pattern.test(text) ? weight : 0), 0),
  })).sort((one, other) => other.score - one.score);
  const score = best?.score ?? 0;
  if (score < LEAST) {
    // A rent roll's columns say more than a heading; months side by side are a statement.
    if (isRentRoll(grids)) return { kind: 'rent_roll', confidence: 0.95 };
    if (findBlocks(grids).length > 0) return { kind: 't12', confidence: 0.95 };
    return { kind: 'other', confidence: 0.5 };
  }
  const lead = score - (second?.score ?? 0);
  return { kind: best?.kind ?? 'other', confidence: lead >= 3 ? 0.95 : 0.7 };
}

function isRentRoll(grids: readonly Grid[]): boolean {
  try {
    return (parseRentRoll(grids, {})?.rows.length ?? 0) > 0;
  } catch {
    return true;
  }
}
