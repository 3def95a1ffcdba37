import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { formatDateTime } from '#shared/format/date.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import {
  type ExternalSignature,
  type ExternalSigningText,
  useCancelOutsideMutation,
  useListOutsideQuery,
  useLookOutsideMutation,
  useOutsideServiceQuery,
  useSignOutsideMutation,
} from './externalSigningApi.ts';
import { externalSigningStatusText } from './externalSigningStatus.ts';
import styles from './Rooms.module.css';
import { roomTags } from './roomTags.ts';

/** Poll interval while an external signature is pending; the service notifies the server. */
const EVERY_MS = 15_000;
const OPEN: readonly ExternalSignature['state'][] = ['waiting', 'sent', 'cancelling'];

const isOf = (one: ExternalSignature, what: ExternalSigningText): boolean =>
  'room' in what
    ? one.room_id === what.room && one.nda === what.nda
    : one.kind === what.kind && one.body === what.body;

/** Alternative to signing here: an external signing service, if one is configured. */
export function ExternalSigning({ what }: { readonly what: ExternalSigningText }) {
  const { data: offer } = useOutsideServiceQuery();
  const service = offer?.service ?? null;
  const [isOut, setOut] = useState(false);
  const { data: all } = useListOutsideQuery(undefined, {
    skip: service === null,
    pollingInterval: isOut ? EVERY_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const last = all?.find((one) => isOf(one, what));
  const isOpen = last !== undefined && OPEN.includes(last.state);
  useEffect(() => setOut(isOpen), [isOpen]);
  const dispatch = useDispatch();
  const isSigned = last?.state === 'signed';
  useEffect(() => {
    // An external signature counts like any other, so refresh everything that was waiting for it.
    if (isSigned) dispatch(roomTags.util.invalidateTags(['Room', 'Signatures']));
  }, [isSigned, dispatch]);
  if (service === null || all === undefined || isSigned) return null;
  return (
    <section className={styles.outside} aria-label={`Sign with ${service}`}>
      <h3>{isOpen ? `Sent to ${service}` : `Or sign with ${service}`}</h3>
      {last !== undefined && (
        <p className={styles.quiet}>{externalSigningStatusText(last, service)}</p>
      )}
      {isOpen ? <Out it={last} /> : <SignatureRequestForm service={service} what={what} />}
    </section>
  );
}

function SignatureRequestForm({
  service,
  what,
}: {
  readonly service: string;
  readonly what: ExternalSigningText;
}) {
  const [name, setName] = useState('');
  const [isSent, setSent] = useState(false);
  const [sign, { error, isLoading }] = useSignOutsideMutation();
  const id = useRef(crypto.randomUUID());
  const isNamed = name.trim().length >= 2;
  return (
    <Form
      aria-label={`Sign with ${service}`}
      className={styles.form}
      onSend={async () => {
        setSent(true);
        if (!isNamed || isLoading) return;
        const sent = await sign({ id: id.current, name: name.trim(), what });
        if (sent.error === undefined) id.current = crypto.randomUUID();
      }}
    >
      <p className={styles.quiet}>
        {service} receives this text, your name, and your email, and emails you. The signed document
        is returned here.
      </p>
      <TextField
        label={`Your full name for ${service}`}
        autoComplete="name"
        value={name}
        maxLength={160}
        onChange={({ target }) => setName(target.value)}
        error={isSent && !isNamed ? 'Enter your name as you sign it.' : undefined}
      />
      <ActionError error={error} title="Not sent" />
      <div className={styles.acts}>
        <Button type="submit" loading={isLoading}>
          Email it to me to sign
        </Button>
      </div>
    </Form>
  );
}

function Out({ it }: { readonly it: ExternalSignature }) {
  const [look, looking] = useLookOutsideMutation();
  const [cancel, cancelling] = useCancelOutsideMutation();
  return (
    <>
      {it.sent_at !== null && (
        <p className={styles.quiet}>
          Sent {formatDateTime(it.sent_at)} to {it.email}.
        </p>
      )}
      <ActionError error={looking.error ?? cancelling.error} title="Action failed" />
      {it.state !== 'waiting' && (
        <div className={styles.acts}>
          <Button loading={looking.isLoading} onClick={() => void look(it.id)}>
            I've signed it
          </Button>
          {it.state === 'sent' && (
            <Button
              variant="minimal"
              loading={cancelling.isLoading}
              onClick={() => void cancel(it.id)}
            >
              Withdraw
            </Button>
          )}
        </div>
      )}
    </>
  );
}

const ActionError = ({ error, title }: { readonly error: unknown; readonly title: string }) => (
  <FormError notice={isDataError(error) ? { title, description: dataErrorMessage(error) } : null} />
);
