import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { announce } from '../../ui/live/announce.ts';
import { PHONE, useMedia } from '../useMedia.ts';
import styles from './Board.module.css';
import type { BoardColumn, BoardConfig, CardMove } from './board.ts';
import { applyMovesToTotals, groupByPhase } from './board.ts';
import { Column } from './Column.tsx';
import { LoadingBoard } from './LoadingBoard.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { PhaseHead } from './PhaseHead.tsx';
import { useCardKeys } from './useCardKeys.ts';
import { useFolds } from './useFolds.ts';
import { useMoves } from './useMoves.ts';

/**
 * A board of records grouped by a field's value. Cards move by pointer, or with M and a column. Moves are optimistic
 * and revert if the server rejects them. Phones show one column at a time.
 */
export function Board<Row>(board: BoardConfig<Row>) {
  const { label, columns, totals, phases, idOf, columnOf, cardOf, whyNot } = board;
  const root = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [choosing, setChoosing] = useState<Row | null>(null);
  const known = useRef(new Map<string, Row>());
  /** Cards moved again while their first move was pending: origin and destination. */
  const goingOn = useRef(new Map<string, { readonly from: string; readonly to: string }>());
  const folds = useFolds(board.foldKey);
  const isPhone = useMedia(PHONE);
  const { moves, start, answer, cancel } = useMoves(board);
  const keys = useCardKeys<Row>({
    board: root,
    columns: columns.map(({ value }) => value),
    idOf,
    onMove: setChoosing,
    onColumn: setChosen,
  });
  const { onRows, focusCard } = keys;
  const noteRows = useCallback(
    (column: string, rows: readonly Row[], show: (index: number) => void) => {
      for (const row of rows) known.current.set(idOf(row), row);
      onRows(column, rows, show);
    },
    [idOf, onRows],
  );

  const inView =
    chosen ??
    columns.find(({ value }) => (totals?.get(value)?.count ?? 0) > 0)?.value ??
    columns[0]?.value;

  const labelOf = (column: string) =>
    columns.find(({ value }) => value === column)?.label ?? column;
  const getCurrentColumn = (row: Row) => moves.get(idOf(row))?.to ?? columnOf(row);

  function go(row: Row, to: string) {
    const pendingMove = moves.get(idOf(row));
    if (pendingMove !== undefined && !pendingMove.isAsked) {
      goingOn.current.set(idOf(row), { from: pendingMove.to, to });
      return;
    }
    if (start(row, to) !== null) return;
    folds.open(to);
    setChosen(to);
    // A pending question has the focus; a card rendered later must not take it.
    if (!board.asks(row, to)) focusCard(idOf(row));
  }
  // The record's current data is only known once the first move completes.
  useEffect(() => {
    for (const [id, { from, to }] of goingOn.current) {
      if (moves.has(id)) continue;
      goingOn.current.delete(id);
      const row = known.current.get(id);
      if (row === undefined) continue;
      if (columnOf(row) === from) go(row, to);
      else sayNotMoved(row, from, to);
    }
  });
  /** The first move failed, or its refetch did: the server's state of the card is unknown. */
  function sayNotMoved(row: Row, from: string, to: string) {
    const why = `It wasn't found in ${labelOf(from)} after its first move, so it wasn't moved to ${labelOf(to)}.`;
    announce(`${cardOf(row).title} was not moved. ${why}`);
    board.onNotMoved(row, why);
  }
  function drop(id: string, to: string) {
    const row = known.current.get(id);
    if (row !== undefined && start(row, to) === null) folds.open(to);
  }
  function back(move: CardMove<Row>) {
    cancel(move);
    setChosen(move.from);
    focusCard(idOf(move.row));
  }

  const drawColumn = (column: BoardColumn) => (
    <Column
      key={column.value}
      board={board}
      column={column}
      moves={moves}
      isChosen={column.value === inView}
      folds={isPhone ? null : folds}
      onDrop={drop}
      onMove={setChoosing}
      onAnswer={(move, fieldValues) => {
        void answer(move, fieldValues);
        focusCard(idOf(move.row));
      }}
      onCancel={back}
      onRows={noteRows}
    />
  );

  return (
    <section ref={root} aria-label={label} className={styles.board} onKeyDown={keys.onKeyDown}>
      <nav className={styles.tabs} aria-label="Columns">
        {columns.map((column) => {
          const { value } = column;
          const count = totals && applyMovesToTotals(totals, value, moves, board.sumOf).count;
          return (
            <button
              key={value}
              type="button"
              className={buttonClass({ variant: 'minimal' })}
              aria-current={value === inView ? 'true' : undefined}
              onClick={() => setChosen(value)}
            >
              {column.label} {count !== undefined && <span className={styles.count}>{count}</span>}
            </button>
          );
        })}
      </nav>
      {board.isCounting === true ? (
        <LoadingBoard />
      ) : (
        <div className={styles.columns}>
          {groupByPhase(columns, phases).map((phase) => (
            <PhaseGroup key={phase.columns[0]?.value} label={phase.label}>
              {phases !== undefined && (
                <PhaseHead
                  label={phase.label}
                  totals={
                    totals &&
                    phase.columns.map(({ value }) =>
                      applyMovesToTotals(totals, value, moves, board.sumOf),
                    )
                  }
                  writeSum={board.writeSum}
                />
              )}
              <div className={styles.run}>{phase.columns.map(drawColumn)}</div>
            </PhaseGroup>
          ))}
        </div>
      )}
      {choosing !== null && (
        <MoveDialog
          title={cardOf(choosing).title}
          columns={columns}
          from={getCurrentColumn(choosing)}
          whyNot={(to) => whyNot(getCurrentColumn(choosing), to)}
          onChoose={(to) => {
            setChoosing(null);
            go(known.current.get(idOf(choosing)) ?? choosing, to);
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </section>
  );
}

/** Columns of one phase; a group for screen readers if the phase has a name. */
function PhaseGroup({
  label,
  children,
}: {
  readonly label: string | null;
  readonly children: ReactNode;
}) {
  return label === null ? (
    <div className={styles.phase}>{children}</div>
  ) : (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border, a minimum width, and a legend
    <div className={styles.phase} role="group" aria-label={label}>
      {children}
    </div>
  );
}
