import { useState } from 'react';
import { getApproval } from '#shared/access/access.ts';
import vendorOnboarding from '../../../content/vendors/vendorOnboarding.audience.md';
import { useAccount } from '../../../session/account/index.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { AudiencePage } from '../../../site/archetypes/AudiencePage.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { combineQueries, Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ApprovalScreen } from '../../account/approval/index.ts';
import { VendorProfileForm } from './VendorProfileForm.tsx';
import { VendorProfileStatus } from './VendorProfileStatus.tsx';
import styles from './Vendors.module.css';
import { useGetMyVendorQuery } from './vendorsApi.ts';

/**
 * Shows visitors an explanation, and members the form and then their profile status. Users without access see why, as
 * elsewhere; the server would reject the form.
 */
export function Component() {
  const { session } = useAuth();
  return session === null || session.needsCode ? (
    <AudiencePage page={vendorOnboarding} />
  ) : (
    <MemberPage userId={session.userId} />
  );
}

function MemberPage({ userId }: { readonly userId: string }) {
  const { account, ...known } = useAccount();
  const own = useGetMyVendorQuery(userId);
  const vendor = own.data;
  const [isNew, setNew] = useState(false);
  const approval = account && getApproval(account.profile);
  if (account !== undefined && approval !== undefined && approval !== 'approved') {
    return <ApprovalScreen account={account} as={approval} />;
  }
  if (vendor)
    return <VendorProfileStatus vendor={vendor} profile={account?.profile} isNew={isNew} />;
  return (
    <Page>
      <PageHeader title="Build Your Service Profile" />
      <Loaded
        answer={combineQueries({ ...known, data: account, currentData: account }, own)}
        waiting={<Skeleton height="40rem" />}
      >
        {([{ profile }]) => (
          <>
            {profile.user_type !== 'vendor' && (
              <p className={styles.caution}>
                Creating this profile makes your account a vendor account. Agents, deals, and other
                dashboards are closed to vendors because they visit confidentially listed buildings.
              </p>
            )}
            <div className={styles.columns}>
              <VendorProfileForm profile={profile} vendor={null} onDone={() => setNew(true)} />
              <Guide />
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}

const Guide = () => (
  <aside className={styles.guide}>
    <section aria-labelledby="ready">
      <h2 id="ready">What you'll need</h2>
      <ul className={styles.claims}>
        <li>Certificate of insurance with expiration date</li>
        <li>Trade licenses for each state</li>
        <li>W-9 and company registration</li>
        <li>Two references from communities of similar size</li>
      </ul>
    </section>
    <section aria-labelledby="next">
      <h2 id="next">What happens next</h2>
      <ol className={styles.steps}>
        <li>Your profile is created right away.</li>
        <li>Add your credentials. We check them within 1–2 business days.</li>
        <li>Once verified, you appear in the directory.</li>
      </ol>
    </section>
  </aside>
);
