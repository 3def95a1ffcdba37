import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { FilterButtons } from '../../../ui/search/FilterButtons.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { PaymentResult } from '../../account/payouts/index.ts';
import { TaxTotals } from '../../vendors/rfps/index.ts';
import operator from '../Operator.module.css';
import {
  InvoicePanel,
  InvoiceTable,
  useCommunityVendorInvoicesQuery,
  type VendorInvoiceRow,
} from '../vendorInvoices/index.ts';
import styles from './Purchasing.module.css';

const VIEWS = [
  ['mine', 'For you to approve', (one: VendorInvoiceRow) => one.can_approve],
  [
    'open',
    'To decide',
    (one: VendorInvoiceRow) => one.status === 'sent' || one.status === 'on_hold',
  ],
  ['pay', 'To pay', (one: VendorInvoiceRow) => one.open_cents > 0],
] as const;

/** Invoices that vendors sent to a community. The provider's page returns here with `?payment=`. */
export function InvoiceTab({ communityId }: { readonly communityId: string }) {
  const query = useCommunityVendorInvoicesQuery(communityId);
  const { params, change } = useUrlSearch();
  const [showsTotals, setShowsTotals] = useState(false);
  const view = VIEWS.find(([value]) => value === params.get('invoices'));
  const open = params.get('invoice');
  const payment = params.get('payment');
  return (
    <div className={ui.stack8}>
      {payment !== null && (
        <PaymentResult id={payment} onClose={() => change([['payment', null]])} />
      )}
      <Loaded answer={query} waiting={<Skeleton height="20rem" />} keepsLast>
        {(invoices) => (
          <>
            <div className={operator.bar}>
              {invoices.length > 0 && (
                <FilterButtons
                  label="Views"
                  filters={VIEWS.map(([id, label, is]) => ({
                    id,
                    label,
                    count: invoices.filter(is).length,
                  }))}
                  chosen={view?.[0]}
                  onChoose={(id) => change([['invoices', id]])}
                />
              )}
              <div className={styles.end}>
                <Button size="small" aria-haspopup="dialog" onClick={() => setShowsTotals(true)}>
                  1099 totals
                </Button>
              </div>
            </div>
            {invoices.length === 0 ? (
              <EmptyState title="No vendor invoices yet">
                Vendors send them for finished work orders and received purchase orders.
              </EmptyState>
            ) : (
              <InvoiceTable
                invoices={view === undefined ? invoices : invoices.filter(view[2])}
                side="buyer"
                onOpen={(id) => change([['invoice', id]])}
              />
            )}
          </>
        )}
      </Loaded>
      {open !== null && (
        <InvoicePanel key={open} id={open} onClose={() => change([['invoice', null]])} />
      )}
      {showsTotals && <TaxTotals onClose={() => setShowsTotals(false)} />}
    </div>
  );
}
