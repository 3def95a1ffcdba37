import { useSearchParams } from 'react-router-dom';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { Views } from '../../kit/page/Views.tsx';
import { AccountList } from './AccountList.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { AuditLog } from './AuditLog.tsx';
import { openAccount } from './accountSearch.ts';
import { type AccountFigures, counted } from './adminAccount.ts';
import { useGetAccountFiguresQuery } from './adminUsersApi.ts';
import { AllHeldNames } from './HeldNames.tsx';

const STATUSES = [
  ['pending', 'Waiting for review'],
  ['suspended', 'Suspended'],
] as const;

/** Every account, what may be done to it, and what was done: for administrators, and for support to read. */
export function Component() {
  const [params] = useSearchParams();
  const { data: figures } = useGetAccountFiguresQuery();
  const isLog = params.get('view') === 'log';
  const account = openAccount(params);
  const say = (name: keyof AccountFigures) =>
    figures === undefined ? undefined : counted(figures[name]);
  const status = isLog ? null : params.get('status');
  return (
    <Page>
      <PageHeader
        title="Users"
        views={
          <Views
            of="adminUsers"
            views={[
              { label: 'Accounts', count: say('accounts'), isHere: !isLog && status === null },
              ...STATUSES.map(([name, label]) => ({
                label,
                count: say(name),
                query: { status: name },
                isHere: status === name,
              })),
              { label: 'Audit log', query: { view: 'log' }, isHere: isLog },
            ]}
          />
        }
      />
      {!isLog && <AllHeldNames />}
      {isLog ? <AuditLog /> : <AccountList />}
      {account !== null && <AccountPanel key={account} id={account} />}
    </Page>
  );
}
