import { SECURITY_CHECK_MS } from '#shared/constants.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { DataErrorPanel } from '../../kit/state/DataErrorPanel.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecurityChecklist } from './SecurityChecklist.tsx';
import { SignInsSection } from './SignInsSection.tsx';
import { useGetMySecurityQuery } from './securityApi.ts';
import { TwoStepSection } from './TwoStepSection.tsx';

/** How you sign in, and where you are signed in now. */
export function Component() {
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetMySecurityQuery(
    undefined,
    { pollingInterval: SECURITY_CHECK_MS, skipPollingIfUnfocused: true },
  );
  return (
    <Page>
      <PageHeader
        title="Security settings"
        description="How you sign in, and where you are signed in now."
      />
      {isDataError(error) && data === undefined ? (
        <DataErrorPanel error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <>
          <SecurityChecklist check={data?.check} checkedAt={fulfilledTimeStamp} />
          <PasswordSection />
          <EmailSection />
          <TwoStepSection security={data} />
          <DevicesSection sessions={data?.sessions} />
          <SignInsSection signIns={data?.sign_ins} />
        </>
      )}
    </Page>
  );
}
