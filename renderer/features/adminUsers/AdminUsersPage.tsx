import { useSearchParams } from 'react-router-dom';
import { FigureStrip } from '../../kit/figures/FigureStrip.tsx';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { AccountList } from './AccountList.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import styles from './AdminUsers.module.css';
import { AuditLog } from './AuditLog.tsx';
import { openAccount } from './accountSearch.ts';
import { type AccountFigures, counted } from './adminAccount.ts';
import { useGetAccountFiguresQuery } from './adminUsersApi.ts';

/** Every account, what may be done to it, and what was done: for administrators, and for support to read. */
export function Component() {
  const [params] = useSearchParams();
  const { data: figures } = useGetAccountFiguresQuery();
  const isLog = params.get('view') === 'log';
  const account = openAccount(params);
  return (
    <Page>
      <PageHeader
        title="Users"
        description="Every account, what it may open, and what was done to it."
      />
      <FigureStrip figures={figuresOf(figures)} />
      <nav aria-label="Views" className={styles.views}>
        <RouteLink to="adminUsers" aria-current={isLog ? undefined : 'page'}>
          Accounts
        </RouteLink>
        <RouteLink
          to="adminUsers"
          query={{ view: 'log' }}
          aria-current={isLog ? 'page' : undefined}
        >
          Audit log
        </RouteLink>
      </nav>
      {isLog ? <AuditLog /> : <AccountList />}
      {account !== null && <AccountPanel key={account} id={account} />}
    </Page>
  );
}

/** Dashes while counting, so that nothing moves when the numbers come. */
function figuresOf(figures: AccountFigures | undefined) {
  const say = (name: keyof AccountFigures) =>
    figures === undefined ? '–' : counted(figures[name]);
  const toStatus = (status: string) => ({ to: 'adminUsers', query: { status } }) as const;
  return [
    { label: 'Accounts', value: say('accounts') },
    { label: 'Waiting for review', value: say('pending'), link: toStatus('pending') },
    { label: 'Suspended', value: say('suspended'), link: toStatus('suspended') },
    { label: 'New in 7 days', value: say('new') },
    { label: 'Staff', value: say('staff') },
  ];
}
