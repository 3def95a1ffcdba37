import { ScrollTable, type ScrollTableProps } from '../../ui/table/ScrollTable.tsx';
import operator from './Operator.module.css';

/** A table whose rows stack on phones. */
export const OperatorTable = ({ className = '', ...table }: ScrollTableProps) => (
  <ScrollTable {...table} className={`${operator.table} ${operator.stacked} ${className}`} />
);
