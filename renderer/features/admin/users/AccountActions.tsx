import { Button, type Intent } from '@blueprintjs/core';
import { useState } from 'react';
import type { Approval } from '#shared/access/access.ts';
import { ACTION_REASON_MAX_LENGTH } from '#shared/constants.ts';
import { formatDay } from '#shared/format/date.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { requiredText } from '../../../ui/form/textSchemas.ts';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './AccountPanel.module.css';
import type { AdminAccount } from './adminAccount.ts';
import {
  useApproveAccountMutation,
  useDeleteAccountMutation,
  useReinstateAccountMutation,
  useRejectAccountMutation,
  useStopDeletionMutation,
  useSuspendAccountMutation,
} from './adminUsersApi.ts';
import { useAccountPermissions } from './useAccountPermissions.ts';

type ActName = 'approve' | 'reject' | 'suspend' | 'reinstate' | 'delete' | 'stop';

interface ActionCopy {
  readonly label: string;
  readonly intent: Intent;
  /** The consequence, shown before confirming. */
  readonly consequence: string;
  readonly needsReason: boolean;
}

const ACTS: Readonly<Record<ActName, ActionCopy>> = {
  approve: {
    label: 'Approve',
    intent: 'primary',
    consequence: "Activates the account with the roles below. We'll email the user.",
    needsReason: false,
  },
  reject: {
    label: 'Reject',
    intent: 'danger',
    consequence:
      "The user can sign in but sees “Access denied”. We'll email them without your reason.",
    needsReason: true,
  },
  suspend: {
    label: 'Suspend',
    intent: 'danger',
    consequence:
      "Suspends access on all devices. No data is deleted. We'll email them without your reason.",
    needsReason: true,
  },
  reinstate: {
    label: 'Reinstate',
    intent: 'primary',
    consequence: "Restores the account to its state before the suspension. We'll email the user.",
    needsReason: false,
  },
  delete: {
    label: 'Delete',
    intent: 'danger',
    consequence:
      "Account data is deleted in 14 days and can't be restored. Until then you can stop it here; the user can't. We'll email them without your reason. Signed agreements, transactions, and invoices are kept.",
    needsReason: true,
  },
  stop: {
    label: 'Keep',
    intent: 'primary',
    consequence: "Stops the deletion, even if the user requested it. We'll email the user.",
    needsReason: false,
  },
};

const OFFERED: Readonly<Record<Approval, readonly ActName[]>> = {
  approved: ['suspend'],
  pending: ['approve', 'reject', 'suspend'],
  rejected: ['approve', 'suspend'],
  suspended: ['reinstate'],
};

function offeredFor({ status, leaving }: AdminAccount): readonly ActName[] {
  if (leaving?.has_left) return [];
  if (leaving === null || !leaving.is_of_staff) {
    return [...OFFERED[status], 'delete', ...(leaving === null ? [] : (['stop'] as const))];
  }
  return [...OFFERED[status], 'stop'];
}

/** Account decisions. Each asks for confirmation and explains why it is unavailable. */
export function AccountActions({ account }: { readonly account: AdminAccount }) {
  const { isAdmin, refusalFor } = useAccountPermissions(account);
  const [confirmingAction, setConfirmingAction] = useState<ActName | null>(null);
  const offers = useReturnFocus<HTMLDivElement>(confirmingAction !== null);
  const offered = offeredFor(account);
  const disabledReason = refusalFor('account');
  if (!isAdmin) {
    return (
      <p className={ui.note}>
        Support staff have view-only access. Only administrators can change accounts.
      </p>
    );
  }
  return (
    <PanelSection title="Actions">
      {confirmingAction !== null && offered.includes(confirmingAction) ? (
        <Question
          key={confirmingAction}
          act={confirmingAction}
          account={account}
          onDone={() => setConfirmingAction(null)}
        />
      ) : (
        <div ref={offers} tabIndex={-1} className={ui.wrap}>
          {offered.map((act) => (
            <Button
              key={act}
              intent={ACTS[act].intent === 'primary' ? 'primary' : 'none'}
              disabled={disabledReason !== null}
              aria-describedby={disabledReason === null ? undefined : 'decide-refusal'}
              onClick={() => setConfirmingAction(act)}
            >
              {ACTS[act].label}…
            </Button>
          ))}
        </div>
      )}
      {account.leaving !== null && (
        <p className={ui.note}>
          {account.leaving.has_left
            ? 'This account is deleted. Related records are kept.'
            : `To be deleted on ${formatDay(account.leaving.due_at)}, asked for by ${account.leaving.is_of_staff ? 'an administrator' : 'its person'}.`}
        </p>
      )}
      {disabledReason !== null && (
        <p id="decide-refusal" className={ui.note}>
          {disabledReason}
        </p>
      )}
    </PanelSection>
  );
}

interface QuestionProps {
  readonly act: ActName;
  readonly account: AdminAccount;
  readonly onDone: () => void;
}

/** Confirmation dialog; stays open with its input until the server succeeds. */
function Question({ act, account, onDone }: QuestionProps) {
  const { label, intent, consequence, needsReason } = ACTS[act];
  const mutations = {
    approve: useApproveAccountMutation(),
    reject: useRejectAccountMutation(),
    suspend: useSuspendAccountMutation(),
    reinstate: useReinstateAccountMutation(),
    delete: useDeleteAccountMutation(),
    stop: useStopDeletionMutation(),
  };
  const [run] = mutations[act];
  const form = useSaveForm({
    schema: z.object({
      reason: requiredText('Enter a reason for the audit log.', needsReason ? 1 : 0),
    }),
    defaultValues: { reason: '' },
    save: ({ reason }) => run({ id: account.id, ...(reason !== '' && { reason }) }),
    onSaved: onDone,
  });
  useUnsavedWork(form.values.reason.trim() !== '');

  return (
    <Form className={styles.question} data-intent={intent} onSend={form.send}>
      <p>{consequence}</p>
      <TextAreaField
        label="Reason"
        isOptional={!needsReason}
        autoFocus
        rows={2}
        maxLength={ACTION_REASON_MAX_LENGTH}
        hint="Staff only, in the audit log."
        {...form.field('reason')}
      />
      <ServerError error={form.error} />
      <div className={ui.wrap}>
        <Button type="submit" intent={intent} loading={form.isSubmitting}>
          {label} account
        </Button>
        <Button variant="minimal" disabled={form.isSubmitting} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
