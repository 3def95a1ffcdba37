import { Button } from '@blueprintjs/core';
import { type FormEvent, useState } from 'react';
import { REVIEW_MAX_LENGTH } from '#shared/constants.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { ratingNotices } from '#shared/texts/rating.ts';
import { type DataError, isDataError } from '../../../data/api/dataError.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { notifyRated } from '../../../ui/rating/ratingEvents.ts';
import { StarChoice } from '../../../ui/rating/StarChoice.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Rating.module.css';
import { type OwnRating, useRateMutation } from './ratingApi.ts';

const CAPTIONS = [
  "Poor - We'd love to improve",
  'Fair - Room for improvement',
  'Good - Meeting expectations',
  'Very Good - Exceeding expectations',
  'Excellent - Outstanding experience',
] as const;

interface RatingFormProps {
  readonly userId: string;
  /** Null for a first rating. */
  readonly own: OwnRating | null;
  readonly onClose: () => void;
}

/** Stays open with all input until the server accepts it. */
export function RatingForm({ userId, own, onClose }: RatingFormProps) {
  const [rating, setRating] = useState(own?.rating ?? 0);
  const [review, setReview] = useState(own?.review ?? '');
  const [rate, { isLoading, error }] = useRateMutation();
  useUnsavedWork(rating !== (own?.rating ?? 0) || review !== (own?.review ?? ''));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const values = { rating, review: plain(review) || null };
    const result = await rate({ userId, id: own?.id ?? null, ...values });
    if (result.error !== undefined) return;
    notifyRated();
    onClose();
  }

  return (
    <Form className={ui.grid16} onSend={submit}>
      <StarChoice rating={rating} captions={CAPTIONS} onChoose={setRating} />
      <TextAreaField
        label="Review"
        isOptional
        rows={4}
        maxLength={REVIEW_MAX_LENGTH}
        value={review}
        hint={
          <span className={ui.number}>
            {review.length}/{REVIEW_MAX_LENGTH}
          </span>
        }
        onChange={(event) => setReview(event.target.value)}
      />
      <FormError notice={isDataError(error) ? ratingNotices.ratingFailed : null}>
        {isDataError(error) && <p>{reasonOf(error)}</p>}
      </FormError>
      <div className={styles.actions}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" intent="primary" disabled={rating === 0} loading={isLoading}>
          {own === null ? 'Submit Rating' : 'Update Rating'}
        </Button>
      </div>
    </Form>
  );
}

/** Removes what the database rejects, such as the line separators of slides and control characters of terminals. */
const plain = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f]/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .trim();

const reasonOf = (error: DataError): string =>
  error.status === 401 ? 'User must be authenticated' : dataErrorMessage(error);
