import { Button } from '@blueprintjs/core';
import { formatMoment } from '#shared/format/date.ts';
import { EmailText } from '../../kit/format/EmailText.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import styles from './DeadLetters.module.css';
import {
  type DeadLetter,
  useListDeadLettersQuery,
  useRetryDeadLetterMutation,
} from './deadLettersApi.ts';

/** What the runners' codes mean, for whoever decides whether trying again would help. */
const FAULTS: Readonly<Record<string, string>> = {
  no_such_address: 'The address cannot be one',
  expired: 'Its link expired before it could be delivered',
  never_reported: 'It was tried again and again without an answer',
  facts_wrong: 'The letter could not be written',
};

function faultSentence(code: string | null): string {
  if (code === null) return 'No reason is known';
  return FAULTS[code] ?? `The provider refused it (${code})`;
}

/** `account_approved` as people say it: Account approved. */
function letterName(template: string): string {
  const words = template.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What could not be delivered: whom it was for, why it failed, and a way to try again. */
export default function DeadLettersSection() {
  const answer = useListDeadLettersQuery();
  return (
    <section
      aria-labelledby="dead-letters-title"
      aria-busy={answer.isFetching}
      className={styles.section}
    >
      <h2 id="dead-letters-title">Undelivered messages</h2>
      <Loaded
        answer={answer}
        waiting={<Skeleton width="100%" />}
        nothing={
          <EmptyState title="Every message went out">
            E-mails and text messages that cannot be delivered wait here for a decision.
          </EmptyState>
        }
      >
        {(letters) => (
          <ul className={styles.list}>
            {letters.map((letter) => (
              <Letter key={letter.id} letter={letter} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Letter({ letter }: { readonly letter: DeadLetter }) {
  const [retry, { isLoading }] = useRetryDeadLetterMutation();
  const name = letterName(letter.template);
  return (
    <li className={styles.letter}>
      <div>
        <h3>
          {name} to <EmailText address={letter.recipient} />
        </h3>
        <p>
          {faultSentence(letter.last_error)}. Given up {formatMoment(letter.dead_at)} after{' '}
          {letter.attempts === 1 ? '1 attempt' : `${letter.attempts} attempts`}.
        </p>
      </div>
      {letter.is_expired ? (
        <p className={styles.expired}>Its link has expired</p>
      ) : (
        <Button
          text="Try again"
          aria-label={`Try again: ${name} to ${letter.recipient}`}
          loading={isLoading}
          onClick={() => void retry(letter.id)}
        />
      )}
    </li>
  );
}
