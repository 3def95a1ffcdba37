import { Button, Spinner } from '@blueprintjs/core';
import { useState } from 'react';
import { authMessages } from '#shared/messages/auth.ts';
import { dataSentence } from '#shared/messages/messages.ts';
import { kindNamed } from '#shared/notifications/kinds.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import styles from './Auth.module.css';
import { useGetSubscriptionOfLinkQuery, useUnsubscribeMutation } from './authApi.ts';

/** Ends letters by the link in one, once its reader says so; nobody has to sign in for it. */
export function Unsubscribe({ token }: { readonly token: string }) {
  const { data: found, error } = useGetSubscriptionOfLinkQuery(token);
  const [unsubscribe, { isLoading, error: refusal }] = useUnsubscribeMutation();
  const [ended, setEnded] = useState<'these' | 'all' | null>(null);
  const failure = refusal ?? error;

  async function end(fromAll: boolean) {
    const { data: isEnded } = await unsubscribe({ token, fromAll });
    if (isEnded === true) setEnded(fromAll ? 'all' : 'these');
  }

  if (isDataError(failure)) {
    return <FormError notice={{ title: '', description: dataSentence(failure) }} />;
  }
  if (found === undefined) {
    return (
      <div role="status" className={styles.working}>
        <Spinner size={20} />
        <p>This takes a moment.</p>
      </div>
    );
  }
  const data = found[0];
  if (data === undefined) {
    return <FormError notice={{ title: '', description: authMessages.unsubscribeUnknown }} />;
  }
  if (data.kind === 'broker_letters') {
    return <LeaveBroker {...data} isEnded={ended !== null} isLoading={isLoading} onEnd={end} />;
  }
  const about = labelOf(data.kind);
  return (
    <div className={styles.form}>
      {ended !== null ? (
        <p role="status">
          {ended === 'all' || about === null
            ? `No more letters about notices go to ${data.email}.`
            : `No more letters about “${about}” go to ${data.email}.`}{' '}
          The bell in Haven Exchange still has everything.
        </p>
      ) : (
        <>
          <p>
            {data.is_on
              ? `Letters about ${about === null ? 'your notices' : `“${about}”`} go to ${data.email}.`
              : `Letters about ${about === null ? 'your notices' : `“${about}”`} no longer go to ${data.email}.`}
          </p>
          {data.is_on && (
            <Button
              intent="primary"
              size="large"
              fill
              loading={isLoading}
              onClick={() => void end(false)}
            >
              Stop these letters
            </Button>
          )}
        </>
      )}
      {ended !== 'all' && about !== null && (
        <Button size="large" fill loading={isLoading} onClick={() => void end(true)}>
          Stop all letters about notices
        </Button>
      )}
      <LinkButton to="dashboard" size="large" variant="minimal">
        Open Haven Exchange
      </LinkButton>
    </div>
  );
}

interface LeaveBrokerProps {
  readonly email: string;
  readonly is_on: boolean;
  readonly isEnded: boolean;
  readonly isLoading: boolean;
  readonly onEnd: (fromAll: boolean) => Promise<void>;
}

/** Letters that a broker writes to clients: who leaves them may have no account. */
const LeaveBroker = ({ email, is_on: isOn, isEnded, isLoading, onEnd }: LeaveBrokerProps) => (
  <div className={styles.form}>
    <p {...(isEnded && { role: 'status' })}>
      {isEnded || !isOn
        ? `This broker’s letters no longer go to ${email}.`
        : `This broker’s letters go to ${email}.`}
    </p>
    {isOn && !isEnded && (
      <Button
        intent="primary"
        size="large"
        fill
        loading={isLoading}
        onClick={() => void onEnd(false)}
      >
        Stop these letters
      </Button>
    )}
  </div>
);

/** What people call the kind; null for all of them. */
const labelOf = (kind: string | null): string | null =>
  kind === null ? null : (kindNamed(kind)?.label ?? null);
