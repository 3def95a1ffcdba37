import { useAccount } from '../../../session/account/index.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { BrandForm } from './BrandForm.tsx';
import { useBrandStudioQuery } from './brandApi.ts';
import { PlatformLogo } from './PlatformLogo.tsx';

/** Workspace branding, and the platform's own logo for platform administrators. */
export function Component() {
  const query = useBrandStudioQuery();
  const { account } = useAccount();
  const looksAfterPlatform = account?.roles.includes('admin') ?? false;
  return (
    <Page>
      <Loaded
        answer={query}
        waiting={
          <>
            <PageHeader />
            <Skeleton width="20rem" height="12rem" />
          </>
        }
        nothing={
          <>
            <PageHeader />
            <EmptyState
              title="Branding belongs to a workspace"
              action={<LinkButton to="workspaceSettings">Open workspaces</LinkButton>}
            >
              Only workspace owners and admins can change branding. You don't administer one.
            </EmptyState>
          </>
        }
      >
        {(studio) => studio && <BrandForm key={studio.tenant} studio={studio} />}
      </Loaded>
      {looksAfterPlatform && <PlatformLogo />}
    </Page>
  );
}
