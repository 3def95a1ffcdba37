import { Button } from '@blueprintjs/core';
import { Suspense, useState } from 'react';
import { useHost } from '../../../host/HostContext.tsx';
import { useAuth } from '../../../session/auth/index.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { SetUpTwoStep } from '../security/index.ts';
import { useMissingSignInStepQuery, usePauseMyWorkspaceMutation } from './ssoApi.ts';
import { useStartSignIn } from './useStartSignIn.ts';

/** Shown instead of every screen while the workspace demands more than this session has shown. */
export default function SignInRequirement() {
  const step = useMissingSignInStepQuery();
  return (
    <Page>
      <Loaded answer={step} waiting={<Skeleton height="12rem" />}>
        {(missing) => (missing === null ? <Reload /> : <Requirement missing={missing} />)}
      </Loaded>
    </Page>
  );
}

/** The requirement has ended. */
const Reload = () => (
  <>
    <PageHeader description="Your workspace no longer requires it." />
    <div className={ui.actions}>
      <Button intent="primary" onClick={() => location.reload()}>
        Reload
      </Button>
    </div>
  </>
);

type Missing = NonNullable<ReturnType<typeof useMissingSignInStepQuery>['data']>;

function Requirement({ missing }: { readonly missing: Missing }) {
  const host = useHost();
  const { session } = useAuth();
  const start = useStartSignIn();
  const [pause, pausing] = usePauseMyWorkspaceMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSettingUp, setSettingUp] = useState(false);
  const { workspace, can_use_sso: canUseSso, can_use_second_factor: canUseFactor } = missing;

  async function leave() {
    const { error } = await pause();
    if (error === undefined) location.reload();
  }
  return (
    <section aria-labelledby="sign-in-requirement" className={ui.stack16}>
      <h1 id="sign-in-requirement">
        {workspace} requires {canUseSso ? 'single sign-on' : 'two-factor authentication'}
      </h1>
      <p>
        {canUseSso
          ? 'Sign in again through your company to work in this workspace.'
          : 'Set up an authenticator app to work in this workspace.'}
      </p>
      <FormError notice={failure === null ? null : { title: '', description: failure }} />
      {isSettingUp ? (
        <Suspense>
          <SetUpTwoStep onDone={() => location.reload()} onCancel={() => setSettingUp(false)} />
        </Suspense>
      ) : (
        <div className={ui.actions}>
          {canUseSso && host.workspace === null && (
            <Button
              intent="primary"
              onClick={() =>
                void start(session?.email ?? '', location.pathname + location.search).then(
                  setFailure,
                )
              }
            >
              Continue with single sign-on
            </Button>
          )}
          {canUseFactor && !missing.has_second_factor && (
            <Button intent={canUseSso ? 'none' : 'primary'} onClick={() => setSettingUp(true)}>
              Set up two-factor authentication
            </Button>
          )}
          <Button loading={pausing.isLoading} onClick={() => void leave()}>
            Work outside this workspace
          </Button>
          <LinkButton to="auth" query={{ action: 'logout' }}>
            Sign out
          </LinkButton>
        </div>
      )}
    </section>
  );
}
