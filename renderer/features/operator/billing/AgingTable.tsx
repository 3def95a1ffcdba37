import { Button } from '@blueprintjs/core';
import { formatCents } from '#shared/format/money.ts';
import { labelOf, PAYORS } from '#shared/operator/residents.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { saveSheet } from '../../../workbench/sheet/saveSheet.ts';
import operator from '../Operator.module.css';
import styles from './Billing.module.css';
import type { Aging, Billing } from './billingShapes.ts';

const COLUMNS = [
  ['current_cents', 'Not due'],
  ['days_30_cents', '1–30 days'],
  ['days_60_cents', '31–60 days'],
  ['days_90_cents', '61–90 days'],
  ['older_cents', 'Over 90 days'],
  ['credit_cents', 'Credits'],
  ['total_cents', 'Total'],
] as const satisfies readonly (readonly [keyof Aging, string])[];

/** Open amounts by payor and days after the due date. */
export function AgingTable({ billing }: { readonly billing: Billing }) {
  const { aging } = billing;
  if (aging.length === 0) {
    return <EmptyState title="Nothing is open">All posted invoices are paid.</EmptyState>;
  }
  return (
    <div className={ui.stack8}>
      <div className={styles.bar}>
        <div className={styles.end}>
          <Button size="small" onClick={() => exportAging(aging)}>
            Export CSV
          </Button>
        </div>
      </div>
      <div className={ui.scroll}>
        <table
          className={`${operator.table} ${operator.stacked} ${styles.table}`}
          aria-label="Aging by payor"
        >
          <thead>
            <tr>
              <th scope="col">Payor</th>
              {COLUMNS.map(([key, label]) => (
                <th key={key} scope="col" className={operator.number}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {aging.map((row) => (
              <tr key={row.payor}>
                <th scope="row">{labelOf(PAYORS, row.payor)}</th>
                {COLUMNS.map(([key, label]) => (
                  <td
                    key={key}
                    className={operator.number}
                    data-label={label}
                    data-key={key === 'total_cents' || undefined}
                  >
                    {formatCents(row[key])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {COLUMNS.map(([key, label]) => (
                <td
                  key={key}
                  className={operator.number}
                  data-label={label}
                  data-key={key === 'total_cents' || undefined}
                >
                  {formatCents(aging.reduce((total, row) => total + row[key], 0))}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}

function exportAging(aging: readonly Aging[]): void {
  void saveSheet(
    {
      name: 'aging',
      columns: [
        { label: 'Payor', type: 'text' },
        ...COLUMNS.map(([, label]) => ({ label, type: 'number' }) as const),
      ],
      rows: aging.map((row) => [
        labelOf(PAYORS, row.payor),
        ...COLUMNS.map(([key]) => row[key] / 100),
      ]),
    },
    { kind: 'csv' },
  );
}
