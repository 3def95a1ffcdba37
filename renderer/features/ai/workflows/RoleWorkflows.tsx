import { Suspense } from 'react';
import type { WorkflowRole } from '#shared/ai/workflows/templates.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { WorkflowOverview } from '../../clients/automation/index.ts';

/** The workflows of a role: what is waiting for approval, and templates of its daily chores. */
export function RoleWorkflows({ audience }: { readonly audience: WorkflowRole }) {
  const { session } = useAuth();
  return (
    <Page>
      <PageHeader />
      {session === null ? (
        <EmptyState
          title="Sign in to use workflows"
          action={
            <LinkButton to="auth" intent="primary">
              Sign in
            </LinkButton>
          }
        >
          Workflows run with your own rights on your own records.
        </EmptyState>
      ) : (
        <Suspense fallback={<Skeleton height="24rem" />}>
          <WorkflowOverview audience={audience} />
        </Suspense>
      )}
    </Page>
  );
}
