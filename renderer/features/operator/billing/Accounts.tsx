import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCents } from '#shared/format/money.ts';
import { labelOf, RESIDENT_STATUSES } from '#shared/operator/residents.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { saveSheet } from '../../../workbench/sheet/saveSheet.ts';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import styles from './Billing.module.css';
import { useResidentAccountsQuery } from './billingApi.ts';
import type { AccountRow, Billing } from './billingShapes.ts';
import { RaiseRatesDialog } from './RateDialogs.tsx';

interface AccountsProps {
  readonly communityId: string;
  readonly billing: Billing;
}

/** Residents with their monthly rate and what they owe. */
export function Accounts({ communityId, billing }: AccountsProps) {
  const query = useResidentAccountsQuery(communityId);
  const { params, change } = useUrlSearch();
  const [isRaising, setRaising] = useState(false);
  const only = params.get('only') ?? '';
  return (
    <Loaded answer={query} waiting={<Skeleton height="24rem" />} keepsLast>
      {(all) => {
        const shown = all.filter(
          (one) =>
            only === '' || (only === 'overdue' ? one.overdue_cents > 0 : one.balance_cents < 0),
        );
        if (all.length === 0) {
          return (
            <EmptyState title="No residents yet">
              Residents appear here once they move in.
            </EmptyState>
          );
        }
        return (
          <div className={ui.stack8}>
            <div className={operator.bar}>
              <Select
                aria-label="Show"
                options={[
                  ['', 'All residents'],
                  ['overdue', 'Overdue'],
                  ['credit', 'With a credit'],
                ]}
                value={only}
                onChange={({ target }) => change([['only', target.value || null]])}
              />
              <div className={ui.endActions}>
                <Button size="small" onClick={() => setRaising(true)}>
                  Raise rates
                </Button>
                <Button
                  size="small"
                  disabled={shown.length === 0}
                  onClick={() => exportAccounts(shown)}
                >
                  Export CSV
                </Button>
              </div>
            </div>
            {shown.length === 0 ? (
              <p className={ui.muted}>No results</p>
            ) : (
              <AccountTable rows={shown} onOpen={(id) => change([['resident', id]])} />
            )}
            {isRaising && (
              <RaiseRatesDialog
                communityId={communityId}
                noticeDays={billing.settings.rate_notice_days}
                residentIds={all.filter((one) => one.monthly_cents !== null).map(({ id }) => id)}
                onClose={() => setRaising(false)}
              />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

interface AccountTableProps {
  readonly rows: readonly AccountRow[];
  readonly onOpen: (id: string) => void;
}

const AccountTable = ({ rows, onOpen }: AccountTableProps) => (
  <OperatorTable
    label="Accounts"
    columns={[
      'Resident',
      'Unit',
      'Status',
      { number: 'Monthly rate' },
      { number: 'Overdue' },
      { number: 'Balance' },
    ]}
    className={styles.table}
    foot={
      <tr>
        <th scope="row" colSpan={3}>
          {rows.length} {rows.length === 1 ? 'resident' : 'residents'}
        </th>
        <td className={operator.number} data-label="Monthly rate">
          {formatCents(rows.reduce((total, one) => total + (one.monthly_cents ?? 0), 0))}
        </td>
        <td className={operator.number} data-label="Overdue">
          {formatCents(rows.reduce((total, one) => total + one.overdue_cents, 0))}
        </td>
        <td className={operator.number} data-label="Balance" data-key>
          {formatCents(rows.reduce((total, one) => total + one.balance_cents, 0))}
        </td>
      </tr>
    }
  >
    {rows.map((one) => (
      <tr key={one.id}>
        <th scope="row">
          <OpenButton onClick={() => onOpen(one.id)}>{one.name}</OpenButton>
        </th>
        <td data-label="Unit">{one.unit ?? '—'}</td>
        <td>{labelOf(RESIDENT_STATUSES, one.status)}</td>
        <td className={operator.number} data-label="Monthly rate">
          {one.monthly_cents === null ? '—' : formatCents(one.monthly_cents)}
        </td>
        <td
          className={operator.number}
          data-label="Overdue"
          data-is-overdue={one.overdue_cents > 0}
        >
          {formatCents(one.overdue_cents)}
        </td>
        <td className={operator.number} data-label="Balance" data-key>
          {formatCents(one.balance_cents)}
        </td>
      </tr>
    ))}
  </OperatorTable>
);

function exportAccounts(rows: readonly AccountRow[]): void {
  void saveSheet(
    {
      name: 'resident-accounts',
      columns: [
        { label: 'Resident', type: 'text' },
        { label: 'Unit', type: 'text' },
        { label: 'Status', type: 'text' },
        { label: 'Monthly rate', type: 'number' },
        { label: 'Overdue', type: 'number' },
        { label: 'Balance', type: 'number' },
      ],
      rows: rows.map((one) => [
        one.name,
        one.unit,
        labelOf(RESIDENT_STATUSES, one.status),
        one.monthly_cents === null ? null : one.monthly_cents / 100,
        one.overdue_cents / 100,
        one.balance_cents / 100,
      ]),
    },
    { kind: 'csv' },
  );
}
