import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { serverNow } from '#shared/format/clock.ts';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ColumnTable } from '../../../ui/table/ColumnTable.tsx';
import { number } from '../../../ui/table/FoldingTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { RefundDialog } from '../../account/payouts/index.ts';
import styles from './Rfps.module.css';
import { methodText, paymentStatus, paymentYears } from './rfpPayments.ts';
import { useVendorPaymentsQuery, type VendorPayment } from './rfpPaymentsApi.ts';

const isReceived = ({ state }: VendorPayment): boolean => state === 'succeeded';
const sumOf = (rows: readonly VendorPayment[], of: (row: VendorPayment) => number): number =>
  rows.filter(isReceived).reduce((sum, row) => sum + of(row), 0);
const receivedCents = ({ cents, returned_cents: returned }: VendorPayment): number =>
  cents - returned;

/** What clients paid a vendor in a year, with the fees of online payments. */
export function VendorPayments({ vendor }: { readonly vendor: string }) {
  const years = paymentYears(serverNow());
  const [year, setYear] = useState(years[0] ?? 0);
  const [refunded, setRefunded] = useState<VendorPayment | null>(null);
  const query = useVendorPaymentsQuery({ vendor, year });
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        <SelectField
          label="Year"
          options={years.map((one) => [String(one), String(one)])}
          value={String(year)}
          onChange={({ target }) => setYear(Number(target.value))}
        />
        {query.data !== undefined && query.data.length > 0 && (
          <SaveCsv
            name={`Payments ${year}`}
            head={['Date', 'Client', 'For', 'Method', 'Status', 'Amount', 'Fee']}
            rows={() =>
              (query.data ?? []).map((row) => [
                row.paid_on,
                row.client,
                describeTarget(row),
                methodText(row),
                paymentStatus(row),
                receivedCents(row) / 100,
                row.fee_cents / 100,
              ])
            }
          />
        )}
      </div>
      <Loaded answer={query} waiting={<Skeleton height="12rem" />} keepsLast>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={`No payments in ${year}`}>
              Clients pay accepted milestones and approved invoices.
            </EmptyState>
          ) : (
            <>
              <FigureStrip
                figures={[
                  { label: 'Received', value: formatCents(sumOf(rows, receivedCents)) },
                  { label: 'Fees', value: formatCents(sumOf(rows, (row) => row.fee_cents)) },
                  {
                    label: 'After fees',
                    value: formatCents(sumOf(rows, (row) => receivedCents(row) - row.fee_cents)),
                  },
                ]}
              />
              <ColumnTable<VendorPayment>
                rows={rows}
                keyOf={({ id }) => id}
                columns={[
                  { label: 'For', cell: (row) => <TargetLink row={row} /> },
                  { label: 'Client', cell: ({ client }) => client },
                  { label: 'Date', cell: (row) => formatCalendarDay(row.paid_on) },
                  { label: 'Method', cell: methodText },
                  { label: 'Status', cell: paymentStatus },
                  {
                    label: 'Fee',
                    className: number,
                    cell: (row) => (row.is_online ? formatCents(row.fee_cents) : null),
                  },
                  {
                    label: 'Amount',
                    className: number,
                    cell: ({ cents }) => formatCents(cents),
                  },
                  {
                    label: 'Refund',
                    cell: (row) =>
                      row.refundable_cents > 0 ? (
                        <Button
                          size="small"
                          variant="minimal"
                          aria-haspopup="dialog"
                          aria-label={`Refund payment of ${describeTarget(row)}`}
                          onClick={() => setRefunded(row)}
                        >
                          Refund
                        </Button>
                      ) : null,
                  },
                ]}
              />
            </>
          )
        }
      </Loaded>
      {refunded !== null && (
        <RefundDialog
          id={refunded.id}
          remaining={refunded.refundable_cents}
          onClose={() => setRefunded(null)}
        />
      )}
      <p className={ui.caption}>
        Online payments cost 2.9% and $0.30 by card, or 0.8% and at most $5 from a bank account. The
        fee is kept from the payout.
      </p>
    </div>
  );
}

function describeTarget({ rfp, milestone, invoice }: VendorPayment): string {
  return invoice === null ? `${rfp ?? ''}, ${milestone ?? ''}` : `Invoice ${invoice}`;
}

/** Opens the contract or the invoice that was paid. */
function TargetLink({ row }: { readonly row: VendorPayment }) {
  const { rfp_id: rfpId, rfp, milestone, invoice_id: invoiceId } = row;
  if (rfpId !== null) {
    return (
      <>
        <RouteLink to="rfpDetail" params={{ rfpId }} query={{ tab: 'contract' }}>
          {rfp}
        </RouteLink>
        <span className={ui.subline}>{milestone}</span>
      </>
    );
  }
  return (
    <RouteLink to="vendorPaymentSettings" query={{ invoice: invoiceId ?? '' }}>
      {describeTarget(row)}
    </RouteLink>
  );
}
