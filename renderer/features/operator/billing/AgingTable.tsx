import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { formatCents } from '#shared/format/money.ts';
import { labelOf, PAYORS } from '#shared/operator/residents.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { saveSheet } from '../../../workbench/sheet/saveSheet.ts';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { AgingPanel } from './AgingPanel.tsx';
import { AGING_COLUMNS, columnOf } from './agingColumns.ts';
import styles from './Billing.module.css';
import type { Aging, Billing } from './billingShapes.ts';

interface AgingTableProps {
  readonly communityId: string;
  readonly billing: Billing;
}

/** Open amounts by payor and days after the due date. Each figure opens what it counts. */
export function AgingTable({ communityId, billing }: AgingTableProps) {
  const { aging } = billing;
  const { params, change } = useUrlSearch();
  const payor = params.get('payor');
  const column = columnOf(params.get('age'));
  const open = (key: keyof Aging, of: string) =>
    change([
      ['payor', of],
      ['age', key],
    ]);
  if (aging.length === 0) {
    return <EmptyState title="Nothing is open">All posted invoices are paid.</EmptyState>;
  }
  return (
    <div className={ui.stack8}>
      <div className={operator.bar}>
        <div className={ui.endActions}>
          <Button size="small" onClick={() => exportAging(aging)}>
            Export CSV
          </Button>
        </div>
      </div>
      <OperatorTable
        label="Aging by payor"
        columns={['Payor', ...AGING_COLUMNS.map(([, label]) => ({ number: label }))]}
        className={styles.table}
        foot={
          <tr>
            <th scope="row">Total</th>
            {AGING_COLUMNS.map(([key, label]) => (
              <td
                key={key}
                className={operator.number}
                data-label={label}
                data-key={key === 'total_cents' || undefined}
              >
                <Figure
                  cents={aging.reduce((total, row) => total + row[key], 0)}
                  onOpen={() => open(key, ALL_PAYORS)}
                />
              </td>
            ))}
          </tr>
        }
      >
        {aging.map((row) => (
          <tr key={row.payor}>
            <th scope="row">{labelOf(PAYORS, row.payor)}</th>
            {AGING_COLUMNS.map(([key, label]) => (
              <td
                key={key}
                className={operator.number}
                data-label={label}
                data-key={key === 'total_cents' || undefined}
              >
                <Figure cents={row[key]} onOpen={() => open(key, row.payor)} />
              </td>
            ))}
          </tr>
        ))}
      </OperatorTable>
      {payor !== null && column !== null && (
        <AgingPanel
          communityId={communityId}
          payor={payor === ALL_PAYORS ? null : payor}
          column={column}
          onClose={() =>
            change([
              ['payor', null],
              ['age', null],
            ])
          }
        />
      )}
    </div>
  );
}

const ALL_PAYORS = 'all';

/** An amount that opens its rows; zero has none. */
function Figure({
  cents,
  onOpen,
}: {
  readonly cents: number;
  readonly onOpen: () => void;
}): ReactNode {
  if (cents === 0) return formatCents(cents);
  return (
    <button type="button" className={operator.figure} onClick={onOpen}>
      {formatCents(cents)}
    </button>
  );
}

function exportAging(aging: readonly Aging[]): void {
  void saveSheet(
    {
      name: 'aging',
      columns: [
        { label: 'Payor', type: 'text' },
        ...AGING_COLUMNS.map(([, label]) => ({ label, type: 'number' }) as const),
      ],
      rows: aging.map((row) => [
        labelOf(PAYORS, row.payor),
        ...AGING_COLUMNS.map(([key]) => row[key] / 100),
      ]),
    },
    { kind: 'csv' },
  );
}
