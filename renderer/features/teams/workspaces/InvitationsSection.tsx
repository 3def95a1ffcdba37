import { Button } from '@blueprintjs/core';
import { serverNow } from '#shared/format/clock.ts';
import { formatDay } from '#shared/format/date.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useDraftForm } from '../../../session/persisted/useDraftForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { TENANT_ROLE_LABELS } from './memberships.ts';
import styles from './Tenants.module.css';
import { invitationSchema } from './tenantForms.ts';
import {
  type Invitation,
  useInviteToTenantMutation,
  useRenewInvitationMutation,
  useTenantInvitationsQuery,
  useWithdrawInvitationMutation,
} from './tenantsApi.ts';

const ROLES = [
  ['member', TENANT_ROLE_LABELS.member],
  ['admin', TENANT_ROLE_LABELS.admin],
] as const;

/** Pending invitations and a form to invite people. */
export function InvitationsSection() {
  const result = useTenantInvitationsQuery();
  return (
    <Section
      title="Invitations"
      description="Emails a single-use link, valid for a week. Open invitations use a seat."
    >
      <InviteForm />
      <Loaded answer={result} waiting={<Skeleton width="18rem" />}>
        {(invitations) =>
          invitations.length === 0 ? (
            <p className={ui.aside}>No open invitations.</p>
          ) : (
            <ul className={`${ui.splitRows} ${styles.lines}`} aria-label="Open invitations">
              {invitations.map((invitation) => (
                <InvitationLine key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function InviteForm() {
  const { field, handleSubmit, reset, finish, isSubmitting } = useDraftForm(
    'invite',
    invitationSchema,
    { email: '', as: 'member' },
  );
  const [invite, { error }] = useInviteToTenantMutation();

  const send = handleSubmit(async ({ email, as }) => {
    const result = await invite({ email, role: as });
    if (result.error === undefined) finish(() => reset({ email: '', as }));
  });
  return (
    <Form onSend={send} className={styles.line}>
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        {...field('email')}
      />
      <SelectField label="As" options={ROLES} {...field('as')} />
      <Button type="submit" intent="primary" loading={isSubmitting}>
        Invite
      </Button>
      <ServerError error={error} />
    </Form>
  );
}

function InvitationLine({ invitation }: { readonly invitation: Invitation }) {
  const [renew, renewing] = useRenewInvitationMutation();
  const [withdraw, withdrawing] = useWithdrawInvitationMutation();
  const isOver = new Date(invitation.expires_at) <= serverNow();
  return (
    <li>
      <div>
        <strong>
          <EmailText address={invitation.email} />
        </strong>
        <span className={ui.aside}>
          {TENANT_ROLE_LABELS[invitation.role]}, {isOver ? 'expired' : 'open until'}{' '}
          {formatDay(invitation.expires_at)}
        </span>
      </div>
      <span className={ui.wrap}>
        <Button
          size="small"
          loading={renewing.isLoading}
          aria-label={`Resend to ${invitation.email}`}
          onClick={() => void renew(invitation.id)}
        >
          Resend
        </Button>
        <Button
          size="small"
          loading={withdrawing.isLoading}
          aria-label={`Withdraw the invitation of ${invitation.email}`}
          onClick={() => void withdraw(invitation.id)}
        >
          Withdraw
        </Button>
      </span>
    </li>
  );
}
