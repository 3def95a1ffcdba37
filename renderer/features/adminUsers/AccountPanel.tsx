import { Button, Tag } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { dataSentence } from '#shared/messages.ts';
import { ROLE_LABELS } from '#shared/roles.ts';
import { isDataError } from '../../app/api/dataError.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { formatDay, formatMoment } from '../../kit/format/date.ts';
import { EmailText } from '../../kit/format/EmailText.tsx';
import { OwnWindowLink } from '../../kit/link/OwnWindowLink.tsx';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { ErrorPanel } from '../../kit/state/ErrorPanel.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { AccountActions } from './AccountActions.tsx';
import styles from './AccountPanel.module.css';
import { AccountRoles } from './AccountRoles.tsx';
import { ActHistory } from './ActHistory.tsx';
import { withAccount } from './accountSearch.ts';
import { outcomeText, planText, STATUS_INTENTS, STATUS_LABELS } from './accountWords.ts';
import { type AdminAccount, nameOf } from './adminAccount.ts';
import { useGetAdminAccountQuery } from './adminUsersApi.ts';
import { PanelSection } from './PanelSection.tsx';

/** One account over the list, at an address of its own. */
export function AccountPanel({ id }: { readonly id: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data: account, error, isFetching, refetch } = useGetAdminAccountQuery(id);
  const close = () => void navigate(withAccount(params, null), { replace: true });
  const title = account ? nameOf(account) : 'Account';
  return (
    <Dialog label={title} place="panel" onClose={close}>
      <div className={styles.panel} aria-busy={isFetching}>
        <header className={styles.header}>
          <div>
            <h2>{account === undefined ? <Skeleton width="12rem" /> : title}</h2>
            {account && (
              <p className={styles.address}>
                <EmailText address={account.email ?? ''} />
                <Tag minimal intent={STATUS_INTENTS[account.status]}>
                  {STATUS_LABELS[account.status]}
                </Tag>
              </p>
            )}
          </div>
          <div className={styles.ways}>
            <OwnWindowLink to={withAccount(params, id)} />
            <Button variant="minimal" icon={<Cross />} aria-label="Close" onClick={close} />
          </div>
        </header>
        {isDataError(error) && account === undefined ? (
          <ErrorPanel
            sentence={dataSentence(error)}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : account === null ? (
          <EmptyState title="This account no longer exists">
            It was deleted. The audit log keeps what was done to it.
          </EmptyState>
        ) : account === undefined ? (
          <Skeleton height="20rem" />
        ) : (
          <>
            <AccountActions account={account} />
            <Facts account={account} />
            <AccountRoles account={account} />
            <SignIns account={account} />
          </>
        )}
        {account !== undefined && (
          <PanelSection title="History">
            <ActHistory account={id} automatic />
          </PanelSection>
        )}
      </div>
    </Dialog>
  );
}

function Facts({ account }: { readonly account: AdminAccount }) {
  const { company_name: company, brokerage_name: brokerage } = account;
  return (
    <PanelSection title="Account">
      <dl className={styles.facts}>
        <Fact name="Company">
          {company === null ? (
            '—'
          ) : (
            <RouteLink to="adminUsers" query={{ company }} title="Everybody of this company">
              {company}
            </RouteLink>
          )}
        </Fact>
        {brokerage !== null && <Fact name="Brokerage">{brokerage}</Fact>}
        <Fact name="Joined as">
          {account.user_type === null ? 'Not chosen yet' : ROLE_LABELS[account.user_type]}
          {account.is_company_user && ', team member'}
        </Fact>
        <Fact name="Phone">{account.phone || '—'}</Fact>
        <Fact name="Plan">{planText(account.plan, new Date())}</Fact>
        <Fact name="Joined">{formatMoment(account.created_at)}</Fact>
        <Fact name="E-mail">
          {account.email_confirmed_at === null
            ? 'Not confirmed'
            : `Confirmed ${formatDay(account.email_confirmed_at)}`}
        </Fact>
        <Fact name="Two-step sign-in">{account.has_second_factor ? 'On' : 'Off'}</Fact>
        {account.suspended_at !== null && (
          <Fact name="Suspended">{formatMoment(account.suspended_at)}</Fact>
        )}
        {account.banned_until !== null && (
          <Fact name="Sign-in blocked">until {formatMoment(account.banned_until)}</Fact>
        )}
      </dl>
    </PanelSection>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function SignIns({ account: { sign_ins: signIns } }: { readonly account: AdminAccount }) {
  return (
    <PanelSection title="Recent sign-ins">
      {signIns.length === 0 ? (
        <p className={styles.quiet}>Nobody has signed in to this account.</p>
      ) : (
        <ul className={styles.lines}>
          {signIns.map(({ happened_at: at, outcome }) => (
            <li key={at}>
              <span>{outcomeText(outcome)}</span>
              <time dateTime={at}>{formatMoment(at)}</time>
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  );
}
