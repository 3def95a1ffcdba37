import { useState } from 'react';
import { rateAnswer } from './faqData.ts';
import styles from './HelpfulVote.module.css';

/** Asks whether an answer was helpful. A vote that can't be sent is lost without a message. */
export function HelpfulVote({ id }: { readonly id: string }) {
  const [hasVoted, setVoted] = useState(false);
  function vote(isHelpful: boolean) {
    setVoted(true);
    void rateAnswer(id, isHelpful).catch(() => undefined);
  }
  return (
    <div className={`${styles.vote} screen-only`}>
      {hasVoted ? (
        <span role="status">Thanks for your feedback.</span>
      ) : (
        <>
          <span>Was this helpful?</span>
          <button type="button" onClick={() => vote(true)}>
            Yes
          </button>
          <button type="button" onClick={() => vote(false)}>
            No
          </button>
        </>
      )}
    </div>
  );
}
