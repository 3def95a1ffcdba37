import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { useAccount } from '../../../session/account/index.ts';
import { useDraftForm } from '../../../session/persisted/useDraftForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { Problem } from '../../../ui/form/Problem.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { plainText, requiredLine } from '../../../ui/form/textSchemas.ts';
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

const schema = z.object({
  rating: z.string().check(z.refine((stars) => stars !== '0', 'Choose 1 to 5 stars.')),
  signed: requiredLine(REVIEW_LENGTHS.signed, 'Enter a signature.'),
  body: plainText(REVIEW_LENGTHS.body),
});

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
  const form = useDraftForm(`review ${of}`, schema, initialValues);
  const { field, values, finish } = form;
  const ratingError = form.formState.errors.rating?.message;
  const [submitError, setSubmitError] = useState<unknown>();
  useUnsavedWork(
    values.body?.trim() !== initialValues.body || values.rating !== initialValues.rating,
  );
  const submit = form.handleSubmit(async ({ rating, ...review }) => {
    const { error } = await send({ rating: Number(rating), ...review });
    setSubmitError(error);
    if (error === undefined) finish(onClose);
  });
  return (
    <Form onSend={submit} takesFocus className={styles.form}>
      <div>
        <StarChoice
          rating={Number(values.rating)}
          captions={CAPTIONS}
          onChoose={(stars) =>
            form.setValue('rating', String(stars), {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
        />
        <Problem text={ratingError} />
      </div>
      <TextAreaField
        label="Your review"
        isOptional
        rows={4}
        maxLength={REVIEW_LENGTHS.body}
        hint={hint}
        {...field('body')}
      />
      <TextField
        label="Signature"
        maxLength={REVIEW_LENGTHS.signed}
        hint="Shown publicly as entered."
        {...field('signed')}
      />
      <ServerError error={submitError} />
      <FormActions
        action="Submit review"
        isBusy={form.isSubmitting}
        onCancel={() => finish(onClose)}
      />
    </Form>
  );
}
