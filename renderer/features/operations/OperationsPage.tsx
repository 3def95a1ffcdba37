import { useStanding } from '../../core/account/index.ts';
import { useAddress } from '../../kit/search/useAddress.ts';
import { UndeliveredList } from '../outbox/index.ts';
import { FaultList } from './FaultList.tsx';
import { OperationViews, SHOWN, type Shown } from './OperationViews.tsx';
import { Overview } from './Overview.tsx';
import { PolicyList } from './PolicyList.tsx';
import { Upkeep } from './Upkeep.tsx';

export const TITLE = 'Operations center';

/** How the product runs: what waits, what failed, and where. For the team. */
export function Component() {
  const { params } = useAddress();
  const isAdmin = useStanding()?.roles.includes('admin') === true;
  const asked: Shown = SHOWN.find((one) => one === params.get('show')) ?? 'overview';
  if (asked === 'faults') return <FaultList title={TITLE} />;
  if (asked === 'refused') return <PolicyList title={TITLE} />;
  if (asked === 'undelivered' && isAdmin) {
    return <UndeliveredList title={TITLE} tabs={<OperationViews here="undelivered" />} />;
  }
  if (asked === 'upkeep' && isAdmin) return <Upkeep title={TITLE} />;
  return <Overview title={TITLE} />;
}
