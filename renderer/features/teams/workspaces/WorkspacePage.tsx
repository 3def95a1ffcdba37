import { Suspense } from 'react';
import { useAccount } from '../../../session/account/index.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { AuditLogSection } from './AuditLogSection.tsx';
import { CreateWorkspaceSection } from './CreateWorkspaceSection.tsx';
import { DomainSection } from './DomainSection.tsx';
import { InvitationsSection } from './InvitationsSection.tsx';
import { JoinOptionsSection } from './JoinOptionsSection.tsx';
import { MembersSection } from './MembersSection.tsx';
import { MyWorkspacesSection } from './MyWorkspacesSection.tsx';
import { useTenant } from './memberships.ts';
import { NameSection } from './NameSection.tsx';
import { useAreSectionsLoading } from './useAreSectionsLoading.ts';

const SignInSettings = lazyPart(() => import('./signIn/SignInSettings.tsx'));

/** The user's current workspace and the ones they can join. */
export function Component() {
  const { account } = useAccount();
  const { tenant, memberships } = useTenant();
  const isBrokerage = (['broker', 'broker_of_record'] as const).some((role) =>
    account?.roles.includes(role),
  );
  const looksAfter = tenant !== null && tenant.role !== 'member';
  const isLoading = useAreSectionsLoading({
    isAccountKnown: account !== undefined,
    isMember: tenant !== null,
    looksAfter,
  });
  return (
    <Page>
      <PageHeader
        description={
          tenant === null
            ? 'A workspace is where your team shares clients, deals, calendar and transactions.'
            : `You work in ${tenant.name}. Only its team sees what you share there.`
        }
        actions={
          tenant !== null &&
          isBrokerage && (
            <LinkButton to="brokerageDashboard" params={{ slug: tenant.subdomain }}>
              Brokerage desk
            </LinkButton>
          )
        }
      />
      {account === undefined || isLoading ? (
        <Skeleton height="24rem" />
      ) : (
        <>
          <JoinOptionsSection />
          {tenant !== null && (
            <>
              <NameSection tenant={tenant} mayChange={looksAfter} />
              <MembersSection role={tenant.role} />
            </>
          )}
          {looksAfter && (
            <>
              <InvitationsSection />
              <DomainSection email={account.profile.email ?? ''} />
            </>
          )}
          {memberships.length > 0 && <MyWorkspacesSection memberships={memberships} />}
          <CreateWorkspaceSection isFirst={memberships.length === 0} />
          {looksAfter && (
            <>
              <Suspense fallback={<Skeleton height="20rem" />}>
                <SignInSettings />
              </Suspense>
              <AuditLogSection />
            </>
          )}
        </>
      )}
    </Page>
  );
}
