import { Button } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatDetails, type ListingDetails } from '#shared/listings/listing-details.ts';
import { STATES } from '#shared/listings/states.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ListingPreview } from './ListingPreview.tsx';
import { type Field, type FormValues, fieldsOf, STEPS, toFormValues } from './listingForm.ts';
import type { FieldComments, ListingToSign } from './listingReturn.ts';
import {
  useGetListingToSignQuery,
  useReturnListingMutation,
  useSignOffListingMutation,
} from './reviewApi.ts';
import styles from './SubmitListing.module.css';

/** A member's listing for the broker of record: sign it, or return it with comments by field. */
export function ReviewSubmission({ id }: { readonly id: string }) {
  const query = useGetListingToSignQuery(id);
  return (
    <Loaded answer={query} waiting={<Skeleton height="30rem" />}>
      {(found) =>
        found === null ? (
          <EmptyState title="Listing not found">
            Only the broker of record can review it, in the brokerage's workspace.
          </EmptyState>
        ) : (
          <Review key={found.returned?.at ?? ''} id={id} found={found} />
        )
      }
    </Loaded>
  );
}

interface ReviewProps {
  readonly id: string;
  readonly found: ListingToSign;
}

function Review({ id, found }: ReviewProps) {
  const values = toFormValues({
    ...found.listing,
    ...found.address,
    ...(found.details !== null && formatDetails(found.details as unknown as ListingDetails)),
  });
  const [comments, setComments] = useState<FieldComments>(found.returned?.comments ?? {});
  const [note, setNote] = useState(found.returned?.note ?? '');
  const [giveBack, returning] = useReturnListingMutation();
  const [sign, signing] = useSignOffListingMutation();
  const noted = Object.fromEntries(
    Object.entries(comments).filter(([, comment]) => comment.trim() !== ''),
  ) as FieldComments;
  const hasComments = note.trim() !== '' || Object.keys(noted).length > 0;
  useUnsavedWork(
    note !== (found.returned?.note ?? '') ||
      JSON.stringify(noted) !== JSON.stringify(found.returned?.comments ?? {}),
  );
  return (
    <div className={styles.reviewing}>
      <section aria-labelledby="review" className={ui.stack16}>
        <h2 id="review">{values.property_name}</h2>
        <p className={ui.note}>
          Submitted by {found.broker ?? 'a member'} on {formatDay(found.submitted_at)}.{' '}
          {statusOf(found)}
        </p>
        {!found.is_licensed && (
          <p className={styles.told} role="status">
            {found.co_broker === null
              ? `The broker has no ${nameOfState(values.state)} license and no co-broker with one. It can't be published yet.`
              : `Licensed in ${nameOfState(values.state)} through co-broker ${found.co_broker}.`}
          </p>
        )}
        {STEPS.map((step) => {
          const fields = fieldsOf(step, values.property_type);
          return fields.length === 0 ? null : (
            <section key={step.id} aria-labelledby={`of-${step.id}`}>
              <h3 id={`of-${step.id}`}>{step.title}</h3>
              <dl className={styles.answers}>
                {fields.map((field) => (
                  <Answer
                    key={field.name}
                    field={field}
                    values={values}
                    comment={comments[field.name]}
                    isOpen={found.is_pending}
                    onComment={(comment) =>
                      setComments((before) => ({ ...before, [field.name]: comment }))
                    }
                  />
                ))}
              </dl>
            </section>
          );
        })}
        {found.is_pending && (
          <>
            <TextAreaField
              label="Note to the broker"
              isOptional
              rows={3}
              maxLength={2000}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
            <ServerError title="Not saved" error={returning.error ?? signing.error} />
            <div className={styles.verdict}>
              <Button
                intent={hasComments ? 'none' : 'primary'}
                loading={signing.isLoading}
                disabled={found.is_signed}
                onClick={() => void sign(id)}
              >
                {found.is_signed ? 'Signed' : 'Sign listing'}
              </Button>
              <Button
                intent={hasComments ? 'primary' : 'none'}
                loading={returning.isLoading}
                disabled={!hasComments}
                onClick={() => void giveBack({ id, comments: noted, note: note.trim() })}
              >
                Return with comments
              </Button>
            </div>
          </>
        )}
      </section>
      <aside className={styles.aside}>
        <ListingPreview values={values} pictures={found.pictures} folder={id} />
      </aside>
    </div>
  );
}

const nameOfState = (state: string): string => STATES[state as keyof typeof STATES] ?? state;

function statusOf({ is_pending: isPending, is_signed: isSigned, returned }: ListingToSign): string {
  if (isSigned) return 'You signed it.';
  if (!isPending) return 'Our team has already reviewed it.';
  if (returned === null) return 'It waits for your signature.';
  return returned.resubmitted_at === null
    ? `Returned on ${formatDay(returned.at)}.`
    : `Sent again on ${formatDay(returned.resubmitted_at)} after your comments.`;
}

interface AnswerProps {
  readonly field: Field;
  readonly values: FormValues;
  readonly comment: string | undefined;
  readonly isOpen: boolean;
  readonly onComment: (comment: string | undefined) => void;
}

function Answer({ field, values, comment, isOpen, onComment }: AnswerProps) {
  const termId = useId();
  const { name, label, kind, choices = [] } = field;
  const typed = values[name];
  const shown =
    kind === 'flag'
      ? typed === 'yes'
        ? 'Yes'
        : 'No'
      : (choices.find(([value]) => value === typed)?.[1] ?? typed);
  return (
    <div>
      <dt id={termId}>{label}</dt>
      <dd>{typed === '' && kind !== 'flag' ? <span className={ui.note}>Empty</span> : shown}</dd>
      {isOpen && comment === undefined && (
        <Button
          size="small"
          variant="minimal"
          aria-label={`Comment on ${label}`}
          onClick={() => onComment('')}
        >
          Comment
        </Button>
      )}
      {comment !== undefined && (
        <div className={styles.answerComment}>
          <TextAreaField
            label={`Comment on ${label}`}
            rows={2}
            maxLength={1000}
            readOnly={!isOpen}
            autoFocus={comment === ''}
            value={comment}
            onChange={({ target }) => onComment(target.value)}
            onBlur={() => comment.trim() === '' && onComment(undefined)}
          />
        </div>
      )}
    </div>
  );
}
