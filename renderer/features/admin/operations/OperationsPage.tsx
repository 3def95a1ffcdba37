import { useStanding } from '../../../session/account/index.ts';
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
  const isAdmin = useStanding()?.roles.includes('admin') === true;
  const asked: OperationTab =
    OPERATION_TABS.find((one) => one === params.get('show')) ?? 'overview';
  if (asked === 'faults') return <FaultList />;
  if (asked === 'refused') return <PolicyViolations />;
  if (asked === 'undelivered' && isAdmin) {
    return <UndeliveredList tabs={<OperationViews here="undelivered" />} />;
  }
  if (asked === 'upkeep' && isAdmin) return <MaintenancePanel />;
  return <Overview />;
}
