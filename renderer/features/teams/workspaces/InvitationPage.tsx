import { Button } from '@blueprintjs/core';
import { useParams } from 'react-router-dom';
import { formatDay } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useAuth, useSignOut } from '../../../session/auth/index.ts';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { TENANT_ROLE_LABELS } from './memberships.ts';
import { openWorkspaceSettings } from './reload.ts';
import styles from './Tenants.module.css';
import {
  type LinkInvitation,
  useAnswerInvitationMutation,
  useInvitationOfTokenQuery,
} from './tenantsApi.ts';

const OVER: Readonly<Record<string, string>> = {
  accepted: 'It has been accepted. Each link works once.',
  declined: 'It was declined. Ask for a new one if that was a mistake.',
  withdrawn: 'It was withdrawn by the team. Ask for a new one.',
  expired: 'It has expired. Ask for a new one.',
};

/** Invitation opened from an email link, with accept and decline. */
export function Component() {
  const { token = '' } = useParams();
  const answer = useInvitationOfTokenQuery(token);
  return (
    <Loaded
      answer={answer}
      waiting={
        <Page>
          <PageHeader title="Invitation" />
          <Skeleton width="20rem" />
        </Page>
      }
      around={(message) => <Page>{message}</Page>}
    >
      {([invitation]) =>
        invitation === undefined ? (
          <NotFoundMessage title="This link is invalid" to="home" button="Go Home">
            A newer invitation may have been sent, or the link is incomplete. Open the newest email
            or ask for a new one.
          </NotFoundMessage>
        ) : (
          <Page>
            <PageHeader
              title={`Join ${invitation.tenant}`}
              description={
                <>
                  {invitation.invited_by ?? 'An administrator'} invites{' '}
                  <EmailText address={invitation.email} /> as{' '}
                  {TENANT_ROLE_LABELS[invitation.role].toLowerCase()}.
                </>
              }
            />
            <div className={styles.invitation}>
              {invitation.state === 'open' ? (
                <OpenInvitation invitation={invitation} token={token} />
              ) : (
                <>
                  <p>{OVER[invitation.state]}</p>
                  <LinkButton to="workspaceSettings">Open workspaces</LinkButton>
                </>
              )}
            </div>
          </Page>
        )
      }
    </Loaded>
  );
}

interface OpenInvitationProps {
  readonly invitation: LinkInvitation;
  readonly token: string;
}

function OpenInvitation({ invitation, token }: OpenInvitationProps) {
  const { session, status } = useAuth();
  const signOut = useSignOut();
  const [answer, { isLoading, error, isSuccess }] = useAnswerInvitationMutation();
  const redirect = linkTo('invitation', { token }).slice(1);

  async function send(accepts: boolean) {
    const done = await answer({ token, accepts });
    if (done.error === undefined && accepts) openWorkspaceSettings();
  }
  const terms = (
    <ul className={styles.terms}>
      <li>You see what the team shares: clients, deals, calendar and transactions.</li>
      <li>Your private records stay yours, even if you leave.</li>
      <li>The invitation is valid until {formatDay(invitation.expires_at)}.</li>
    </ul>
  );
  if (session === null) {
    return (
      <>
        {terms}
        {status !== 'loading' && (
          <span className={ui.wrap}>
            <LinkButton to="auth" query={{ mode: 'sign-up', redirect }} intent="primary">
              Create an account
            </LinkButton>
            <LinkButton to="auth" query={{ redirect }}>
              Sign in
            </LinkButton>
          </span>
        )}
        <p className={ui.aside}>
          Use the email {invitation.email}. After you confirm it, the invitation appears under
          Workspace.
        </p>
      </>
    );
  }
  const isOther = session.email.toLowerCase() !== invitation.email;
  if (isOther) {
    return (
      <>
        <p>
          You are signed in as <strong>{session.email}</strong>, and this invitation is for{' '}
          <strong>{invitation.email}</strong>.
        </p>
        <Button loading={status === 'leaving'} onClick={() => void signOut()}>
          Sign out
        </Button>
      </>
    );
  }
  if (isSuccess) return <p role="status">You declined. Nothing else has changed.</p>;
  return (
    <>
      {terms}
      <ServerError error={error} />
      <span className={ui.wrap}>
        <Button intent="primary" loading={isLoading} onClick={() => void send(true)}>
          Join {invitation.tenant}
        </Button>
        <Button disabled={isLoading} onClick={() => void send(false)}>
          Decline
        </Button>
      </span>
    </>
  );
}
