import { linkTo } from '#shared/routes.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ConnectedAccount } from '../../account/payouts/index.ts';
import { MyInvoices } from '../../operator/vendorInvoices/index.ts';
import { useGetMyVendorQuery } from '../directory/index.ts';
import { VendorPayments } from '../rfps/index.ts';
import { NoProfile } from './NoProfile.tsx';
import styles from './Presence.module.css';

/** The account that receives a vendor's money, the invoices it sent, and what clients paid. */
export function Component() {
  const { session } = useAuth();
  const query = useGetMyVendorQuery(session?.userId ?? '', { skip: session === null });
  return (
    <Page>
      <PageHeader />
      <Loaded answer={query} waiting={<Skeleton height="16rem" />} nothing={<NoProfile />}>
        {(vendor) =>
          vendor !== null && (
            <div className={styles.sections}>
              <section className={styles.section} aria-labelledby="payouts">
                <h2 id="payouts">Payouts</h2>
                <ConnectedAccount
                  owner={{ kind: 'vendor', id: vendor.id }}
                  returnPath={linkTo('vendorPaymentSettings')}
                />
              </section>
              <section className={styles.section} aria-labelledby="invoices">
                <h2 id="invoices">Invoices</h2>
                <MyInvoices />
              </section>
              <section className={styles.section} aria-labelledby="payments">
                <h2 id="payments">Payments</h2>
                <VendorPayments vendor={vendor.id} />
              </section>
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}
