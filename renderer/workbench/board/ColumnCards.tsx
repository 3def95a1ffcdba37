import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Loaded } from '../../ui/state/Loaded.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { remInPixels } from '../list/useRowHeight.ts';
import styles from './Board.module.css';
import { BoardCard } from './BoardCard.tsx';
import { applyMoves, type BoardConfig, type CardMove, type CardPages } from './board.ts';

/** Height of a card and its gap, in rem. */
const CARD_REM = 5.5;
const AHEAD = 8;

interface ColumnCardsProps<Row> {
  readonly board: BoardConfig<Row>;
  readonly column: string;
  readonly cards: CardPages<Row>;
  readonly labelledBy: string;
  readonly moves: ReadonlyMap<string, CardMove<Row>>;
  readonly scroller: HTMLElement | null;
  readonly onMove: (row: Row) => void;
  /** Reports the column's cards in order and a function that scrolls a card into view. */
  readonly onRows: (column: string, rows: readonly Row[], show: (index: number) => void) => void;
}

/** The cards of a column, virtualized; more pages load on scroll. */
export function ColumnCards<Row>(props: ColumnCardsProps<Row>) {
  const { board, cards, column, labelledBy, moves, scroller, onMove, onRows } = props;
  const rows = applyMoves(cards.rows, column, moves, board);
  const [rem] = useState(remInPixels);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => CARD_REM * rem,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : board.idOf(row);
    },
    overscan: 6,
    initialRect: { width: 272, height: 800 },
  });
  const virtualItems = virtualizer.getVirtualItems();
  const last = virtualItems.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = cards;
  const isNearEnd = hasNextPage && last + AHEAD >= rows.length;

  useEffect(() => {
    if (isNearEnd && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [isNearEnd, isFetchingNextPage, isError, fetchNextPage]);
  useLayoutEffect(() => {
    onRows(column, rows, (index) => virtualizer.scrollToIndex(index));
  });
  useEffect(() => () => onRows(column, [], () => undefined), [column, onRows]);

  return (
    <Loaded answer={cards} keepsLast waiting={<LoadingCards />}>
      {() => (
        <ul
          className={styles.cards}
          aria-labelledby={labelledBy}
          style={{ blockSize: virtualizer.getTotalSize() }}
        >
          {virtualItems.map(({ index, start, key }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const id = board.idOf(row);
            return (
              <BoardCard
                key={key}
                id={id}
                words={board.cardOf(row)}
                to={board.linkOf(id)}
                isMoving={moves.has(id)}
                start={start}
                place={index + 1}
                count={hasNextPage ? -1 : rows.length}
                onMove={() => onMove(row)}
              />
            );
          })}
        </ul>
      )}
    </Loaded>
  );
}

const LoadingCards = () => (
  <div className={styles.waiting}>
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} width="100%" />
    ))}
  </div>
);
