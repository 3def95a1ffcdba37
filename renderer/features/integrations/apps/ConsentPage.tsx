import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { scopeGroups } from '#shared/api/scopes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAccount } from '../../../session/account/index.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useRecentSignIn } from '../keys/index.ts';
import { useApproveOauthAppMutation, useOauthConsentQuery } from './appsApi.ts';
import { type AuthorizationRequest, readRequest, responseUri } from './authorizationRequest.ts';
import styles from './Consent.module.css';

/** Asks the user to give an app access, and returns to the app with the answer. */
export function Component() {
  const request = readRequest(useLocation().search);
  return (
    <Page>
      <PageHeader />
      {request === null ? (
        <EmptyState
          title="This link is incomplete"
          action={<LinkButton to="dashboard">Open dashboard</LinkButton>}
        >
          Start again in the app that sent you here.
        </EmptyState>
      ) : (
        <Consent request={request} />
      )}
    </Page>
  );
}

function Consent({ request }: { readonly request: AuthorizationRequest }) {
  const { clientId, redirectUri, scopes, challenge } = request;
  const query = useOauthConsentQuery({ clientId, redirectUri, scopes });
  const email = useAccount().account?.profile.email;
  const [approve, { error, isLoading }] = useApproveOauthAppMutation();
  const [isLeaving, setLeaving] = useState(false);
  const leave = (uri: string) => {
    setLeaving(true);
    location.assign(uri);
  };
  async function allow() {
    const { data } = proof.watch(await approve({ clientId, redirectUri, scopes, challenge }));
    if (data !== undefined) leave(responseUri(request, { code: data }));
  }
  const proof = useRecentSignIn(() => void allow());
  return (
    <Loaded answer={query} waiting={<Skeleton height="20rem" />}>
      {({ name, homepage, developer, is_connected: isConnected }) => (
        <section className={styles.consent} aria-labelledby="app">
          <div>
            <h2 id="app">{name} asks for access</h2>
            <p className={ui.note}>
              {developer === null ? '' : `By ${developer}, `}
              {new URL(homepage).host}. Haven Exchange hasn’t reviewed this app.
            </p>
          </div>
          <p>
            It acts as {email ?? 'you'} and never sees your password.
            {isConnected && ' It has access already; these permissions replace the earlier ones.'}
          </p>
          <ul className={styles.scopes} aria-label="Permissions">
            {scopeGroups
              .filter(({ resource }) => scopes.some((scope) => scope.startsWith(`${resource}:`)))
              .map(({ resource, title }) => (
                <li key={resource}>
                  <span>{title}</span>
                  <span>
                    {[
                      scopes.includes(`${resource}:read`) && 'Read',
                      scopes.includes(`${resource}:write`) && 'Add, change, and delete',
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </li>
              ))}
          </ul>
          <p className={ui.note}>
            You return to {new URL(redirectUri).host}. You can end the access at any time under API
            keys.
          </p>
          <FormError
            notice={
              isDataError(error) && error.code !== 'HXAKC'
                ? { title: '', description: dataErrorMessage(error) }
                : null
            }
          />
          <div className={ui.actions}>
            <Button intent="primary" loading={isLoading || isLeaving} onClick={() => void allow()}>
              Give access
            </Button>
            <Button
              variant="minimal"
              disabled={isLeaving}
              onClick={() => leave(responseUri(request, { error: 'access_denied' }))}
            >
              Deny
            </Button>
          </div>
          {proof.dialog}
        </section>
      )}
    </Loaded>
  );
}
