import { Suspense } from 'react';
import { isDataError } from '../../../core/api/dataError.ts';
import { useAuth } from '../../../core/session/index.ts';
import { lazyPart } from '../../../kit/chunk/lazyPart.tsx';
import { Page, PageHeader } from '../../../kit/page/Page.tsx';
import { DataErrorPanel } from '../../../kit/state/DataErrorPanel.tsx';
import { DeliveryLog, EmailState } from '../deliveries/index.ts';
import { KindsSection } from './KindsSection.tsx';
import type { Preferences } from './preferences.ts';
import { useGetPreferencesQuery, useUpdatePreferencesMutation } from './preferencesApi.ts';
import { QuietSection } from './QuietSection.tsx';
import { TransactionsSection } from './TransactionsSection.tsx';
import { WaysSection } from './WaysSection.tsx';

const PrivacySection = lazyPart(() => import('../../../core/activity/PrivacySection.tsx'));

/** What each section is given; nothing is known until the answer is there. */
export interface PreferenceProps {
  readonly preferences: Preferences | undefined;
  readonly onChange: (changes: Partial<Preferences>) => void;
}

/** What reaches somebody how, and when it waits. */
export function Component() {
  const { session } = useAuth();
  const userId = session?.userId ?? '';
  const { data, error, isFetching, refetch } = useGetPreferencesQuery(userId, {
    skip: session === null,
  });
  const [update] = useUpdatePreferencesMutation();
  const section: PreferenceProps = {
    preferences: data,
    onChange: (changes) => void update({ userId, changes }),
  };
  return (
    <Page>
      <PageHeader
        title="Notification Preferences"
        description="The bell always has everything. Here you choose what else reaches you."
      />
      {isDataError(error) && data === undefined ? (
        <DataErrorPanel error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <>
          <Suspense>
            <EmailState />
          </Suspense>
          <WaysSection {...section} />
          <QuietSection {...section} />
          <KindsSection {...section} />
          <TransactionsSection {...section} />
          {data !== undefined && (
            <Suspense>
              <PrivacySection />
              <DeliveryLog />
            </Suspense>
          )}
        </>
      )}
    </Page>
  );
}
