import { AccountDeletionBanner } from '../../features/account/accountDeletion/index.ts';
import { BillingBanner } from '../../features/account/billing/index.ts';
import { useAccount } from '../../session/account/index.ts';

/** Rarely shown banners: an expiring plan or a scheduled account deletion. */
export default function Banners() {
  const { account } = useAccount();
  return (
    <>
      {account?.subscription?.subscribed && <BillingBanner />}
      {account?.leaving && <AccountDeletionBanner />}
    </>
  );
}
