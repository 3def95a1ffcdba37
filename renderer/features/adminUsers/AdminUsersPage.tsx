import { useAddress } from '../../kit/search/useAddress.ts';
import { StaffAgents } from '../agents/index.ts';
import { StaffVendors } from '../vendors/index.ts';
import { AccountList } from './AccountList.tsx';
import { UserLinks } from './AccountViews.tsx';
import { AuditLog } from './AuditLog.tsx';

/**
 * Every account, what may be done to it, and what was done: for administrators, and for support to read. Beside them
 * who is in the directories.
 */
export function Component() {
  const { params } = useAddress();
  const beside = params.get('beside');
  if (beside === 'vendors') {
    return <StaffVendors besides={<UserLinks open="Vendors" />} />;
  }
  if (beside === 'agents') {
    return <StaffAgents besides={<UserLinks open="Agents" />} />;
  }
  return params.get('view') === 'log' ? <AuditLog /> : <AccountList />;
}
