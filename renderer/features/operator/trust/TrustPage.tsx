import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { TRUST_KINDS } from '#shared/operator/trust.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { FactGrid } from '../../../ui/panel/FactGrid.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { CommunityScreen } from '../CommunityScreen.tsx';
import compliance from '../Compliance.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { InterestDialog, MovementDialog, SettingsDialog } from './TrustDialogs.tsx';
import { useDecideMovementMutation, useTrustQuery } from './trustApi.ts';
import type { Trust, TrustAccount, WaitingWithdrawal } from './trustShapes.ts';

/** Money that a community holds for its residents. */
export const Component = () => (
  <CommunityScreen kind="resident_trust">
    {(communityId) => <TrustAccounts key={communityId} communityId={communityId} />}
  </CommunityScreen>
);

function TrustAccounts({ communityId }: { readonly communityId: string }) {
  const query = useTrustQuery(communityId);
  const { params, change } = useUrlSearch();
  const [step, setStep] = useState<'move' | 'interest' | 'settings' | null>(null);
  const close = () => setStep(null);
  const open = params.get('account');
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
      {(trust) => {
        const account = trust.accounts.find(({ resident_id }) => resident_id === open);
        return (
          <div className={`${ui.stack12} ${compliance.page}`}>
            <Totals trust={trust} />
            <Waiting trust={trust} />
            <div className={operator.bar}>
              {trust.can_change && (
                <>
                  <Button size="small" intent="primary" onClick={() => setStep('move')}>
                    Record movement
                  </Button>
                  <Button
                    size="small"
                    disabled={trust.total_cents <= 0}
                    onClick={() => setStep('interest')}
                  >
                    Post interest
                  </Button>
                </>
              )}
              {trust.can_change_settings && (
                <Button size="small" onClick={() => setStep('settings')}>
                  Edit limit and bond
                </Button>
              )}
              <span className={ui.end}>
                <SaveAccounts trust={trust} />
              </span>
            </div>
            <AccountTable trust={trust} onOpen={(id) => change([['account', id]])} />
            {step === 'move' && (
              <MovementDialog communityId={communityId} trust={trust} onClose={close} />
            )}
            {step === 'interest' && (
              <InterestDialog communityId={communityId} trust={trust} onClose={close} />
            )}
            {step === 'settings' && (
              <SettingsDialog communityId={communityId} trust={trust} onClose={close} />
            )}
            {account !== undefined && (
              <AccountPanel
                key={account.resident_id}
                account={account}
                communityId={communityId}
                trust={trust}
                onClose={() => change([['account', null]])}
              />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

function Totals({ trust }: { readonly trust: Trust }) {
  const { settings, total_cents: total } = trust;
  const isShort = total > settings.bond_cents;
  const expires = settings.bond_expires_on;
  const facts = [
    ['Held for residents', formatCents(total), false],
    ['Accounts', String(trust.accounts.filter(({ has_account }) => has_account).length), false],
    ['Surety bond', settings.bond_cents === 0 ? 'None' : formatCents(settings.bond_cents), isShort],
    [
      'Bond coverage',
      isShort ? `${formatCents(total - settings.bond_cents)} short` : 'Covers all accounts',
      isShort,
    ],
    [
      'Bond expires',
      expires === null ? '—' : formatDay(expires),
      expires !== null && expires < trust.today,
    ],
    ['Second person above', formatCents(settings.two_person_cents), false],
  ] as const;
  return (
    <FactGrid
      facts={facts.map(([label, value, isAlert]) => [
        label,
        <span key={label} className={compliance.state} data-state={isAlert ? 'problem' : ''}>
          {value}
        </span>,
      ])}
    />
  );
}

/** Withdrawals above the limit that wait for a second person. */
function Waiting({ trust }: { readonly trust: Trust }) {
  const [decide] = useDecideMovementMutation();
  const [declining, setDeclining] = useState<WaitingWithdrawal | null>(null);
  if (trust.waiting.length === 0) return null;
  return (
    <section className={operator.heldList} aria-label="Withdrawals to approve">
      <h2>Withdrawals to approve</h2>
      <ul>
        {trust.waiting.map((one) => (
          <li key={one.id} className={operator.held}>
            <p>
              <strong>
                {one.resident}, {formatCents(one.cents)}
              </strong>{' '}
              {labelOf(TRUST_KINDS, one.kind)} on {formatDay(one.day)}: {one.purpose}. Receipt:{' '}
              {one.receipt}. Requested by {one.requester}.
            </p>
            {trust.can_change && (
              <div className={ui.actions}>
                {!one.is_mine && (
                  <Button size="small" onClick={() => decide({ id: one.id, approves: true })}>
                    Approve withdrawal
                  </Button>
                )}
                <Button size="small" variant="minimal" onClick={() => setDeclining(one)}>
                  Decline withdrawal
                </Button>
                {one.is_mine && <span className={ui.caption}>Another person must approve.</span>}
              </div>
            )}
          </li>
        ))}
      </ul>
      {declining !== null && (
        <ReasonDialog
          title={`Decline ${formatCents(declining.cents)}`}
          action="Decline withdrawal"
          save={(reason) => decide({ id: declining.id, approves: false, reason })}
          onClose={() => setDeclining(null)}
        />
      )}
    </section>
  );
}

const STATUSES: Readonly<Record<string, string>> = {
  in_house: 'In house',
  on_leave: 'On leave',
  discharged: 'Discharged',
  deceased: 'Deceased',
};

/** True if a resident left and money is still held. */
const isToClose = ({ status, balance_cents }: TrustAccount): boolean =>
  ['discharged', 'deceased'].includes(status) && balance_cents > 0;

function AccountTable({
  trust,
  onOpen,
}: {
  readonly trust: Trust;
  readonly onOpen: (id: string) => void;
}) {
  if (trust.accounts.length === 0) {
    return (
      <EmptyState title="No residents yet">Admit residents to hold money for them.</EmptyState>
    );
  }
  return (
    <OperatorTable
      label="Trust accounts"
      columns={['Resident', 'Status', 'Last movement', { number: 'Balance' }]}
      foot={
        <tr>
          <th scope="row">Total</th>
          <td colSpan={2} />
          <td className={operator.number} data-key>
            {formatCents(trust.total_cents)}
          </td>
        </tr>
      }
    >
      {trust.accounts.map((one) => (
        <tr key={one.resident_id}>
          <th scope="row">
            <OpenButton onClick={() => onOpen(one.resident_id)}>{one.name}</OpenButton>
          </th>
          <td className={compliance.state} data-state={isToClose(one) ? 'due' : ''}>
            {STATUSES[one.status] ?? one.status}
            {isToClose(one) && <span className={ui.subline}>Close the account</span>}
          </td>
          <td className={operator.date} data-label="Last movement">
            {one.last_on === null ? '—' : formatDay(one.last_on)}
          </td>
          <td className={operator.number} data-key>
            {one.has_account ? formatCents(one.balance_cents) : '—'}
          </td>
        </tr>
      ))}
    </OperatorTable>
  );
}

const SaveAccounts = ({ trust }: { readonly trust: Trust }) => (
  <SaveCsv
    name="Trust accounts"
    head={['Resident', 'Status', 'Last movement', 'Balance']}
    rows={() =>
      trust.accounts
        .filter(({ has_account }) => has_account)
        .map((one) => [
          one.name,
          STATUSES[one.status] ?? one.status,
          one.last_on,
          one.balance_cents / 100,
        ])
    }
  />
);
