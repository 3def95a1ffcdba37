import type { Cents } from '../cents.ts';
import type { Answers, Doubt } from './doubts.ts';

/** A month of a line in cents, with its place in the file. */
export interface LineCell {
  readonly month: string;
  readonly cents: Cents;
  /** "F23"; null for an amount that was typed or computed. */
  readonly cell: string | null;
}

export interface StatementLine {
  readonly label: string;
  readonly section: string;
  readonly code: string | null;
  readonly account: string | null;
  readonly confidence: number;
  readonly isLearned: boolean;
  readonly mappingKey: string;
  readonly labelCell: string;
  readonly cells: readonly LineCell[];
}

export interface CheckedTotal {
  readonly label: string;
  readonly cell: string;
  readonly parts: number;
  readonly isConfirmed: boolean;
}

export interface ParsedStatement {
  readonly sheet: string;
  readonly property: string | null;
  readonly months: readonly string[];
  readonly lines: readonly StatementLine[];
  readonly totals: readonly CheckedTotal[];
  readonly doubts: readonly Doubt[];
  /** What was decided without doubt, for the reader to know. */
  readonly notes: readonly string[];
}

export interface ParseOptions {
  readonly answers: Answers;
  /** Accounts that the workspace chose before, by `mappingKey`. */
  readonly mappings: ReadonlyMap<string, string>;
  readonly today: Date;
}
