import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataSentence } from '#shared/messages/messages.ts';
import { useAccount } from '../../core/account/index.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { useUnsavedWork } from '../../host/useUnsavedWork.ts';
import { Form } from '../../kit/form/Form.tsx';
import { FormError } from '../../kit/form/FormError.tsx';
import { TextAreaField, TextField } from '../../kit/form/TextField.tsx';
import { StarChoice } from '../../kit/rating/StarChoice.tsx';
import { Stars } from '../../kit/rating/Stars.tsx';
import styles from './Reviews.module.css';
import { REVIEW_LENGTHS, type Request } from './reviews.ts';
import { useReviewsToWriteQuery, useWriteReviewMutation } from './reviewsApi.ts';

const CAPTIONS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

/** What brokers asked the reader to say of them, and what became of it. */
export function WriteReviews() {
  const { data: requests = [] } = useReviewsToWriteQuery();
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="asked-reviews" className={styles.asked}>
      <h2 id="asked-reviews">Your reviews of brokers</h2>
      <ul className={styles.reviews}>
        {requests.map((request) => (
          <RequestLine key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}

const STANDING = {
  asked: 'Not written yet.',
  waiting: 'The team reads it; until then you can change it.',
  published: 'Public.',
  refused: 'Not published:',
} as const;

function RequestLine({ request }: { readonly request: Request }) {
  const [isWriting, setWriting] = useState(false);
  const { broker, company, note, state, rating, body, reason } = request;
  const from = [broker, company].filter(Boolean).join(', ');
  const isOpen = state === 'asked' || state === 'waiting';
  return (
    <li className={styles.review}>
      <p className={styles.head}>
        <strong>{from}</strong>
        {rating !== null && !isWriting && <Stars rating={rating} />}
      </p>
      {note !== '' && state === 'asked' && <blockquote className={styles.reply}>{note}</blockquote>}
      {body !== null && !isWriting && <p className={styles.words}>{body}</p>}
      <p className={styles.quiet}>
        {STANDING[state]} {reason}
      </p>
      {isOpen &&
        (isWriting ? (
          <WriteForm request={request} onClose={() => setWriting(false)} />
        ) : (
          <div className={styles.acts}>
            <Button
              intent={state === 'asked' ? 'primary' : 'none'}
              aria-label={`${state === 'asked' ? 'Write a review' : 'Change the review'} of ${from}`}
              onClick={() => setWriting(true)}
            >
              {state === 'asked' ? 'Write a review' : 'Change the review'}
            </Button>
          </div>
        ))}
    </li>
  );
}

/** "Ada L.", as most people sign. */
const signatureOf = (name: string): string => {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1)?.[0];
  return last === undefined ? first : `${first} ${last}.`;
};

interface WriteFormProps {
  readonly request: Request;
  readonly onClose: () => void;
}

function WriteForm({ request, onClose }: WriteFormProps) {
  const { account } = useAccount();
  const [rating, setRating] = useState(request.rating ?? 0);
  const [signed, setSigned] = useState(
    () => request.signed ?? signatureOf(account?.profile.full_name ?? ''),
  );
  const [body, setBody] = useState(request.body ?? '');
  const [isTried, setTried] = useState(false);
  const [write, { isLoading, error }] = useWriteReviewMutation();
  useUnsavedWork(body !== (request.body ?? '') || rating !== (request.rating ?? 0));
  async function submit() {
    setTried(true);
    if (rating === 0 || signed.trim() === '' || isLoading) return;
    const answer = await write({ id: request.id, rating, signed: signed.trim(), body });
    if (answer.error === undefined) onClose();
  }
  return (
    <Form onSend={submit} takesFocus className={styles.form}>
      <div>
        <StarChoice rating={rating} captions={CAPTIONS} onChoose={setRating} />
        {isTried && rating === 0 && (
          <p role="alert" className={styles.fault}>
            Choose one to five stars.
          </p>
        )}
      </div>
      <TextAreaField
        label="In your words"
        isOptional
        rows={4}
        maxLength={REVIEW_LENGTHS.body}
        hint="Please name neither the community nor its price: a sale may be confidential."
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <TextField
        label="Signed"
        maxLength={REVIEW_LENGTHS.signed}
        hint="Everybody reads it as you write it here."
        error={isTried && signed.trim() === '' ? 'Write how you sign.' : undefined}
        value={signed}
        onChange={({ target }) => setSigned(target.value)}
      />
      <FormError
        notice={isDataError(error) ? { title: '', description: dataSentence(error) } : null}
      />
      <div className={styles.acts}>
        <Button type="submit" intent="primary" loading={isLoading}>
          Send the review
        </Button>
        <Button variant="minimal" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
