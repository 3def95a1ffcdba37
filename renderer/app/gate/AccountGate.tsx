import { type ReactNode, Suspense } from 'react';
import { dataSentence } from '#shared/messages.ts';
import { ApprovalScreen, useAccount } from '../../features/account/index.ts';
import { Page } from '../../kit/page/Page.tsx';
import { ErrorPanel } from '../../kit/state/ErrorPanel.tsx';
import { LoadingScreen } from '../../kit/state/LoadingScreen.tsx';

/** Waits for the profile, and keeps accounts that are not approved outside. */
export function AccountGate({ children }: { readonly children: ReactNode }) {
  const { account, error, isFetching, refetch } = useAccount();
  if (account !== undefined) {
    const { requires_approval: isReviewed, approval_status: status } = account.profile;
    return isReviewed && status !== 'approved' ? (
      <Suspense fallback={<LoadingScreen label="Loading your profile..." />}>
        <ApprovalScreen account={account} />
      </Suspense>
    ) : (
      children
    );
  }
  if (error !== undefined) {
    return (
      <Page>
        <ErrorPanel sentence={dataSentence(error)} onRetry={refetch} isRetrying={isFetching} />
      </Page>
    );
  }
  return <LoadingScreen label="Loading your profile..." />;
}
