import { useSearchParams } from 'react-router-dom';
import { AccountList } from './AccountList.tsx';
import { AuditLog } from './AuditLog.tsx';

/** Every account, what may be done to it, and what was done: for administrators, and for support to read. */
export function Component() {
  const [params] = useSearchParams();
  return params.get('view') === 'log' ? <AuditLog /> : <AccountList />;
}
