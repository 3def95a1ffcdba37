import { useAccount } from '../../core/account/index.ts';
import { BillingBanner } from '../../features/billing/index.ts';
import { AccountDeletionBanner } from '../../features/leaving/index.ts';

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
