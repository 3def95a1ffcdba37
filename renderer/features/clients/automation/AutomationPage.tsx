import { formatNumber } from '#shared/format/number.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { PageTabs } from '../../../ui/page/PageTabs.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { useMyAutomationsQuery, useWaitingRunsQuery } from './automationApi.ts';
import { PendingRuns } from './PendingRuns.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { RunLog } from './RunLog.tsx';

/** Automation rules, pending approvals, and the run log. */
export function Component() {
  const { params } = useUrlSearch();
  const pendingRuns = useWaitingRunsQuery();
  const rules = useMyAutomationsQuery();
  if (params.has('log')) return <RunLog waiting={pendingRuns.data?.length ?? 0} />;
  const isPendingView = params.has('waiting');
  const count = pendingRuns.data?.length ?? 0;
  const tabs = (
    <PageTabs
      of="workflowAutomation"
      views={[
        { label: 'Rules', isHere: !isPendingView },
        {
          label: 'Pending approval',
          count: count > 0 ? formatNumber(count) : undefined,
          query: { waiting: 'all' },
          isHere: isPendingView,
        },
        { label: 'Log', query: { log: 'all' }, isHere: false },
      ]}
    />
  );
  const primary = (
    <LinkButton to="workflowAutomation" query={{ rule: 'new' }} size="small" intent="primary">
      New rule
    </LinkButton>
  );
  if (!isPendingView) return <RulesPanel answer={rules} tabs={tabs} primary={primary} />;
  return (
    <Page>
      <PageHeader views={tabs} actions={primary} />
      <PendingRuns answer={pendingRuns} />
    </Page>
  );
}
