import { Tag } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { ROLE_LABELS } from '#shared/access/roles.ts';
import { formatDateTime, formatDay } from '#shared/format/date.ts';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useOpenRecord } from '../../../workbench/list/useOpenRecord.ts';
import { AccountActions } from './AccountActions.tsx';
import styles from './AccountPanel.module.css';
import { AccountRoles } from './AccountRoles.tsx';
import { ActionHistory } from './ActionHistory.tsx';
import { OPEN_ACCOUNT_PARAM } from './accountAddress.ts';
import { outcomeText, planText, STATUS_INTENTS, STATUS_LABELS } from './accountText.ts';
import { type AdminAccount, nameOf } from './adminAccount.ts';
import { useGetAdminAccountQuery } from './adminUsersApi.ts';
import { PendingNames } from './PendingNames.tsx';

/** One account in a panel over the list, at its own URL. */
export function AccountPanel({ id }: { readonly id: string }) {
  const { addressOf } = useOpenRecord(OPEN_ACCOUNT_PARAM);
  const navigate = useNavigate();
  const query = useGetAdminAccountQuery(id);
  const { currentData: account, isFetching } = query;
  const close = () => void navigate(addressOf(null), { replace: true });
  const title = account ? nameOf(account) : 'Account';
  return (
    <RecordPanel
      title={title}
      isLoading={account === undefined}
      isBusy={isFetching}
      to={addressOf(id)}
      onClose={close}
      subtitle={
        account && (
          <>
            <EmailText address={account.email ?? ''} />
            <Tag minimal intent={STATUS_INTENTS[account.status]}>
              {STATUS_LABELS[account.status]}
            </Tag>
          </>
        )
      }
    >
      <Loaded answer={query} waiting={<Skeleton height="20rem" />}>
        {(found) =>
          found === null ? (
            <EmptyState title="This account no longer exists">
              It was deleted. Its history stays in the audit log.
            </EmptyState>
          ) : (
            <>
              <AccountActions account={found} />
              <PendingNames account={id} />
              <AccountFacts account={found} />
              <AccountRoles account={found} />
              <SignIns account={found} />
            </>
          )
        }
      </Loaded>
      {account !== undefined && (
        <PanelSection title="History">
          <ActionHistory account={id} automatic />
        </PanelSection>
      )}
    </RecordPanel>
  );
}

function AccountFacts({ account }: { readonly account: AdminAccount }) {
  const { company_name: company, brokerage_name: brokerage } = account;
  return (
    <PanelSection title="Account">
      <Facts>
        <Fact name="Company">
          {company === null ? (
            '—'
          ) : (
            <RouteLink to="adminUsers" query={{ company }} title="All accounts of this company">
              {company}
            </RouteLink>
          )}
        </Fact>
        {brokerage !== null && <Fact name="Brokerage">{brokerage}</Fact>}
        <Fact name="Joined as">
          {account.user_type === null ? 'Not selected yet' : ROLE_LABELS[account.user_type]}
          {account.is_company_user && ', team member'}
        </Fact>
        <Fact name="Phone">{account.phone || '—'}</Fact>
        <Fact name="Plan">{planText(account.plan, new Date())}</Fact>
        <Fact name="Joined">{formatDateTime(account.created_at)}</Fact>
        <Fact name="Email">
          {account.email_confirmed_at === null
            ? 'Not confirmed'
            : `Confirmed ${formatDay(account.email_confirmed_at)}`}
        </Fact>
        <Fact name="Two-factor authentication">{account.has_second_factor ? 'On' : 'Off'}</Fact>
        {account.suspended_at !== null && (
          <Fact name="Suspended">{formatDateTime(account.suspended_at)}</Fact>
        )}
        {account.banned_until !== null && (
          <Fact name="Sign-in blocked">until {formatDateTime(account.banned_until)}</Fact>
        )}
      </Facts>
    </PanelSection>
  );
}

function SignIns({ account: { sign_ins: signIns } }: { readonly account: AdminAccount }) {
  return (
    <PanelSection title="Recent sign-ins">
      {signIns.length === 0 ? (
        <p className={ui.note}>No sign-ins yet.</p>
      ) : (
        <ul className={styles.lines}>
          {signIns.map(({ happened_at: at, outcome }) => (
            <li key={at}>
              <span>{outcomeText(outcome)}</span>
              <time dateTime={at}>{formatDateTime(at)}</time>
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  );
}
