import { Suspense } from 'react';
import { useAuth } from '../../../../session/auth/index.ts';
import { lazyPart } from '../../../../ui/chunk/lazyPart.tsx';
import { Page, PageHeader } from '../../../../ui/page/Page.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { DeliveryLog, EmailStatus } from '../deliveries/index.ts';
import { ChannelsSection } from './ChannelsSection.tsx';
import { KindsSection } from './KindsSection.tsx';
import type { Preferences } from './preferences.ts';
import { useGetPreferencesQuery, useUpdatePreferencesMutation } from './preferencesApi.ts';
import { QuietHoursSection } from './QuietHoursSection.tsx';
import { TransactionsSection } from './TransactionsSection.tsx';

const PrivacySection = lazyPart(() => import('../../../../telemetry/activity/PrivacySection.tsx'));

/** Props of each section; undefined until loaded. */
export interface PreferenceProps {
  readonly preferences: Preferences | undefined;
  readonly onChange: (changes: Partial<Preferences>) => void;
}

/** Notification preferences: channels, kinds, and quiet hours. */
export function Component() {
  const { session } = useAuth();
  const userId = session?.userId ?? '';
  const query = useGetPreferencesQuery(userId, { skip: session === null });
  const [update] = useUpdatePreferencesMutation();
  const onChange: PreferenceProps['onChange'] = (changes) => void update({ userId, changes });
  // Rendered before the data loads as well, so that the layout does not shift.
  const sections = (preferences: Preferences | undefined) => (
    <>
      <Suspense>
        <EmailStatus />
      </Suspense>
      <ChannelsSection preferences={preferences} onChange={onChange} />
      <QuietHoursSection preferences={preferences} onChange={onChange} />
      <KindsSection preferences={preferences} onChange={onChange} />
      <TransactionsSection preferences={preferences} onChange={onChange} />
      {preferences !== undefined && (
        <Suspense>
          <PrivacySection />
          <DeliveryLog />
        </Suspense>
      )}
    </>
  );
  return (
    <Page>
      <PageHeader description="All notifications appear in the bell. Choose what else you receive." />
      <Loaded answer={query} waiting={sections(undefined)}>
        {sections}
      </Loaded>
    </Page>
  );
}
