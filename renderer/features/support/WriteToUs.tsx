import { useState } from 'react';
import { useAuth } from '../../core/session/index.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { LetterSent, type SentLetter } from './LetterSent.tsx';
import { TicketForm } from './TicketForm.tsx';
import { useWriter } from './useWriter.ts';

/** The form, and in its place what happens next once the message has arrived. */
export function WriteToUs() {
  const { session } = useAuth();
  const writer = useWriter();
  const [sent, setSent] = useState<SentLetter | null>(null);
  const [isAnother, setAnother] = useState(false);
  if (sent !== null) {
    return (
      <LetterSent
        letter={sent}
        what="message"
        reader="A person"
        button="Write another message"
        onAgain={() => {
          setAnother(true);
          setSent(null);
        }}
      >
        {writer && (
          <p>
            What becomes of it shows under <RouteLink to="support">Support</RouteLink>.
          </p>
        )}
      </LetterSent>
    );
  }
  if (writer === undefined) return <Skeleton height="34rem" />;
  return (
    <TicketForm key={session?.userId} writer={writer} isAnother={isAnother} onSent={setSent} />
  );
}
