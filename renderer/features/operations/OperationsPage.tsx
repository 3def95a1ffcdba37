import { useStanding } from '../../core/account/index.ts';
import { useAddress } from '../../kit/search/useAddress.ts';
import { UndeliveredList } from '../outbox/index.ts';
import { FaultList } from './FaultList.tsx';
import { OperationViews, SHOWN, type Shown } from './OperationViews.tsx';
import { Overview } from './Overview.tsx';
import { PolicyList } from './PolicyList.tsx';
import { Upkeep } from './Upkeep.tsx';

/** Operations center for staff: backlogs, failures, and where they occur. */
export function Component() {
  const { params } = useAddress();
  const isAdmin = useStanding()?.roles.includes('admin') === true;
  const asked: Shown = SHOWN.find((one) => one === params.get('show')) ?? 'overview';
  if (asked === 'faults') return <FaultList />;
  if (asked === 'refused') return <PolicyList />;
  if (asked === 'undelivered' && isAdmin) {
    return <UndeliveredList tabs={<OperationViews here="undelivered" />} />;
  }
  if (asked === 'upkeep' && isAdmin) return <Upkeep />;
  return <Overview />;
}
