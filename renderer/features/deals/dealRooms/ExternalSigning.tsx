import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { formatDateTime } from '#shared/format/date.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { requiredText } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
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
      {last !== undefined && <p className={ui.note}>{externalSigningStatusText(last, service)}</p>}
      {isOpen ? <Out it={last} /> : <SignatureRequestForm service={service} what={what} />}
    </section>
  );
}

const signatureRequest = z.object({ name: requiredText('Enter your name as you sign it.', 2) });

interface SignatureRequestProps {
  readonly service: string;
  readonly what: ExternalSigningText;
}

function SignatureRequestForm({ service, what }: SignatureRequestProps) {
  const [sign] = useSignOutsideMutation();
  const form = useSaveForm({
    schema: signatureRequest,
    defaultValues: { name: '' },
    save: ({ name }, id) => sign({ id, name, what }),
  });
  return (
    <SaveForm
      form={form}
      aria-label={`Sign with ${service}`}
      className={styles.form}
      intent="none"
      action="Email it to me to sign"
      failure="Not sent"
    >
      <p className={ui.note}>
        {service} receives this text, your name, and your email, and emails you. The signed document
        is returned here.
      </p>
      <TextField
        label={`Your full name for ${service}`}
        autoComplete="name"
        maxLength={160}
        {...form.field('name')}
      />
    </SaveForm>
  );
}

function Out({ it }: { readonly it: ExternalSignature }) {
  const [look, looking] = useLookOutsideMutation();
  const [cancel, cancelling] = useCancelOutsideMutation();
  return (
    <>
      {it.sent_at !== null && (
        <p className={ui.note}>
          Sent {formatDateTime(it.sent_at)} to {it.email}.
        </p>
      )}
      <ServerError error={looking.error ?? cancelling.error} title="Action failed" />
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
