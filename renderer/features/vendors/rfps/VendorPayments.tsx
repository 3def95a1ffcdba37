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
import ui from '../../../ui/theme/ui.module.css';
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
            head={['Date', 'Client', 'RFP', 'Milestone', 'Method', 'Status', 'Amount', 'Fee']}
            rows={() =>
              (query.data ?? []).map((row) => [
                row.paid_on,
                row.client,
                row.rfp,
                row.milestone,
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
              Clients pay accepted milestones of your contracts.
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
                className={styles.payments}
                rows={rows}
                keyOf={({ id }) => id}
                columns={[
                  {
                    label: 'RFP',
                    cell: ({ rfp_id: rfpId, rfp }) => (
                      <RouteLink to="rfpDetail" params={{ rfpId }} query={{ tab: 'contract' }}>
                        {rfp}
                      </RouteLink>
                    ),
                  },
                  { label: 'Client', cell: ({ client }) => client },
                  { label: 'Milestone', cell: ({ milestone }) => milestone },
                  { label: 'Date', cell: (row) => formatCalendarDay(row.paid_on) },
                  { label: 'Method', cell: methodText },
                  { label: 'Status', cell: paymentStatus },
                  {
                    label: 'Fee',
                    className: styles.number,
                    cell: (row) => (row.is_online ? formatCents(row.fee_cents) : null),
                  },
                  {
                    label: 'Amount',
                    className: styles.number,
                    cell: ({ cents }) => formatCents(cents),
                  },
                ]}
              />
            </>
          )
        }
      </Loaded>
      <p className={ui.caption}>
        Online payments cost 2.9% and $0.30 by card, or 0.8% and at most $5 from a bank account. The
        fee is kept from the payout.
      </p>
    </div>
  );
}
