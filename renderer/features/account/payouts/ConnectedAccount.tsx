import { Button } from '@blueprintjs/core';
import { useEffect } from 'react';
import type { PayoutOwner } from '#shared/account/payouts/payouts.ts';
import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useGoToPayment } from '../billing/index.ts';
import styles from './ConnectedAccount.module.css';
import {
  type ConnectedAccountState,
  useConnectAccountMutation,
  useConnectedAccountQuery,
  useSyncConnectedAccountMutation,
} from './payoutsApi.ts';

interface ConnectedAccountProps {
  readonly owner: PayoutOwner;
  /** The screen that the provider returns to, one of `PAYOUT_RETURN_PATHS`. */
  readonly returnPath: string;
}

/** The account at the payment provider that receives an owner's money: setup, balance, and payouts. */
export function ConnectedAccount(props: ConnectedAccountProps) {
  const query = useConnectedAccountQuery(props.owner);
  useSyncOnReturn(props.owner);
  return (
    <Loaded answer={query} waiting={<Skeleton height="12rem" />} keepsLast>
      {(account) => <Account account={account} {...props} />}
    </Loaded>
  );
}

/** The provider's form returns with `?connected=1`, often before its webhook arrives. */
function useSyncOnReturn(owner: PayoutOwner) {
  const [sync] = useSyncConnectedAccountMutation();
  const { params, change } = useUrlSearch();
  const isBack = params.has('connected');
  const { kind, id } = owner;
  useEffect(() => {
    if (!isBack) return;
    void sync({ owner: { kind, id } });
    change([['connected', null]]);
  }, [isBack, sync, change, kind, id]);
}

const STATES: Readonly<Record<ConnectedAccountState['state'], readonly [string, string]>> = {
  none: ['Not connected', 'Connect an account to take cards and bank payments.'],
  incomplete: ['Setup incomplete', 'The payment provider needs more details.'],
  in_review: ['In review', 'The payment provider is checking the details.'],
  ready: ['Connected', 'Payments are paid out to the bank account.'],
};

const ACTIONS: Readonly<Record<ConnectedAccountState['state'], string>> = {
  none: 'Connect account',
  incomplete: 'Continue setup',
  in_review: 'Review details',
  ready: 'Manage account',
};

function Account({
  account,
  owner,
  returnPath,
}: ConnectedAccountProps & { readonly account: ConnectedAccountState }) {
  const [connect, { isLoading, error }] = useConnectAccountMutation();
  const [sync, { isLoading: isSyncing, error: syncError }] = useSyncConnectedAccountMutation();
  const goToPayment = useGoToPayment();
  const [title, text] = STATES[account.state];
  const open = async () => {
    const { data } = await connect({ owner, returnPath });
    if (typeof data?.url === 'string') await goToPayment(data.url);
  };
  return (
    <section aria-label="Connected account" className={ui.stack16}>
      <div className={styles.head}>
        <div>
          <h3>{title}</h3>
          <p className={ui.muted}>{text}</p>
        </div>
        <div className={ui.wrap}>
          {account.state !== 'none' && (
            <Button size="small" loading={isSyncing} onClick={() => void sync({ owner })}>
              Refresh balance
            </Button>
          )}
          {account.can_change && (
            <Button
              size="small"
              intent={account.state === 'ready' ? 'none' : 'primary'}
              loading={isLoading}
              onClick={() => void open()}
            >
              {ACTIONS[account.state]}
            </Button>
          )}
        </div>
      </div>
      {!account.can_change && account.state === 'none' && (
        <p className={ui.muted}>Only an executive director can connect an account.</p>
      )}
      {error !== undefined && <ServerError title="Not opened" error={error} />}
      {syncError !== undefined && <ServerError title="Not refreshed" error={syncError} />}
      {account.state !== 'none' && account.synced_at !== null && (
        <FigureStrip
          figures={[
            { label: 'Available', value: formatCents(account.available_cents) },
            { label: 'On the way', value: formatCents(account.pending_cents) },
            {
              label: 'Bank account',
              value: account.bank_last4 === null ? '—' : `•••• ${account.bank_last4}`,
            },
            { label: 'Updated', value: formatDay(account.synced_at) },
          ]}
        />
      )}
      {account.payouts.length > 0 && <Payouts payouts={account.payouts} />}
    </section>
  );
}

const PAYOUT_STATES: Readonly<Record<string, string>> = {
  pending: 'Pending',
  in_transit: 'In transit',
  paid: 'Paid',
  failed: 'Failed',
  canceled: 'Canceled',
};

function Payouts({ payouts }: Pick<ConnectedAccountState, 'payouts'>) {
  return (
    <table className={styles.table} aria-label="Payouts">
      <thead>
        <tr>
          <th scope="col">Payout</th>
          <th scope="col">Status</th>
          <th scope="col" className={styles.number}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {payouts.map(({ id, arrives_on, state, cents }) => (
          <tr key={id}>
            <th scope="row">{formatCalendarDay(arrives_on)}</th>
            <td>{PAYOUT_STATES[state] ?? state}</td>
            <td className={styles.number}>{formatCents(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
