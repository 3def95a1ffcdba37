import { Button } from '@blueprintjs/core';
import { type FormEvent, useState } from 'react';
import { type AppRole, hasAdminAccess, ROLE_LABELS, ROLES } from '#shared/access/roles.ts';
import { formatDay } from '#shared/format/date.ts';
import { dataErrorMessage, type Notice } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './AccountPanel.module.css';
import type { AdminAccount, HeldRole } from './adminAccount.ts';
import { useEndRoleMutation, useGiveRoleMutation } from './adminUsersApi.ts';
import { useAccountPermissions } from './useAccountPermissions.ts';

const ASSIGNABLE_ROLES = ROLES.filter((role) => role !== 'user');

/** The roles of an account, active ones first, with a button to remove each and a form to add one. */
export function AccountRoles({ account }: { readonly account: AdminAccount }) {
  const { isAdmin } = useAccountPermissions(account);
  const held = account.roles.toSorted((a, b) => Number(b.counts) - Number(a.counts));
  return (
    <PanelSection title="Roles">
      {held.length === 0 ? (
        <p className={ui.note}>No roles.</p>
      ) : (
        <ul className={styles.lines}>
          {held.map((role) => (
            <Held key={role.role} held={role} account={account} isAdmin={isAdmin} />
          ))}
        </ul>
      )}
      {isAdmin && <GiveRole account={account} />}
    </PanelSection>
  );
}

function termOf({ counts, is_active: isActive, expires_at: end, created_at: since }: HeldRole) {
  if (!isActive) return 'Ended';
  if (end === null) return `Since ${formatDay(since)}`;
  return counts ? `Until ${formatDay(end)}` : `Expired ${formatDay(end)}`;
}

interface HeldProps {
  readonly held: HeldRole;
  readonly account: AdminAccount;
  readonly isAdmin: boolean;
}

function Held({ held, account, isAdmin }: HeldProps) {
  const { refusalFor } = useAccountPermissions(account);
  const [end, { isLoading }] = useEndRoleMutation();
  const [isConfirming, setConfirming] = useState(false);
  const line = useReturnFocus<HTMLLIElement>(isConfirming);
  const [formError, setFormError] = useState<Notice | null>(null);
  const label = ROLE_LABELS[held.role];
  const disabledReason = held.role === 'admin' && held.counts ? refusalFor('admin-role') : null;

  async function endNow() {
    setFormError(null);
    const { error } = await end({ id: account.id, role: held.role });
    if (error === undefined) setConfirming(false);
    else if (isDataError(error)) setFormError({ title: '', description: dataErrorMessage(error) });
  }

  return (
    <li ref={line} tabIndex={-1} data-ended={!held.counts}>
      <span>{label}</span>
      <span className={styles.term}>
        {termOf(held)}
        {isAdmin && held.counts && !isConfirming && (
          <Button
            size="small"
            variant="minimal"
            disabled={disabledReason !== null}
            aria-label={`Remove role: ${label}`}
            onClick={() => setConfirming(true)}
          >
            Remove
          </Button>
        )}
      </span>
      {isAdmin && disabledReason !== null && <p className={ui.note}>{disabledReason}</p>}
      {isConfirming && held.counts && (
        <div className={styles.question} data-intent="danger">
          <p>{label} and its access are removed immediately. We'll email the user.</p>
          <FormError notice={formError} />
          <div className={ui.wrap}>
            <Button intent="danger" loading={isLoading} onClick={() => void endNow()}>
              End {label.toLowerCase()} role
            </Button>
            <Button variant="minimal" disabled={isLoading} onClick={() => setConfirming(false)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

/** The end of a day in the administrator's time zone. */
function endOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 23, 59, 59).toISOString();
}

function GiveRole({ account }: { readonly account: AdminAccount }) {
  const { refusalFor } = useAccountPermissions(account);
  const [give, { isLoading }] = useGiveRoleMutation();
  const [role, setRole] = useState<AppRole | ''>('');
  const [until, setUntil] = useState('');
  const [wrong, setWrong] = useState<{ role?: string; until?: string }>({});
  const [formError, setFormError] = useState<Notice | null>(null);
  const holdsAdmin = account.roles.some((held) => held.role === 'admin' && held.counts);
  const ruled = role === 'admin' && holdsAdmin ? refusalFor('admin-role') : null;
  const isStaffRole = role !== '' && hasAdminAccess([role]);
  const disabledReason =
    isStaffRole && account.email_confirmed_at === null
      ? 'Staff roles require a confirmed email.'
      : ruled;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFormError(null);
    if (role === '') return setWrong({ role: 'Choose a role.' });
    if (until !== '' && new Date(endOf(until)) <= new Date()) {
      return setWrong({ until: 'Choose a future date.' });
    }
    const { error } = await give({
      id: account.id,
      role,
      ...(until === '' ? {} : { expires_at: endOf(until) }),
    });
    if (isDataError(error)) {
      setFormError({ title: '', description: dataErrorMessage(error) });
    } else {
      setRole('');
      setUntil('');
    }
  }

  return (
    <Form className={styles.give} onSend={submit}>
      <SelectField
        label="Add role"
        options={[
          ['', 'Choose…'],
          ...ASSIGNABLE_ROLES.map(
            (assignableRole) => [assignableRole, ROLE_LABELS[assignableRole]] as const,
          ),
        ]}
        error={wrong.role}
        value={role}
        onChange={(event) => {
          setRole(event.target.value as AppRole | '');
          setWrong({});
        }}
      />
      <TextField
        label="Until"
        isOptional
        type="date"
        error={wrong.until}
        value={until}
        onChange={(event) => {
          setUntil(event.target.value);
          setWrong({});
        }}
      />
      <Button type="submit" loading={isLoading} disabled={disabledReason !== null}>
        Add role
      </Button>
      {isStaffRole && disabledReason === null && (
        <p className={ui.note}>
          {role === 'admin'
            ? 'Administrators can change all accounts and settings.'
            : 'Support can view all accounts but not change them.'}
        </p>
      )}
      {disabledReason !== null && <p className={ui.note}>{disabledReason}</p>}
      <FormError notice={formError} />
    </Form>
  );
}
