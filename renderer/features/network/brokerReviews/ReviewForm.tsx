import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { CallError } from '../../../data/api/CallError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { useAccount } from '../../../session/account/index.ts';
import { usePersistedText } from '../../../session/persisted/usePersistedText.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import {
  getPlainTextError,
  isPlainLine,
  PLAIN_LINE_MESSAGE,
} from '../../../ui/form/textSchemas.ts';
import { StarChoice } from '../../../ui/rating/StarChoice.tsx';
import styles from './Reviews.module.css';
import { REVIEW_LENGTHS } from './reviews.ts';

const CAPTIONS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

/** Returns "Ada L.", as most people sign. */
const signatureOf = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1)?.[0];
  return last === undefined ? first : `${first} ${last}.`;
};

const validateSignature = (signed: string) =>
  signed === '' ? 'Enter a signature.' : isPlainLine(signed) ? undefined : PLAIN_LINE_MESSAGE;

export interface WrittenReview {
  readonly rating: number;
  readonly signed: string;
  readonly body: string;
}

interface ReviewFormProps {
  /** Key of the saved form draft. */
  readonly of: string;
  /** The previously written review. */
  readonly review: {
    readonly rating: number | null;
    readonly signed: string | null;
    readonly body: string | null;
  };
  /** Hint on details to leave out. */
  readonly hint: string;
  readonly send: (review: WrittenReview) => Promise<{ readonly error?: unknown }>;
  readonly onClose: () => void;
}

/** Stars, text, and signature; keeps its input until the server accepts it. */
export function ReviewForm({ of, review, hint, send, onClose }: ReviewFormProps) {
  const { account } = useAccount();
  const initialValues = {
    rating: String(review.rating ?? 0),
    signed: review.signed ?? signatureOf(account?.profile.full_name ?? ''),
    body: review.body ?? '',
  };
  const [typed, type, reset] = usePersistedText(`review ${of}`, initialValues);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSending, setSending] = useState(false);
  const [submitError, setSubmitError] = useState<unknown>();
  const rating = Number(typed.rating);
  const [signed, body] = [typed.signed.trim(), typed.body.trim()];
  const signatureError = validateSignature(signed);
  const bodyError = getPlainTextError(body, REVIEW_LENGTHS.body);
  useUnsavedWork(body !== initialValues.body || typed.rating !== initialValues.rating);
  async function submit() {
    setSubmitted(true);
    if (rating === 0 || signatureError !== undefined || bodyError !== undefined || isSending)
      return;
    setSending(true);
    const { error } = await send({ rating, signed, body });
    setSending(false);
    setSubmitError(error);
    if (error !== undefined) return;
    reset({ rating: typed.rating, signed, body });
    onClose();
  }
  return (
    <Form onSend={submit} takesFocus className={styles.form}>
      <div>
        <StarChoice
          rating={rating}
          captions={CAPTIONS}
          onChoose={(stars) => type({ rating: String(stars) })}
        />
        {isSubmitted && rating === 0 && (
          <p role="alert" className={styles.fault}>
            Choose 1 to 5 stars.
          </p>
        )}
      </div>
      <TextAreaField
        label="Your review"
        isOptional
        rows={4}
        maxLength={REVIEW_LENGTHS.body}
        hint={hint}
        error={isSubmitted ? bodyError : undefined}
        value={typed.body}
        onChange={({ target }) => type({ body: target.value })}
      />
      <TextField
        label="Signature"
        maxLength={REVIEW_LENGTHS.signed}
        hint="Shown publicly as entered."
        error={isSubmitted ? signatureError : undefined}
        value={typed.signed}
        onChange={({ target }) => type({ signed: target.value })}
      />
      <CallError error={submitError} />
      <div className={styles.acts}>
        <Button type="submit" intent="primary" loading={isSending}>
          Submit review
        </Button>
        <Button
          variant="minimal"
          onClick={() => {
            reset(initialValues);
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </Form>
  );
}
