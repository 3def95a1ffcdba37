import { formatNumber } from '#shared/format/number.ts';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { Views } from '../../kit/page/Views.tsx';
import { useAddress } from '../../kit/search/useAddress.ts';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { useMyAutomationsQuery, useWaitingRunsQuery } from './automationApi.ts';
import { RuleDesk } from './RuleDesk.tsx';
import { RunLog } from './RunLog.tsx';
import { WaitingRuns } from './WaitingRuns.tsx';

/** Automation rules, pending approvals, and the run log. */
export function Component() {
  const { params } = useAddress();
  const waiting = useWaitingRunsQuery();
  const rules = useMyAutomationsQuery();
  if (params.has('log')) return <RunLog waiting={waiting.data?.length ?? 0} />;
  const isWaiting = params.has('waiting');
  const count = waiting.data?.length ?? 0;
  return (
    <Page>
      <PageHeader
        views={
          <Views
            of="workflowAutomation"
            views={[
              { label: 'Rules', isHere: !isWaiting },
              {
                label: 'Pending approval',
                count: count > 0 ? formatNumber(count) : undefined,
                query: { waiting: 'all' },
                isHere: isWaiting,
              },
              { label: 'Log', query: { log: 'all' }, isHere: false },
            ]}
          />
        }
        actions={
          <LinkButton to="workflowAutomation" query={{ rule: 'new' }} size="small" intent="primary">
            New rule
          </LinkButton>
        }
      />
      {isWaiting ? (
        <WaitingRuns answer={waiting} />
      ) : (
        <Loaded answer={rules} waiting={<Skeleton height="20rem" />}>
          {(found) => <RuleDesk rules={found} />}
        </Loaded>
      )}
    </Page>
  );
}
