import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { EmailText } from '../../kit/format/EmailText.tsx';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { useAccount } from '../account/index.ts';
import { useAuth } from '../session/index.ts';
import styles from './Support.module.css';
import { type SentTicket, TicketForm } from './TicketForm.tsx';

/** The form, and in its place what happens next once the message has arrived. */
export function WriteToUs() {
  const { status, session } = useAuth();
  const { account, error } = useAccount();
  const [sent, setSent] = useState<SentTicket | null>(null);
  const isMember = session !== null && !session.needsCode;
  if (sent !== null) {
    return <Sent ticket={sent} isMember={isMember} onAgain={() => setSent(null)} />;
  }
  if (status === 'loading' || (isMember && account === undefined && error === undefined)) {
    return <Skeleton height="34rem" />;
  }
  const writer = isMember && {
    userId: session.userId,
    name: account?.profile.full_name ?? session.fullName ?? '',
    email: account?.profile.email ?? session.email,
  };
  return <TicketForm key={session?.userId} writer={writer || null} onSent={setSent} />;
}

interface SentProps {
  readonly ticket: SentTicket;
  readonly isMember: boolean;
  readonly onAgain: () => void;
}

function Sent({ ticket: { number, email }, isMember, onAgain }: SentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 ref={title} tabIndex={-1}>
        We have your message: ticket {number}
      </h2>
      <p>
        A person reads it and answers by e-mail to{' '}
        <strong>
          <EmailText address={email} />
        </strong>
        . Keep the number: with it we find your message again.
      </p>
      {isMember && (
        <p>
          What becomes of it shows under <RouteLink to="support">Support</RouteLink>.
        </p>
      )}
      <Button onClick={onAgain}>Write another message</Button>
    </div>
  );
}
