import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { authErrorNotice, authMessages } from '#shared/texts/auth.ts';
import type { Notice } from '#shared/texts/messages.ts';
import { securityNotices } from '#shared/texts/security.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './Security.module.css';
import { SetUpTwoStep } from './SetUpTwoStep.tsx';
import type { Security } from './security.ts';
import { securityApi, useMakeRecoveryCodesMutation } from './securityApi.ts';

/** Two-factor authentication: setup, recovery codes, and turning it off. */
export function TwoStepSection({ security }: { readonly security: Security | undefined }) {
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [makeCodes, { isLoading }] = useMakeRecoveryCodesMutation();

  async function showNewCodes(): Promise<boolean> {
    const { data, error } = await makeCodes();
    if (data !== undefined) setCodes(data);
    return !(isDataError(error) && error.code === 'HXFRS');
  }

  return (
    <Section
      title="Two-factor authentication"
      description="Requires a code from an authenticator app, so your password alone isn't enough."
    >
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes([])} />
      ) : security === undefined ? (
        <Skeleton width="16rem" />
      ) : security.check.second_factor ? (
        <Active security={security} isMaking={isLoading} onNewCodes={showNewCodes} />
      ) : isSettingUp ? (
        <SetUpTwoStep
          onCancel={() => setSettingUp(false)}
          onDone={() => {
            setSettingUp(false);
            void showNewCodes();
          }}
        />
      ) : (
        <Button intent="primary" onClick={() => setSettingUp(true)}>
          Set up two-factor authentication
        </Button>
      )}
    </Section>
  );
}

interface ActiveProps {
  readonly security: Security;
  readonly isMaking: boolean;
  /** Resolves to false if the server requires identity confirmation first. */
  readonly onNewCodes: () => Promise<boolean>;
}

function Active({ security, isMaking, onNewCodes }: ActiveProps) {
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const [isConfirming, setConfirming] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [formError, setFormError] = useState<Notice | null>(null);
  const [pendingChange, setPendingChange] = useState<'turnOff' | 'newCodes' | null>(null);
  const since = security.factors[0]?.created_at;

  /** Asks for a code, or for a new sign-in if the code was not enough. */
  function requestProof(change: 'turnOff' | 'newCodes', isProven: boolean) {
    if (!isProven) return setPendingChange(change);
    setFormError({ title: '', description: authMessages.signInAgainNeeded });
  }

  async function newCodes(isProven = false) {
    setFormError(null);
    if (!(await onNewCodes())) requestProof('newCodes', isProven);
  }

  async function turnOff(isProven = false) {
    setFormError(null);
    setRemoving(true);
    for (const { id } of security.factors) {
      const result = await auth.secondFactor.remove(id);
      if (result.ok) continue;
      setRemoving(false);
      if (result.failure.code === 'reauthentication_needed') {
        return requestProof('turnOff', isProven);
      }
      return setFormError(authErrorNotice(result.failure, 'security'));
    }
    dispatch(showToast({ intent: 'success', ...securityNotices.secondFactorOff }));
    dispatch(securityApi.util.invalidateTags(['Security']));
  }

  return (
    <div className={styles.form}>
      <p>
        On{since !== undefined && ` since ${formatDay(since)}`}, with{' '}
        {security.check.recovery_codes_left} recovery codes left.
      </p>
      <FormError notice={formError} />
      {pendingChange !== null ? (
        <ConfirmIdentity
          needs="code"
          onConfirmed={() => {
            setPendingChange(null);
            void (pendingChange === 'turnOff' ? turnOff(true) : newCodes(true));
          }}
          onCancel={() => setPendingChange(null)}
        />
      ) : isConfirming ? (
        <div className={styles.question}>
          <p>Turn off two-factor authentication? Your password alone will open your account.</p>
          <div className={ui.wrap}>
            <Button intent="danger" loading={isRemoving} onClick={() => void turnOff()}>
              Turn it off
            </Button>
            <Button variant="minimal" disabled={isRemoving} onClick={() => setConfirming(false)}>
              Keep it on
            </Button>
          </div>
        </div>
      ) : (
        <div className={ui.wrap}>
          <Button loading={isMaking} onClick={() => void newCodes()}>
            Generate new recovery codes
          </Button>
          <Button variant="minimal" intent="danger" onClick={() => setConfirming(true)}>
            Turn off
          </Button>
        </div>
      )}
    </div>
  );
}
