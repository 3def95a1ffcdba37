import type { ReactNode } from 'react';

interface FoldedCellProps {
  /** Column heading, shown beside the cell when the table is folded. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Null if there is no value: a dash in the table, and no line when folded. */
  readonly children: ReactNode;
}

/** A `FoldingTable` cell that shows its label when the column headings are hidden. */
export const FoldedCell = ({ label, className, children }: FoldedCellProps) => (
  <td className={className} data-label={label} data-empty={children === null}>
    {children ?? '—'}
  </td>
);
