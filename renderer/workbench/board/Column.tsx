import {
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useId, useRef, useState } from 'react';
import type { Changes } from '#shared/records/row.ts';
import styles from './Board.module.css';
import type { BoardColumn, BoardConfig, CardMove } from './board.ts';
import { applyMovesToTotals } from './board.ts';
import { ColumnCards } from './ColumnCards.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import type { useFolds } from './useFolds.ts';

/** Milliseconds a card is held over a folded column before it opens. */
const OPENS_AFTER = 300;

interface ColumnProps<Row> {
  readonly board: BoardConfig<Row>;
  readonly column: BoardColumn;
  readonly moves: ReadonlyMap<string, CardMove<Row>>;
  /** The column shown on phones. */
  readonly isChosen: boolean;
  /** Null on phones, which show one whole column. */
  readonly folds: ReturnType<typeof useFolds> | null;
  readonly onDrop: (id: string, to: string) => void;
  readonly onMove: (row: Row) => void;
  readonly onAnswer: (move: CardMove<Row>, answers: Changes) => void;
  readonly onCancel: (move: CardMove<Row>) => void;
  readonly onRows: (column: string, rows: readonly Row[], show: (index: number) => void) => void;
}

/** Loads a column's cards when it comes near the viewport. */
function useNear(isChosen: boolean) {
  const column = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(isChosen);
  useEffect(() => {
    if (isNear || column.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '0px 320px' },
    );
    observer.observe(column.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { column, isNear: isNear || isChosen };
}

/** A column of cards with its totals and drop target. Required fields for entering it are asked for here. */
export function Column<Row>(props: ColumnProps<Row>) {
  const { board, column, moves, isChosen, folds, onDrop, onMove, onAnswer, onCancel, onRows } =
    props;
  const { value } = column;
  const headId = useId();
  const near = useNear(isChosen);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [isOver, setOver] = useState(false);
  const [isHeldOpen, setHeldOpen] = useState(false);
  const dropped = useRef(onDrop);
  useEffect(() => {
    dropped.current = onDrop;
  });

  useEffect(() => {
    const element = near.column.current;
    if (element === null) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.card === 'string',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        dropped.current(`${source.data.card}`, value);
      },
    });
  }, [near.column, value]);

  // A column opened by a drag stays open until the drop, so that no column moves away under the pointer.
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setHeldOpen(true), OPENS_AFTER);
    return () => clearTimeout(timer);
  }, [isOver]);
  useEffect(() => monitorForElements({ onDrop: () => setHeldOpen(false) }), []);

  const promptedMove = [...moves.values()].find(({ to, isAsked }) => to === value && isAsked);
  const totals =
    board.totals === undefined ? null : applyMovesToTotals(board.totals, value, moves, board.sumOf);
  const mayHaveCards =
    totals === null || totals.count > 0 || [...moves.values()].some(({ from }) => from === value);
  const isEmpty = totals?.count === 0;
  const isFolded = folds?.isFolded(value, isEmpty) === true && !isHeldOpen;
  return (
    <section
      ref={near.column}
      aria-labelledby={headId}
      className={styles.column}
      data-column={value}
      data-over={isOver}
      data-chosen={isChosen}
      data-folded={isFolded}
    >
      <ColumnHead
        id={headId}
        column={column}
        totals={totals}
        writeSum={board.writeSum}
        isFolded={isFolded}
        onToggle={() => folds?.toggle(value, isEmpty)}
      />
      <div ref={setScroller} className={styles.scroller}>
        {promptedMove !== undefined && (
          <section
            className={styles.gate}
            aria-label={`Required before ${board.cardOf(promptedMove.row).title} moves to ${column.label}`}
          >
            {board.gate(promptedMove.row, value, {
              onAnswer: (fieldValues) => onAnswer(promptedMove, fieldValues),
              onCancel: () => onCancel(promptedMove),
            })}
          </section>
        )}
        {near.isNear &&
          mayHaveCards &&
          !isFolded &&
          board.withCards(value, (cards) => (
            <ColumnCards
              board={board}
              cards={cards}
              column={value}
              labelledBy={headId}
              moves={moves}
              scroller={scroller}
              onMove={onMove}
              onRows={onRows}
            />
          ))}
      </div>
    </section>
  );
}
