import { useAccount } from '../../core/account/index.ts';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { BrandForm } from './BrandForm.tsx';
import { useBrandStudioQuery } from './brandApi.ts';
import { PlatformLogo } from './PlatformLogo.tsx';

/** The look that a workspace gives the product, and for administrators of the platform its own mark. */
export function Component() {
  const answer = useBrandStudioQuery();
  const { account } = useAccount();
  const looksAfterPlatform = account?.roles.includes('admin') ?? false;
  return (
    <Page>
      <Loaded
        answer={answer}
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
              title="A brand belongs to a workspace"
              action={<LinkButton to="workspaceSettings">Open your workspaces</LinkButton>}
            >
              Its owner and its administrators give the product their name, logo and colours. You
              look after none at the moment.
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
