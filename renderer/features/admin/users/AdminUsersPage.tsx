import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { StaffAgents } from '../../network/agents/index.ts';
import { StaffVendors } from '../../vendors/directory/index.ts';
import { UserLinks } from './AccountViews.tsx';
import { AuditLog } from './AuditLog.tsx';
import { AccountList } from './UserList.tsx';

/** All accounts, with actions for administrators and view-only access for support, plus the directories. */
export function Component() {
  const { params } = useUrlSearch();
  const beside = params.get('beside');
  if (beside === 'vendors') {
    return <StaffVendors besides={<UserLinks open="Vendors" />} />;
  }
  if (beside === 'agents') {
    return <StaffAgents besides={<UserLinks open="Agents" />} />;
  }
  return params.get('view') === 'log' ? <AuditLog /> : <AccountList />;
}
