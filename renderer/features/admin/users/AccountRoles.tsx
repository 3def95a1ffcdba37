import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { hasAdminAccess, ROLE_LABELS, ROLES } from '#shared/access/roles.ts';
import { formatDay } from '#shared/format/date.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, parsedText } from '../../../ui/form/textSchemas.ts';
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
  const [end, { error, isLoading }] = useEndRoleMutation();
  const [isConfirming, setConfirming] = useState(false);
  const line = useReturnFocus<HTMLLIElement>(isConfirming);
  const label = ROLE_LABELS[held.role];
  const disabledReason = held.role === 'admin' && held.counts ? refusalFor('admin-role') : null;

  async function endNow() {
    const { error: failed } = await end({ id: account.id, role: held.role });
    if (failed === undefined) setConfirming(false);
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
          <ServerError error={error} />
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

const roleSchema = z.object({
  role: parsedText((typed) => ASSIGNABLE_ROLES.find((role) => role === typed), 'Choose a role.'),
  until: checkedText(
    (day) => day === '' || new Date(endOf(day)) > new Date(),
    'Choose a future date.',
  ),
});

function GiveRole({ account }: { readonly account: AdminAccount }) {
  const { refusalFor } = useAccountPermissions(account);
  const [give] = useGiveRoleMutation();
  const form = useSaveForm({
    schema: roleSchema,
    defaultValues: { role: '', until: '' },
    save: ({ role, until }) =>
      give({ id: account.id, role, ...(until !== '' && { expires_at: endOf(until) }) }),
    clears: ['role', 'until'],
  });
  const role = ASSIGNABLE_ROLES.find((one) => one === form.values.role);
  const holdsAdmin = account.roles.some((held) => held.role === 'admin' && held.counts);
  const ruled = role === 'admin' && holdsAdmin ? refusalFor('admin-role') : null;
  const isStaffRole = role !== undefined && hasAdminAccess([role]);
  const disabledReason =
    isStaffRole && account.email_confirmed_at === null
      ? 'Staff roles require a confirmed email.'
      : ruled;

  return (
    <Form className={styles.give} onSend={form.send}>
      <SelectField
        label="Add role"
        options={[
          ['', 'Choose…'],
          ...ASSIGNABLE_ROLES.map(
            (assignableRole) => [assignableRole, ROLE_LABELS[assignableRole]] as const,
          ),
        ]}
        {...form.field('role')}
      />
      <DateField label="Until" isOptional {...form.field('until')} />
      <Button type="submit" loading={form.isSubmitting} disabled={disabledReason !== null}>
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
      <ServerError error={form.error} />
    </Form>
  );
}
