import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import type { BuiltInView } from '../../../workbench/list/ViewTabs.tsx';
import { filterAccountsByStatus } from './accountSearch.ts';
import { counted } from './adminAccount.ts';
import { useGetAccountFiguresQuery } from './adminUsersApi.ts';

/** The built-in views, with counts for those staff checks daily. */
export function useAccountViews(): readonly BuiltInView[] {
  const { data: figures } = useGetAccountFiguresQuery();
  const count = (name: 'accounts' | 'pending' | 'suspended') => figures && counted(figures[name]);
  return [
    { name: 'Accounts', search: {}, count: count('accounts') },
    { name: 'Pending', search: filterAccountsByStatus('pending'), count: count('pending') },
    { name: 'Suspended', search: filterAccountsByStatus('suspended'), count: count('suspended') },
  ];
}

/** The lists on this screen, each at its own URL. */
const LISTS = [
  { name: 'Accounts', query: {} },
  { name: 'Vendors', query: { beside: 'vendors' } },
  { name: 'Agents', query: { beside: 'agents' } },
  { name: 'Audit log', query: { view: 'log' } },
] as const;

type UserList = (typeof LISTS)[number]['name'];

/** Links to the other lists, after the open list's own views; the account views also come before the log. */
export function UserLinks({ open }: { readonly open: UserList }) {
  const isAmongAccounts = open === 'Accounts' || open === 'Audit log';
  const shown = LISTS.filter(({ name }) =>
    name === 'Accounts' ? !isAmongAccounts : name === 'Audit log' || name !== open,
  );
  return shown.map(({ name, query }) => (
    <RouteLink
      key={name}
      to="adminUsers"
      query={query}
      aria-current={open === name ? 'page' : undefined}
    >
      {name}
    </RouteLink>
  ));
}
