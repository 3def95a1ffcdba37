import { useAccount } from '../../core/account/index.ts';
import { BillingBanner } from '../../features/billing/index.ts';
import { LeavingBanner } from '../../features/leaving/index.ts';

/** What nearly nobody has above their screens: a plan about to end, an account about to be deleted. */
export default function Banners() {
  const { account } = useAccount();
  return (
    <>
      {account?.subscription?.subscribed && <BillingBanner />}
      {account?.leaving && <LeavingBanner />}
    </>
  );
}
