/** What a reader of the file must decide. */
export type DoubtKind =
  | 'property'
  | 'year'
  | 'months'
  | 'scale'
  | 'amount'
  | 'account'
  | 'total'
  | 'row'
  | 'duplicate'
  | 'sign';

export interface DoubtChoice {
  readonly value: string;
  readonly label: string;
}

/** One question about a cell, with what we read, what we think, and what else it could be. */
export interface Doubt {
  /** The same for the same file, so that answers survive another reading. */
  readonly id: string;
  readonly kind: DoubtKind;
  readonly sheet: string;
  /** "F23" */
  readonly cell: string;
  /** What the cell says. */
  readonly text: string;
  readonly question: string;
  /** The likely answer; null if nothing is likely. It never counts as an answer. */
  readonly thought: string | null;
  readonly choices: readonly DoubtChoice[];
  /** True if an amount may be typed instead. */
  readonly takesAmount?: true;
}

export type Answers = Readonly<Record<string, string>>;

export const doubtId = (kind: DoubtKind, sheet: string, cell: string): string =>
  `${kind}:${sheet.slice(0, 60)}!${cell}`;

/** The doubts that have no valid answer yet. */
export const listOpenDoubts = (doubts: readonly Doubt[], answers: Answers): readonly Doubt[] =>
  doubts.filter((doubt) => !isAnswered(doubt, answers));

export function isAnswered(doubt: Doubt, answers: Answers): boolean {
  const answer = Object.hasOwn(answers, doubt.id) ? answers[doubt.id] : undefined;
  if (answer === undefined) return false;
  if (doubt.choices.some(({ value }) => value === answer)) return true;
  return doubt.takesAmount === true && /^-?\d{1,14}$/.test(answer);
}

export const validAnswer = (doubt: Doubt, answers: Answers): string | null =>
  isAnswered(doubt, answers) ? (answers[doubt.id] ?? null) : null;
