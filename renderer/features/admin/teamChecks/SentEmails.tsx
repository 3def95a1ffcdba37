import { formatListTime } from '#shared/format/relative-time.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './TeamChecks.module.css';
import { type SentEmail, useSentEmailsQuery } from './teamChecksApi.ts';

const named = (template: string): string => {
  const text = template.split('_').join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function describeDelivery({ sent_at, given_up_at, attempts, last_error }: SentEmail): string {
  if (sent_at !== null) return `Sent ${formatListTime(sent_at)}`;
  const cause = last_error === null ? '' : `: ${last_error}`;
  if (given_up_at !== null) return `Given up ${formatListTime(given_up_at)}${cause}`;
  return attempts === 0 ? 'Waiting to be sent' : `Tried ${attempts} times${cause}`;
}

/** Emails sent to an address, without their content. */
export function SentEmails({ email }: { readonly email: string }) {
  const emailsQuery = useSentEmailsQuery(email, { pollingInterval: 5000 });
  return (
    <section aria-label={`Emails to ${email}`} className={styles.emails}>
      <h2>Emails to {email}</h2>
      <Loaded
        answer={emailsQuery}
        waiting={<Skeleton width="20rem" height="4rem" />}
        nothing={<p>No emails to this address on record. They're kept for a few days.</p>}
      >
        {(sent) => (
          <ul>
            {sent.map((sentEmail) => (
              <li key={sentEmail.id}>
                <strong>{named(sentEmail.template)}</strong>
                <span className={styles.detail}>Queued {formatListTime(sentEmail.queued_at)}</span>
                <span>{describeDelivery(sentEmail)}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
