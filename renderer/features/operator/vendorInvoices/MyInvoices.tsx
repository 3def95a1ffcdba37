import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { InvoicePanel } from './InvoicePanel.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { useMyVendorInvoicesQuery } from './vendorInvoicesApi.ts';

/** Invoices that the user's vendor company sent. */
export function MyInvoices() {
  const query = useMyVendorInvoicesQuery();
  const { params, change } = useUrlSearch();
  const open = params.get('invoice');
  return (
    <>
      <Loaded
        answer={query}
        waiting={<Skeleton height="12rem" />}
        nothing={
          <EmptyState title="No invoices yet">
            Send one from a finished work order or a received purchase order.
          </EmptyState>
        }
      >
        {(invoices) => (
          <InvoiceTable
            invoices={invoices}
            side="vendor"
            onOpen={(id) => change([['invoice', id]])}
          />
        )}
      </Loaded>
      {open !== null && (
        <InvoicePanel key={open} id={open} onClose={() => change([['invoice', null]])} />
      )}
    </>
  );
}
