import { formatNumber } from '#shared/format/number.ts';
import styles from './Board.module.css';
import type { ColumnTotals } from './board.ts';

interface PhaseHeadProps {
  /** Null above columns outside all phases; keeps their heads aligned. */
  readonly label: string | null;
  /** Totals of the phase's columns. */
  readonly totals: readonly ColumnTotals[] | undefined;
  readonly writeSum: (sum: number) => string;
}

/** Name, count, and sum of a phase. */
export function PhaseHead({ label, totals, writeSum }: PhaseHeadProps) {
  const count = totals?.reduce((all, one) => all + one.count, 0);
  const sum = totals?.reduce((all, one) => all + (one.sum ?? 0), 0) ?? 0;
  return (
    <p className={styles.phaseHead}>
      {label !== null && (
        <span>
          <strong>{label}</strong>
          {count !== undefined && count > 0 && ` ${formatNumber(count)}`}
          {sum > 0 && ` · ${writeSum(sum)}`}
        </span>
      )}
    </p>
  );
}
