import { Button } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { Section } from '../../../ui/page/Section.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { TENANT_ROLE_LABELS } from './memberships.ts';
import { openWorkspaceSettings } from './reload.ts';
import styles from './Tenants.module.css';
import {
  type CommunityInvitation,
  type MyInvitation,
  useAnswerCommunityInvitationMutation,
  useAnswerInvitationMutation,
  useAskToJoinMutation,
  useMyCommunityInvitationsQuery,
  useMyDomainTenantQuery,
  useMyInvitationsQuery,
} from './tenantsApi.ts';

/** Pending invitations and the workspace of the user's email domain; renders nothing if there are none. */
export function JoinOptionsSection() {
  const invitations = useMyInvitationsQuery().data ?? [];
  const communities = useMyCommunityInvitationsQuery().data ?? [];
  const ofDomain = useMyDomainTenantQuery().data?.[0];
  const [requestToJoin, { isLoading }] = useAskToJoinMutation();
  const isInvited = invitations.some(({ tenant }) => tenant === ofDomain?.name);
  const offered = isInvited ? undefined : ofDomain;
  if (invitations.length + communities.length === 0 && offered === undefined) return null;
  return (
    <Section
      title="Invitations"
      description="Teams that invited you or match your confirmed email's domain."
    >
      <ul className={`${ui.splitRows} ${styles.lines}`}>
        {invitations.map((invitation) => (
          <InvitationLine key={invitation.id} invitation={invitation} />
        ))}
        {communities.map((invitation) => (
          <CommunityInvitationLine key={invitation.id} invitation={invitation} />
        ))}
        {offered !== undefined && (
          <li>
            <div>
              <strong>{offered.name}</strong>
              <span className={ui.aside}>Workspace of {offered.domain}</span>
            </div>
            {offered.state === 'open' ? (
              <Button size="small" loading={isLoading} onClick={() => void requestToJoin()}>
                Request to join
              </Button>
            ) : (
              <span className={ui.aside}>
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
  async function answer(accepts: boolean) {
    const done = await respond({ id: invitation.id, accepts });
    if (done.error === undefined && accepts) openWorkspaceSettings();
  }
  return (
    <AnswerLine
      team={invitation.tenant}
      invitedBy={invitation.invited_by ?? 'Your administrator'}
      as={TENANT_ROLE_LABELS[invitation.role]}
      expiresAt={invitation.expires_at}
      isLoading={isLoading}
      error={error}
      onAnswer={(accepts) => void answer(accepts)}
    />
  );
}

function CommunityInvitationLine({ invitation }: { readonly invitation: CommunityInvitation }) {
  const [respond, { isLoading, error }] = useAnswerCommunityInvitationMutation();
  const dispatch = useAppDispatch();
  const { community } = invitation;
  async function answer(accepts: boolean) {
    const done = await respond({ id: invitation.id, accepts });
    if (done.error !== undefined || !accepts) return;
    const title = `You joined ${community}`;
    dispatch(showToast({ intent: 'success', title, description: 'Open it from the menu.' }));
  }
  return (
    <AnswerLine
      team={community}
      invitedBy={invitation.invited_by ?? 'The executive director'}
      as={labelOf(POSITIONS, invitation.position)}
      expiresAt={invitation.expires_at}
      isLoading={isLoading}
      error={error}
      onAnswer={(accepts) => void answer(accepts)}
    />
  );
}

interface AnswerLineProps {
  readonly team: string;
  readonly invitedBy: string;
  readonly as: string;
  readonly expiresAt: string;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onAnswer: (accepts: boolean) => void;
}

function AnswerLine({
  team,
  invitedBy,
  as,
  expiresAt,
  isLoading,
  error,
  onAnswer,
}: AnswerLineProps) {
  return (
    <li>
      <div>
        <strong>{team}</strong>
        <span className={ui.aside}>
          {invitedBy} invites you as {as.toLowerCase()}, until {formatDay(expiresAt)}
        </span>
        <ServerError error={error} />
      </div>
      <span className={ui.wrap}>
        <Button
          size="small"
          intent="primary"
          loading={isLoading}
          aria-label={`Join ${team}`}
          onClick={() => onAnswer(true)}
        >
          Join
        </Button>
        <Button
          size="small"
          disabled={isLoading}
          aria-label={`Decline the invitation to ${team}`}
          onClick={() => onAnswer(false)}
        >
          Decline
        </Button>
      </span>
    </li>
  );
}
