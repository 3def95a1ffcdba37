import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { serverNow } from '#shared/format/clock.ts';
import { formatCents } from '#shared/format/money.ts';
import { getForm1099Need, getForm1099ThresholdCents } from '#shared/vendors/tax1099.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ColumnTable } from '../../../ui/table/ColumnTable.tsx';
import { number } from '../../../ui/table/FoldingTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Rfps.module.css';
import { paymentYears } from './rfpPayments.ts';
import { useVendorTaxTotalsQuery, type VendorTaxTotalRow } from './rfpPaymentsApi.ts';

const NEEDS = { yes: 'Yes', no: 'No', check: 'Check' } as const;

function ruleText(year: number): string {
  const threshold = getForm1099ThresholdCents(year);
  return threshold === null
    ? `The amount for ${year} is $2,000 adjusted for inflation. Check it with the IRS.`
    : `For ${year}, report ${formatCents(threshold)} or more.`;
}

/** Payments to vendors in a year, as Form 1099-NEC needs them. */
export function TaxTotals({ onClose }: { readonly onClose: () => void }) {
  const years = paymentYears(serverNow());
  const [year, setYear] = useState(years[0] ?? 0);
  const query = useVendorTaxTotalsQuery(year);
  return (
    <Dialog label="1099 totals" place="panel" onClose={onClose}>
      <div className={`${ui.stack16} ${styles.panel}`}>
        <h2>1099 totals</h2>
        <div className={styles.bar}>
          <SelectField
            label="Year"
            options={years.map((one) => [String(one), String(one)])}
            value={String(year)}
            onChange={({ target }) => setYear(Number(target.value))}
          />
          {query.data !== undefined && query.data.length > 0 && (
            <SaveCsv
              name={`1099 totals ${year}`}
              head={[
                'Vendor',
                'W-9 verified',
                'Checks and transfers',
                'For purchase orders',
                'Online',
                '1099-NEC',
              ]}
              rows={() =>
                (query.data ?? []).map((row) => [
                  row.vendor,
                  row.has_w9 ? 'Yes' : 'No',
                  row.direct_cents / 100,
                  row.order_cents / 100,
                  row.online_cents / 100,
                  NEEDS[getForm1099Need(row, year)],
                ])
              }
            />
          )}
        </div>
        <Loaded answer={query} waiting={<Skeleton height="12rem" />} keepsLast>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState title={`No payments in ${year}`}>
                Paid milestones and vendor invoices that you manage appear here.
              </EmptyState>
            ) : (
              <ColumnTable<VendorTaxTotalRow>
                rows={rows}
                keyOf={({ vendor_id: id, vendor }) => id ?? vendor}
                columns={[
                  { label: 'Vendor', cell: ({ vendor }) => vendor },
                  { label: 'W-9', cell: ({ has_w9: has }) => (has ? 'Verified' : 'Missing') },
                  {
                    label: 'Checks and transfers',
                    className: number,
                    cell: ({ direct_cents: cents }) => formatCents(cents),
                  },
                  {
                    label: 'For purchase orders',
                    className: number,
                    cell: ({ order_cents: cents }) => formatCents(cents),
                  },
                  {
                    label: 'Online',
                    className: number,
                    cell: ({ online_cents: cents }) => formatCents(cents),
                  },
                  { label: '1099-NEC', cell: (row) => NEEDS[getForm1099Need(row, year)] },
                ]}
              />
            )
          }
        </Loaded>
        <p className={ui.caption}>
          {ruleText(year)} Only checks and transfers count; the payment provider reports online
          payments on Form 1099-K. Payments for goods don't count: check purchase orders.
          Corporations are usually exempt: check each W-9.
        </p>
        <div className={ui.actions}>
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </Dialog>
  );
}
