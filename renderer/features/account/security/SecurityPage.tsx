import { SECURITY_CHECK_MS } from '#shared/constants.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecurityChecklist } from './SecurityChecklist.tsx';
import { SignInsSection } from './SignInsSection.tsx';
import type { Security } from './security.ts';
import { useGetMySecurityQuery } from './securityApi.ts';
import { TwoStepSection } from './TwoStepSection.tsx';

/** Sign-in settings and signed-in devices. */
export function Component() {
  const query = useGetMySecurityQuery(undefined, {
    pollingInterval: SECURITY_CHECK_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <Page>
      <PageHeader description="How you sign in and where you're signed in." />
      <Loaded answer={query} waiting={<Sections />}>
        {(security) => <Sections security={security} checkedAt={query.fulfilledTimeStamp} />}
      </Loaded>
    </Page>
  );
}

interface SectionsProps {
  /** Undefined until loaded. */
  readonly security?: Security;
  readonly checkedAt?: number | undefined;
}

const Sections = ({ security, checkedAt }: SectionsProps) => (
  <>
    <SecurityChecklist check={security?.check} checkedAt={checkedAt} />
    <PasswordSection />
    <EmailSection />
    <TwoStepSection security={security} />
    <DevicesSection sessions={security?.sessions} />
    <SignInsSection signIns={security?.sign_ins} />
  </>
);
