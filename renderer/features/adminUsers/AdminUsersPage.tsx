import { useSearchParams } from 'react-router-dom';
import { FigureStrip } from '../../kit/figures/FigureStrip.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { Views } from '../../kit/page/Views.tsx';
import { AccountList } from './AccountList.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { AuditLog } from './AuditLog.tsx';
import { openAccount } from './accountSearch.ts';
import { type AccountFigures, counted } from './adminAccount.ts';
import { useGetAccountFiguresQuery } from './adminUsersApi.ts';
import { AllHeldNames } from './HeldNames.tsx';

/** Every account, what may be done to it, and what was done: for administrators, and for support to read. */
export function Component() {
  const [params] = useSearchParams();
  const { data: figures } = useGetAccountFiguresQuery();
  const isLog = params.get('view') === 'log';
  const account = openAccount(params);
  return (
    <Page isWide={!isLog}>
      <PageHeader
        title="Users"
        description="Every account, what it may open, and what was done to it."
      />
      <FigureStrip figures={figuresOf(figures)} />
      <Views
        of="adminUsers"
        views={[
          { label: 'Accounts', isHere: !isLog },
          { label: 'Audit log', query: { view: 'log' }, isHere: isLog },
        ]}
      />
      {!isLog && <AllHeldNames />}
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
