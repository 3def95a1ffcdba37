import { getApproval } from '#shared/access/access.ts';
import { useAccount } from '../../../session/account/index.ts';
import { useAuth } from '../../../session/auth/index.ts';
import styles from './GetStarted.module.css';
import { Onboarding } from './GetStarted.tsx';

/** Onboarding on the home page, for a signed-in member who hasn't completed or skipped it. */
export default function HomeOnboarding() {
  const { session } = useAuth();
  const { account } = useAccount();
  if (account === undefined || session?.userId !== account.profile.id) return null;
  if (getApproval(account.profile) !== 'approved') return null;
  return (
    <div className={`${styles.home} screen-only`}>
      <Onboarding account={account} />
    </div>
  );
}
