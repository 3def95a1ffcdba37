import { RouteLink } from '../../kit/link/RouteLink.tsx';
import type { BuiltInView } from '../../kit/work/list/ViewTabs.tsx';
import { ofStatus } from './accountSearch.ts';
import { counted } from './adminAccount.ts';
import { useGetAccountFiguresQuery } from './adminUsersApi.ts';

/** With how many stand in each, where staff looks every day. */
export function useAccountViews(): readonly BuiltInView[] {
  const { data: figures } = useGetAccountFiguresQuery();
  const count = (name: 'accounts' | 'pending' | 'suspended') => figures && counted(figures[name]);
  return [
    { name: 'Accounts', search: {}, count: count('accounts') },
    { name: 'Waiting', search: ofStatus('pending'), count: count('pending') },
    { name: 'Suspended', search: ofStatus('suspended'), count: count('suspended') },
  ];
}

export const AuditLogLink = ({ isHere = false }: { readonly isHere?: boolean }) => (
  <RouteLink to="adminUsers" query={{ view: 'log' }} aria-current={isHere ? 'page' : undefined}>
    Audit log
  </RouteLink>
);
