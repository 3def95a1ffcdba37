import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { ViewTabs } from '../../kit/work/list/ViewTabs.tsx';
import { ofStatus, type useAccountSearch } from './accountSearch.ts';
import { counted } from './adminAccount.ts';
import { useGetAccountFiguresQuery } from './adminUsersApi.ts';

interface AccountViewsProps {
  readonly searching: ReturnType<typeof useAccountSearch>;
  readonly isLog?: boolean;
}

/** With how many stand in each, where staff looks every day. */
export function AccountViews({ searching, isLog = false }: AccountViewsProps) {
  const { data: figures } = useGetAccountFiguresQuery();
  const count = (name: 'accounts' | 'pending' | 'suspended') => figures && counted(figures[name]);
  return (
    <ViewTabs
      searching={searching}
      isElsewhere={isLog}
      builtIn={[
        { name: 'Accounts', search: {}, count: count('accounts') },
        { name: 'Waiting', search: ofStatus('pending'), count: count('pending') },
        { name: 'Suspended', search: ofStatus('suspended'), count: count('suspended') },
      ]}
    >
      <RouteLink to="adminUsers" query={{ view: 'log' }} aria-current={isLog ? 'page' : undefined}>
        Audit log
      </RouteLink>
    </ViewTabs>
  );
}
