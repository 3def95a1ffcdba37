import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { ColumnTable, type TableColumn } from '../../../ui/table/ColumnTable.tsx';
import { number } from '../../../ui/table/FoldingTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { INVOICE_STATUSES, VENDOR_STATUSES } from './invoiceStatus.ts';
import styles from './VendorInvoices.module.css';
import type { VendorInvoiceRow } from './vendorInvoicesApi.ts';

interface InvoiceTableProps {
  readonly invoices: readonly VendorInvoiceRow[];
  readonly side: 'buyer' | 'vendor';
  readonly onOpen: (id: string) => void;
}

/** Invoices with what they are for, their status, and what is open. */
export function InvoiceTable({ invoices, side, onOpen }: InvoiceTableProps) {
  const statuses = side === 'buyer' ? INVOICE_STATUSES : VENDOR_STATUSES;
  const invoice: TableColumn<VendorInvoiceRow> = {
    label: 'Invoice',
    cell: (row) => (
      <button
        type="button"
        className={`${ui.linkButton} ${styles.open}`}
        aria-haspopup="dialog"
        onClick={() => onOpen(row.id)}
      >
        {row.number}
      </button>
    ),
  };
  return (
    <ColumnTable<VendorInvoiceRow>
      rows={invoices}
      keyOf={({ id }) => id}
      columns={[
        invoice,
        {
          label: side === 'buyer' ? 'Vendor' : 'Community',
          cell: (row) => (side === 'buyer' ? row.vendor : row.community),
        },
        { label: 'For', cell: ({ source }) => source },
        { label: 'Date', className: styles.day, cell: (row) => formatCalendarDay(row.invoiced_on) },
        {
          label: 'Due',
          className: styles.day,
          cell: ({ due_on: due }) => (due === null ? null : formatCalendarDay(due)),
        },
        {
          label: 'Status',
          cell: (row) => (
            <span className={styles.status} data-status={row.status}>
              {statuses[row.status]}
            </span>
          ),
        },
        {
          label: 'Total',
          className: number,
          cell: (row) => (
            <>
              {formatCents(row.total_cents)}
              {row.open_cents > 0 && row.open_cents < row.total_cents && (
                <span className={ui.subline}>{formatCents(row.open_cents)} open</span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
