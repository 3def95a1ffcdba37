import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { OFFER_FIELDS, type OfferTerms } from '#shared/deals/transactions/offers.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { type InputValue, parseFieldValue, toInputValue } from '#shared/records/inputValue.ts';
import type { Field } from '#shared/records/noun.ts';
import { UploadTray } from '../../../../data/files/UploadTray.tsx';
import { useSendWhenUploaded } from '../../../../data/files/useSendWhenUploaded.ts';
import type { Uploads } from '../../../../data/files/useUploads.ts';
import { ServerError } from '../../../../data/form/ServerError.tsx';
import { useRequestId } from '../../../../data/form/useRequestId.ts';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { MoneyField } from '../../../../ui/form/MoneyInput.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { DropZone } from '../../../../workbench/files/DropZone.tsx';
import styles from '../Transactions.module.css';
import type { LetterOfIntentFile } from './offersApi.ts';
import { MAX_LETTER_SIZE } from './useLetterUpload.ts';

const FIELDS: readonly Field[] = OFFER_FIELDS;
const LOST: readonly string[] = ['failed', 'refused'];

interface OfferFormProps {
  readonly label: string;
  readonly action: string;
  /** Initial values: the last offer from the same side. */
  readonly begin: OfferTerms | null;
  readonly error: unknown;
  readonly isLoading: boolean;
  /** The attached letter of intent. */
  readonly uploads: Uploads;
  readonly onSend: (id: string, offer: OfferTerms, letter: LetterOfIntentFile | null) => void;
  readonly onCancel?: () => void;
}

/** Form for an offer's terms. */
export function OfferForm(props: OfferFormProps) {
  const { label, action, begin, error, isLoading, uploads, onSend, onCancel } = props;
  const [typed, setTyped] = useState<Readonly<Record<string, InputValue>>>(() =>
    Object.fromEntries(
      FIELDS.map((field) => [field.name, toInputValue(field, begin?.[field.name] ?? first(field))]),
    ),
  );
  const [isSent, setSent] = useState(false);
  const request = useRequestId();
  const arrival = useSendWhenUploaded(
    uploads,
    () => {
      const offer = readOffer();
      if (offer !== null) sendOffer(offer);
    },
    'The offer will be sent once its letter of intent is uploaded.',
  );
  const isWaiting = arrival.queued === 'waiting';
  const set = (name: string, value: InputValue) => setTyped((all) => ({ ...all, [name]: value }));
  const read = FIELDS.map(
    (field) => [field, parseFieldValue(field, typed[field.name] ?? '')] as const,
  );
  const wrong = (field: Field): string | undefined => {
    if (!isSent) return undefined;
    const reading = read.find(([one]) => one === field)?.[1];
    if (reading !== undefined && 'sentence' in reading) return reading.sentence;
    return field.isRequired && reading !== undefined && 'value' in reading && reading.value === null
      ? 'Required.'
      : undefined;
  };

  /** Returns the terms; null if a field is invalid. */
  function readOffer(): OfferTerms | null {
    const offer: Record<string, OfferTerms[string]> = {};
    for (const [field, reading] of read) {
      if ('sentence' in reading || (field.isRequired && reading.value === null)) return null;
      offer[field.name] = reading.value;
    }
    return offer;
  }
  function sendOffer(offer: OfferTerms) {
    const file = uploads.ready[0] ?? null;
    onSend(request.idOf([offer, file?.id]), offer, file);
  }
  function send() {
    setSent(true);
    const offer = readOffer();
    if (offer === null || isLoading) return;
    if (arrival.isUploading) arrival.queue();
    else if (uploads.isReady) sendOffer(offer);
  }
  return (
    <Form onSend={send} takesFocus aria-label={label} className={styles.form}>
      <fieldset className={ui.grid12} disabled={isWaiting || isLoading}>
        {FIELDS.map((field) => {
          const value = typed[field.name] ?? '';
          if (field.type === 'flag') {
            return (
              <Checkbox
                key={field.name}
                checked={value === true}
                onChange={({ currentTarget }) => set(field.name, currentTarget.checked)}
              >
                {field.label}
              </Checkbox>
            );
          }
          if (field.type === 'choice') {
            return (
              <SelectField
                key={field.name}
                label={field.label}
                options={field.choices.map((choice) => [choice.value, choice.label] as const)}
                value={String(value)}
                onChange={({ target }) => set(field.name, target.value)}
              />
            );
          }
          const Field = field.type === 'money' ? MoneyField : TextField;
          return (
            <Field
              key={field.name}
              label={field.label}
              type={field.type === 'date' ? 'date' : 'text'}
              isOptional={field.isRequired !== true}
              value={String(value)}
              onChange={({ target }) => set(field.name, target.value)}
              error={wrong(field)}
            />
          );
        })}
      </fieldset>
      <LetterOfIntentField uploads={uploads} />
      {isSent && uploads.files.some(({ state }) => LOST.includes(state)) && (
        <p role="alert">The letter of intent hasn't uploaded. Resume the upload or remove it.</p>
      )}
      <ServerError error={error} title="Offer not saved" />
      {isWaiting && (
        <p className={styles.quiet}>
          Uploading the letter of intent, {formatWholePercent(arrival.share)} done. The offer is
          sent automatically once the upload finishes. Keep this page open.
        </p>
      )}
      <div className={styles.acts}>
        <Button
          type="submit"
          intent={isWaiting ? 'none' : 'primary'}
          loading={isLoading}
          aria-disabled={isWaiting || undefined}
        >
          {isWaiting ? 'Waiting for upload' : action}
        </Button>
        {isWaiting && <Button onClick={arrival.cancel}>Edit offer</Button>}
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </Form>
  );
}

const first = (field: Field): string | boolean | null =>
  field.type === 'choice'
    ? (field.choices[0]?.value ?? null)
    : field.type === 'flag'
      ? false
      : null;

/** Letter of intent field with a resumable upload. */
const LetterOfIntentField = ({ uploads }: { readonly uploads: Uploads }) => (
  <>
    {uploads.files.length === 0 && (
      <DropZone
        label="Add letter of intent"
        hint={`PDF or Word, up to ${formatBytes(MAX_LETTER_SIZE)}.`}
        onFiles={uploads.add}
      />
    )}
    <UploadTray label="Letter of intent" uploads={uploads} />
  </>
);
