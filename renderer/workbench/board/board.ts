import type { ReactNode } from 'react';
import type { Changes } from '#shared/records/row.ts';
import type { Paging } from '../../ui/list/paging.ts';
import type { QueryState } from '../../ui/state/Loaded.tsx';

export interface BoardColumn {
  readonly value: string;
  readonly label: string;
  /** Soft limit: more cards only show a warning. */
  readonly limit?: number | undefined;
}

/** Neighboring columns under a shared heading. */
export interface BoardPhase {
  readonly label: string;
  readonly columns: readonly string[];
}

/** Server-side totals of a column. */
export interface ColumnTotals {
  readonly count: number;
  readonly sum: number | null;
}

/** The three lines of a card. */
export interface CardText {
  readonly title: string;
  readonly under: string;
  readonly figure: string;
  readonly note?: string;
  /** Needs attention. Also shown as text, because color is never the only cue. */
  readonly isLate?: boolean;
}

/** The cards of one column, page by page. */
export interface CardPages<Row> extends QueryState<unknown>, Paging {
  readonly rows: readonly Row[];
}

/** A form for fields required before a card enters a column. */
export interface RequiredFieldsPrompt {
  /** Called with the entered values. */
  readonly onAnswer: (answers: Changes) => void;
  readonly onCancel: () => void;
}

/** Configuration of a board for one kind of record. */
export interface BoardConfig<Row> {
  readonly label: string;
  readonly columns: readonly BoardColumn[];
  readonly phases?: readonly BoardPhase[] | undefined;
  /** Names the user's fold state in this browser's storage. */
  readonly foldKey: string;
  /** True while the totals load for the first time. */
  readonly isCounting?: boolean;
  /** Undefined until counted. */
  readonly totals: ReadonlyMap<string, ColumnTotals> | undefined;
  /** Loads a column's cards and passes them to `draw`. */
  readonly withCards: (column: string, draw: (cards: CardPages<Row>) => ReactNode) => ReactNode;
  readonly idOf: (row: Row) => string;
  readonly columnOf: (row: Row) => string;
  readonly sumOf: (row: Row) => number | null;
  readonly writeSum: (sum: number) => string;
  readonly cardOf: (row: Row) => CardText;
  readonly linkOf: (id: string) => string;
  /** Returns why a card can't move between two columns; null if it can. */
  readonly whyNot: (from: string, to: string) => string | null;
  /** True if fields are required before the card enters the column. */
  readonly asks: (row: Row, to: string) => boolean;
  /** The form shown in the target column. */
  readonly gate: (row: Row, to: string, asking: RequiredFieldsPrompt) => ReactNode;
  /**
   * Saves a move and resolves once the affected lists are refetched. Returns null, or why it was rejected; then the
   * card goes back.
   */
  readonly move: (row: Row, to: string, answers: Changes) => Promise<string | null>;
  /** Reports that the second move of a pending card failed, with the reason. */
  readonly onNotMoved: (row: Row, why: string) => void;
}

/** A pending move, shown optimistically. */
export interface CardMove<Row> {
  readonly row: Row;
  readonly from: string;
  readonly to: string;
  /** The form is open and nothing was sent. */
  readonly isAsked: boolean;
  /** Totals when the move started; newer totals already include it. */
  readonly totals: ReadonlyMap<string, ColumnTotals> | undefined;
}

/** Returns a column's cards with incoming moves on top and outgoing ones removed. */
export function applyMoves<Row>(
  rows: readonly Row[],
  column: string,
  moves: ReadonlyMap<string, CardMove<Row>>,
  { idOf, columnOf }: Pick<BoardConfig<Row>, 'idOf' | 'columnOf'>,
): readonly Row[] {
  const arriving = [...moves.values()].filter(({ to }) => to === column).map(({ row }) => row);
  // A stale page may still include cards moved by someone else.
  const existing = rows.filter((row) => !moves.has(idOf(row)) && columnOf(row) === column);
  return [...arriving, ...existing];
}

/** Returns a column's totals as if all pending moves had completed. */
export function applyMovesToTotals<Row>(
  totals: ReadonlyMap<string, ColumnTotals>,
  column: string,
  moves: ReadonlyMap<string, CardMove<Row>>,
  sumOf: (row: Row) => number | null,
): ColumnTotals {
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

/** Returns the columns in runs of one phase each; null labels columns outside all phases. */
export function groupByPhase(
  columns: readonly BoardColumn[],
  phases: readonly BoardPhase[] | undefined,
): readonly { readonly label: string | null; readonly columns: readonly BoardColumn[] }[] {
  const groups: { label: string | null; columns: BoardColumn[] }[] = [];
  for (const column of columns) {
    const label = phases?.find((phase) => phase.columns.includes(column.value))?.label ?? null;
    const last = groups.at(-1);
    if (last !== undefined && last.label === label) last.columns.push(column);
    else groups.push({ label, columns: [column] });
  }
  return groups;
}
