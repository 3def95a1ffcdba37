import type { ReactNode } from 'react';

interface FoldedCellProps {
  /** The head of its column, which stands beside it where the table folds. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Null where there is none: a dash in the table, and no line at all where it folds. */
  readonly children: ReactNode;
}

/** A cell of a `FoldingTable` that says what it is when its column has no head any more. */
export const FoldedCell = ({ label, className, children }: FoldedCellProps) => (
  <td className={className} data-label={label} data-empty={children === null}>
    {children ?? '—'}
  </td>
);
