import type { ReactNode } from 'react';
import type { Changes } from '#shared/records/row.ts';
import type { Pages } from '../../list/paging.ts';
import type { Answer } from '../../state/Loaded.tsx';

export interface BoardColumn {
  readonly value: string;
  readonly label: string;
  /** More cards than this are one's own sign that something waits; nothing is refused for it. */
  readonly limit?: number | undefined;
}

/** What stands in a column in all, as the server counts it. */
export interface Totals {
  readonly count: number;
  readonly sum: number | null;
}

/** The three lines of a card. */
export interface CardWords {
  readonly title: string;
  readonly under: string;
  readonly figure: string;
  readonly note?: string;
  /** Something to look at; said in words, since colour is never the only sign. */
  readonly isLate?: boolean;
}

/** The cards of one column, page by page. */
export interface Cards<Row> extends Answer<unknown>, Pages {
  readonly rows: readonly Row[];
}

/** What must be known before a card stands in a column. */
export interface Asking {
  /** With what was answered. */
  readonly onAnswer: (answers: Changes) => void;
  readonly onCancel: () => void;
}

/** What a board has to be told of its kind of record. */
export interface BoardOf<Row> {
  readonly label: string;
  readonly columns: readonly BoardColumn[];
  /** Undefined while they are counted. */
  readonly totals: ReadonlyMap<string, Totals> | undefined;
  /** Reads the cards of a column for whoever draws them. */
  readonly withCards: (column: string, draw: (cards: Cards<Row>) => ReactNode) => ReactNode;
  readonly idOf: (row: Row) => string;
  readonly columnOf: (row: Row) => string;
  readonly sumOf: (row: Row) => number | null;
  readonly writeSum: (sum: number) => string;
  readonly cardOf: (row: Row) => CardWords;
  readonly linkOf: (id: string) => string;
  /** Why no card may go from one column to the other; null if it may. */
  readonly whyNot: (from: string, to: string) => string | null;
  /** Whether something must be known before it stands there. */
  readonly asks: (row: Row, to: string) => boolean;
  /** The question, in the column that the card enters. */
  readonly gate: (row: Row, to: string, asking: Asking) => ReactNode;
  /**
   * Saves the move; over when what is listed has been read anew. Answers why it was refused, or null: then the card
   * goes back.
   */
  readonly move: (row: Row, to: string, answers: Changes) => Promise<string | null>;
  /** Says that a card which was moved again on its way was not; why, in a sentence. */
  readonly onNotMoved: (row: Row, why: string) => void;
}

/** A card on its way: shown where it goes before the server has said so. */
export interface Move<Row> {
  readonly row: Row;
  readonly from: string;
  readonly to: string;
  /** The question stands open, and nothing was sent. */
  readonly isAsked: boolean;
  /** What was counted when it left; a newer count has it in its place. */
  readonly totals: ReadonlyMap<string, Totals> | undefined;
}

/** The cards of a column with those that come on top and without those that leave. */
export function arranged<Row>(
  rows: readonly Row[],
  column: string,
  moves: ReadonlyMap<string, Move<Row>>,
  { idOf, columnOf }: Pick<BoardOf<Row>, 'idOf' | 'columnOf'>,
): readonly Row[] {
  const arriving = [...moves.values()].filter(({ to }) => to === column).map(({ row }) => row);
  // What somebody else has moved on may still be in a page that was read before.
  const standing = rows.filter((row) => !moves.has(idOf(row)) && columnOf(row) === column);
  return [...arriving, ...standing];
}

/** The count of a column as it is once all on their way have arrived. */
export function countedWith<Row>(
  totals: ReadonlyMap<string, Totals>,
  column: string,
  moves: ReadonlyMap<string, Move<Row>>,
  sumOf: (row: Row) => number | null,
): Totals {
  let { count, sum } = totals.get(column) ?? { count: 0, sum: null };
  for (const move of moves.values()) {
    const sign = (move.to === column ? 1 : 0) - (move.from === column ? 1 : 0);
    if (sign === 0 || move.totals !== totals) continue;
    count += sign;
    const amount = sumOf(move.row);
    if (amount !== null) sum = (sum ?? 0) + sign * amount;
  }
  return { count, sum };
}
