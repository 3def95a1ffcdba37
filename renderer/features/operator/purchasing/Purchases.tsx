import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { APPROVAL_LEVELS, PURCHASE_STATUSES } from '#shared/operator/purchasing.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { FilterButtons } from '../../../ui/search/FilterButtons.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { saveSheet } from '../../../workbench/sheet/saveSheet.ts';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { InvoiceTab } from './InvoiceTab.tsx';
import { PurchasePanel } from './PurchasePanel.tsx';
import styles from './Purchasing.module.css';
import { usePurchasesQuery } from './purchasingApi.ts';
import type { PurchaseList, PurchaseRow } from './purchasingShapes.ts';
import { RequestPurchase } from './RequestPurchase.tsx';
import { Suppliers } from './Suppliers.tsx';

const VIEWS = [
  ['mine', 'For you to approve', (one: PurchaseRow) => one.can_approve],
  ['open', 'Open', (one: PurchaseRow) => !['closed', 'declined', 'cancelled'].includes(one.status)],
  [
    'delivery',
    'To receive',
    (one: PurchaseRow) => ['ordered', 'partly_received'].includes(one.status),
  ],
  ['invoices', 'Invoices', (one: PurchaseRow) => ['invoiced', 'on_hold'].includes(one.status)],
  ['differences', 'Differences', (one: PurchaseRow) => one.has_difference],
] as const;

/** Purchases of a community with their suppliers and approval limits. */
export function Purchases({ communityId }: { readonly communityId: string }) {
  const query = usePurchasesQuery(communityId, { pollingInterval: 120_000 });
  const { params, change } = useUrlSearch();
  const forOrder = params.get('request');
  const [isNew, setNew] = useState(false);
  const open = params.get('purchase');
  const close = () => {
    setNew(false);
    if (forOrder !== null) change([['request', null]]);
  };
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
      {(list) => (
        <>
          <UrlTabs
            label="Purchasing"
            tabs={[
              {
                id: 'purchases',
                label: 'Purchases',
                panel: () => <PurchaseTable list={list} onNew={() => setNew(true)} />,
              },
              {
                id: 'invoices',
                label: 'Vendor invoices',
                panel: () => <InvoiceTab communityId={communityId} />,
              },
              {
                id: 'suppliers',
                label: 'Suppliers and limits',
                panel: () => <Suppliers communityId={communityId} list={list} />,
              },
            ]}
          />
          {(isNew || forOrder !== null) && (
            <RequestPurchase
              communityId={communityId}
              suppliers={list.suppliers}
              workOrderId={forOrder}
              onClose={close}
            />
          )}
          {open !== null && (
            <PurchasePanel
              key={open}
              id={open}
              list={list}
              onClose={() => change([['purchase', null]])}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

interface PurchaseTableProps {
  readonly list: PurchaseList;
  readonly onNew: () => void;
}

function PurchaseTable({ list, onNew }: PurchaseTableProps) {
  const { params, change } = useUrlSearch();
  const view = VIEWS.find(([value]) => value === params.get('only'));
  const status = params.get('status') ?? '';
  const shown = list.purchases.filter(
    (one) => (view === undefined || view[2](one)) && (status === '' || one.status === status),
  );
  const request = (
    <Button intent="primary" size="small" onClick={onNew}>
      Request purchase
    </Button>
  );
  if (list.purchases.length === 0) {
    return (
      <EmptyState title="No purchases yet" action={request}>
        Request what the community needs. Approval follows the amount.
      </EmptyState>
    );
  }
  return (
    <div className={ui.stack8}>
      <div className={operator.bar}>
        <FilterButtons
          label="Views"
          filters={VIEWS.map(([id, label, is]) => ({
            id,
            label,
            count: list.purchases.filter(is).length,
          }))}
          chosen={view?.[0]}
          onChoose={(id) => change([['only', id]])}
        />
        <Select
          aria-label="Status"
          options={[
            ['', 'All statuses'],
            ...PURCHASE_STATUSES.map(({ value, label }) => [value, label] as const),
          ]}
          value={status}
          onChange={({ target }) => change([['status', target.value || null]])}
        />
        <div className={styles.end}>
          <Button size="small" disabled={shown.length === 0} onClick={() => exportRows(shown)}>
            Export CSV
          </Button>
          {request}
        </div>
      </div>
      {shown.length === 0 ? (
        <p className={ui.muted}>No results</p>
      ) : (
        <OperatorTable
          label="Purchases"
          columns={[
            { number: 'No.' },
            'Purchase',
            'Status',
            { number: 'Order' },
            'Requested',
            'Needed by',
            { number: 'Total' },
          ]}
          className={styles.list}
          foot={
            <tr>
              <th scope="row" colSpan={6}>
                {shown.length} {shown.length === 1 ? 'purchase' : 'purchases'}
              </th>
              <td className={operator.number}>
                {formatCents(shown.reduce((sum, { total_cents }) => sum + total_cents, 0))}
              </td>
            </tr>
          }
        >
          {shown.map((one) => (
            <PurchaseLineRow key={one.id} row={one} onOpen={() => change([['purchase', one.id]])} />
          ))}
        </OperatorTable>
      )}
    </div>
  );
}

interface PurchaseLineRowProps {
  readonly row: PurchaseRow;
  readonly onOpen: () => void;
}

function PurchaseLineRow({ row, onOpen }: PurchaseLineRowProps) {
  return (
    <tr>
      <td className={operator.number}>{row.number}</td>
      <th scope="row">
        <OpenButton onClick={onOpen}>{row.reason}</OpenButton>
        <span className={ui.subline}>{row.supplier}</span>
      </th>
      <td>
        <span className={styles.status} data-status={row.status}>
          {labelOf(PURCHASE_STATUSES, row.status)}
        </span>
        <span className={ui.subline}>
          {row.status === 'requested'
            ? labelOf(APPROVAL_LEVELS, row.level)
            : row.has_difference
              ? 'Differences'
              : ''}
        </span>
      </td>
      <td className={operator.number} data-label="Order">
        {row.order_number ?? '—'}
      </td>
      <td>
        {formatDay(row.requested_at)}
        <span className={ui.subline}>{row.requester}</span>
      </td>
      <td data-label="Needed by">
        {row.needed_by === null ? '—' : formatCalendarDay(row.needed_by)}
      </td>
      <td className={operator.number}>{formatCents(row.total_cents)}</td>
    </tr>
  );
}

function exportRows(rows: readonly PurchaseRow[]): void {
  void saveSheet(
    {
      name: 'purchases',
      columns: [
        { label: 'Number', type: 'number' },
        { label: 'Order', type: 'number' },
        { label: 'Purchase', type: 'text' },
        { label: 'Supplier', type: 'text' },
        { label: 'Status', type: 'text' },
        { label: 'Requested by', type: 'text' },
        { label: 'Requested', type: 'date' },
        { label: 'Needed by', type: 'date' },
        { label: 'Total', type: 'number' },
      ],
      rows: rows.map((one) => [
        one.number,
        one.order_number,
        one.reason,
        one.supplier,
        labelOf(PURCHASE_STATUSES, one.status),
        one.requester,
        one.requested_at.slice(0, 10),
        one.needed_by,
        one.total_cents / 100,
      ]),
    },
    { kind: 'csv' },
  );
}
