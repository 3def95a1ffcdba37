import { Button, Spinner } from '@blueprintjs/core';
import { useState } from 'react';
import { findNotificationKind } from '#shared/messaging/notifications/kinds.ts';
import { authMessages } from '#shared/texts/auth.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import styles from './Auth.module.css';
import { useGetSubscriptionOfLinkQuery, useUnsubscribeMutation } from './authApi.ts';

/** Unsubscribes through an email link after confirmation; no sign-in needed. */
export function Unsubscribe({ token }: { readonly token: string }) {
  const { data: found, error } = useGetSubscriptionOfLinkQuery(token);
  const [unsubscribe, { isLoading, error: unsubscribeError }] = useUnsubscribeMutation();
  const [ended, setEnded] = useState<'these' | 'all' | null>(null);
  const failure = unsubscribeError ?? error;

  async function end(fromAll: boolean) {
    const { data: isEnded } = await unsubscribe({ token, fromAll });
    if (isEnded === true) setEnded(fromAll ? 'all' : 'these');
  }

  if (isDataError(failure)) {
    return <FormError notice={{ title: '', description: dataErrorMessage(failure) }} />;
  }
  if (found === undefined) {
    return (
      <div role="status" className={styles.working}>
        <Spinner size={20} />
        <p>This may take a few seconds.</p>
      </div>
    );
  }
  const data = found[0];
  if (data === undefined) {
    return <FormError notice={{ title: '', description: authMessages.unsubscribeUnknown }} />;
  }
  if (data.kind === 'broker_emails') {
    return (
      <BrokerUnsubscribe {...data} isEnded={ended !== null} isLoading={isLoading} onEnd={end} />
    );
  }
  const about = labelOf(data.kind);
  return (
    <div className={styles.form}>
      {ended !== null ? (
        <p role="status">
          {ended === 'all' || about === null
            ? `Notification emails to ${data.email} are turned off.`
            : `Emails about “${about}” to ${data.email} are turned off.`}{' '}
          You'll still see everything in your notifications.
        </p>
      ) : (
        <>
          <p>
            {data.is_on
              ? `Emails about ${about === null ? 'your notifications' : `“${about}”`} go to ${data.email}.`
              : `Emails about ${about === null ? 'your notifications' : `“${about}”`} no longer go to ${data.email}.`}
          </p>
          {data.is_on && (
            <Button
              intent="primary"
              size="large"
              fill
              loading={isLoading}
              onClick={() => void end(false)}
            >
              Unsubscribe
            </Button>
          )}
        </>
      )}
      {ended !== 'all' && about !== null && (
        <Button size="large" fill loading={isLoading} onClick={() => void end(true)}>
          Unsubscribe from all notifications
        </Button>
      )}
      <LinkButton to="dashboard" size="large" variant="minimal">
        Open Haven Exchange
      </LinkButton>
    </div>
  );
}

interface BrokerUnsubscribeProps {
  readonly email: string;
  readonly is_on: boolean;
  readonly isEnded: boolean;
  readonly isLoading: boolean;
  readonly onEnd: (fromAll: boolean) => Promise<void>;
}

/** Emails from a broker to clients; recipients may have no account. */
const BrokerUnsubscribe = ({
  email,
  is_on: isOn,
  isEnded,
  isLoading,
  onEnd,
}: BrokerUnsubscribeProps) => (
  <div className={styles.form}>
    <p {...(isEnded && { role: 'status' })}>
      {isEnded || !isOn
        ? `Emails from this broker no longer go to ${email}.`
        : `Emails from this broker go to ${email}.`}
    </p>
    {isOn && !isEnded && (
      <Button
        intent="primary"
        size="large"
        fill
        loading={isLoading}
        onClick={() => void onEnd(false)}
      >
        Unsubscribe
      </Button>
    )}
  </div>
);

/** Returns the notification type's label; null for all types. */
const labelOf = (kind: string | null): string | null =>
  kind === null ? null : (findNotificationKind(kind)?.label ?? null);
