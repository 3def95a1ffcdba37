import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { labelOf, PAYORS } from '#shared/operator/residents.ts';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import type { AgingColumn } from './agingColumns.ts';
import { useAgingItemsQuery } from './billingApi.ts';

interface AgingPanelProps {
  readonly communityId: string;
  /** Null for all payors. */
  readonly payor: string | null;
  readonly column: AgingColumn;
  readonly onClose: () => void;
}

/** Invoices, credits, and payments that a figure of the aging counts; each opens its resident's account. */
export function AgingPanel({ communityId, payor, column, onClose }: AgingPanelProps) {
  const [, label, name] = column;
  const query = useAgingItemsQuery({ communityId, payor, column: name });
  const { change } = useUrlSearch();
  const title = `${payor === null ? 'All payors' : labelOf(PAYORS, payor)}: ${label}`;
  return (
    <PanelDialog title={title} onClose={onClose}>
      <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
        {(items) => (
          <table className={`${operator.table} ${operator.stacked}`} aria-label="Open amounts">
            <TableHead columns={['Resident', 'For', 'Due', { number: 'Open' }]} />
            <tbody>
              {items.map((item) => (
                <tr key={item.id}>
                  <th scope="row">
                    <button
                      type="button"
                      className={operator.figure}
                      onClick={() => change([['resident', item.resident_id]])}
                    >
                      {item.name}
                    </button>
                    {item.unit !== null && <span className={ui.subline}>Unit {item.unit}</span>}
                  </th>
                  <td data-label="For">
                    {item.invoice === null ? 'Payment not used' : `Invoice ${item.invoice}`}
                    {payor === null && (
                      <span className={ui.subline}>{labelOf(PAYORS, item.payor)}</span>
                    )}
                  </td>
                  <td data-label="Due">{formatCalendarDay(item.due_on)}</td>
                  <td data-label="Open" className={operator.number}>
                    {formatCents(item.cents)}
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                <td />
                <td />
                <td data-label="Open" className={operator.number}>
                  {formatCents(items.reduce((total, { cents }) => total + cents, 0))}
                </td>
              </tr>
            </tfoot>
          </table>
        )}
      </Loaded>
    </PanelDialog>
  );
}
