import type { ReactNode } from 'react';
import ui from '../theme/ui.module.css';
import { type Column, TableHead } from './TableHead.tsx';

export interface ScrollTableProps {
  readonly label?: string;
  readonly columns: readonly Column[];
  readonly className?: string | undefined;
  /** Class of the part that scrolls. */
  readonly frame?: string | undefined;
  /** The row of totals. */
  readonly foot?: ReactNode;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table that scrolls sideways if it doesn't fit. */
export const ScrollTable = ({
  label,
  columns,
  className,
  frame = '',
  foot,
  children,
}: ScrollTableProps) => (
  <div className={`${ui.scroll} ${frame}`}>
    <table className={className} aria-label={label}>
      <TableHead columns={columns} />
      <tbody>{children}</tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  </div>
);
