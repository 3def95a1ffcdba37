import { useAccessContext } from '../../../session/account/index.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { UndeliveredList } from '../undelivered/index.ts';
import { FaultList } from './FaultList.tsx';
import { MaintenancePanel } from './MaintenancePanel.tsx';
import { OPERATION_TABS, type OperationTab, OperationViews } from './OperationViews.tsx';
import { Overview } from './Overview.tsx';
import { PolicyViolations } from './PolicyViolations.tsx';

/** Operations center for staff: backlogs, failures, and where they occur. */
export function Component() {
  const { params } = useUrlSearch();
  const isAdmin = useAccessContext()?.roles.includes('admin') === true;
  const selectedTab: OperationTab =
    OPERATION_TABS.find((one) => one === params.get('show')) ?? 'overview';
  if (selectedTab === 'faults') return <FaultList />;
  if (selectedTab === 'refused') return <PolicyViolations />;
  if (selectedTab === 'undelivered' && isAdmin) {
    return <UndeliveredList tabs={<OperationViews here="undelivered" />} />;
  }
  if (selectedTab === 'upkeep' && isAdmin) return <MaintenancePanel />;
  return <Overview />;
}
