import type { ReactNode } from 'react';
import { type Column, TableHead } from '../../ui/table/TableHead.tsx';
import ui from '../../ui/theme/ui.module.css';
import operator from './Operator.module.css';

interface OperatorTableProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly className?: string | undefined;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table whose rows stack on phones. */
export const OperatorTable = ({ label, columns, className = '', children }: OperatorTableProps) => (
  <div className={ui.scroll}>
    <table className={`${operator.table} ${operator.stacked} ${className}`} aria-label={label}>
      <TableHead columns={columns} />
      <tbody>{children}</tbody>
    </table>
  </div>
);
