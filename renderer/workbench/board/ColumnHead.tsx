import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { formatNumber } from '#shared/format/number.ts';
import styles from './Board.module.css';
import type { BoardColumn, ColumnTotals } from './board.ts';

interface ColumnHeadProps {
  readonly id: string;
  readonly column: BoardColumn;
  readonly totals: ColumnTotals | null;
  readonly writeSum: (sum: number) => string;
  readonly isFolded: boolean;
  readonly onToggle: () => void;
}

/** Name, count, and sum of a column, which folds to a strip; marks a column over its limit. */
export function ColumnHead(props: ColumnHeadProps) {
  const { id, column, totals, writeSum, isFolded, onToggle } = props;
  const { label, limit } = column;
  const isOver = limit !== undefined && totals !== null && totals.count > limit;
  return (
    <header className={styles.head}>
      <h2 id={id}>{label}</h2>
      <p className={styles.count} data-over={isOver}>
        {totals === null ? '–' : formatNumber(totals.count)}
        {limit !== undefined && ` of ${formatNumber(limit)}`}
        {isOver && <span className={styles.over}>over the limit</span>}
      </p>
      <p className={styles.sum}>
        {totals !== null && totals.sum !== null && totals.sum !== 0 ? writeSum(totals.sum) : ''}
      </p>
      <button
        type="button"
        className={styles.fold}
        aria-label={`${isFolded ? 'Open' : 'Fold'} ${label}`}
        aria-expanded={!isFolded}
        title={isFolded ? `Open ${label}` : `Fold ${label}`}
        onClick={onToggle}
      >
        {isFolded ? <ChevronRight size={12} /> : <ChevronLeft size={12} />}
      </button>
    </header>
  );
}
