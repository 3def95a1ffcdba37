import { Button } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { TENANT_ROLE_LABELS } from './memberships.ts';
import { openWorkspaceSettings } from './reload.ts';
import styles from './Tenants.module.css';
import {
  type MyInvitation,
  useAnswerInvitationMutation,
  useAskToJoinMutation,
  useMyDomainTenantQuery,
  useMyInvitationsQuery,
} from './tenantsApi.ts';

/** Pending invitations and the workspace of the user's email domain; renders nothing if there are none. */
export function JoinOptionsSection() {
  const invitations = useMyInvitationsQuery().data ?? [];
  const ofDomain = useMyDomainTenantQuery().data?.[0];
  const [requestToJoin, { isLoading }] = useAskToJoinMutation();
  const isInvited = invitations.some(({ tenant }) => tenant === ofDomain?.name);
  const offered = isInvited ? undefined : ofDomain;
  if (invitations.length === 0 && offered === undefined) return null;
  return (
    <Section
      title="Invitations"
      description="Teams that invited you or match your confirmed email's domain."
    >
      <ul className={styles.lines}>
        {invitations.map((invitation) => (
          <InvitationLine key={invitation.id} invitation={invitation} />
        ))}
        {offered !== undefined && (
          <li>
            <div>
              <strong>{offered.name}</strong>
              <span className={styles.quiet}>Workspace of {offered.domain}</span>
            </div>
            {offered.state === 'open' ? (
              <Button size="small" loading={isLoading} onClick={() => void requestToJoin()}>
                Request to join
              </Button>
            ) : (
              <span className={styles.quiet}>
                {offered.state === 'asked'
                  ? 'Request sent. An administrator decides.'
                  : 'Your request was declined.'}
              </span>
            )}
          </li>
        )}
      </ul>
    </Section>
  );
}

function InvitationLine({ invitation }: { readonly invitation: MyInvitation }) {
  const [respond, { isLoading, error }] = useAnswerInvitationMutation();
  async function send(accepts: boolean) {
    const done = await respond({ id: invitation.id, accepts });
    if (done.error === undefined && accepts) openWorkspaceSettings();
  }
  return (
    <li>
      <div>
        <strong>{invitation.tenant}</strong>
        <span className={styles.quiet}>
          {invitation.invited_by ?? 'Your administrator'} invites you as{' '}
          {TENANT_ROLE_LABELS[invitation.role].toLowerCase()}, until{' '}
          {formatDay(invitation.expires_at)}
        </span>
        <ServerError error={error} />
      </div>
      <span className={styles.acts}>
        <Button
          size="small"
          intent="primary"
          loading={isLoading}
          aria-label={`Join ${invitation.tenant}`}
          onClick={() => void send(true)}
        >
          Join
        </Button>
        <Button
          size="small"
          disabled={isLoading}
          aria-label={`Decline the invitation to ${invitation.tenant}`}
          onClick={() => void send(false)}
        >
          Decline
        </Button>
      </span>
    </li>
  );
}
