import { Button } from '@blueprintjs/core';
import { Fragment, type ReactNode, useState } from 'react';
import { useAccount } from '../../../session/account/index.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { useArrivalFocus } from '../../../ui/form/useFocus.ts';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './SupportForm.module.css';

interface SentTicket {
  readonly number: number;
  readonly email: string;
}

export interface SupportFormProps {
  /** Null for a visitor. */
  readonly writer: Writer | null;
  /** True if a message was sent before and this form takes its place and focus. */
  readonly isAnother: boolean;
  readonly onSent: (ticket: SentTicket) => void;
}

interface SupportMessageProps {
  readonly what: 'message' | 'request';
  readonly reader: string;
  readonly button: string;
  /** Extra text for members after sending. */
  readonly note?: ReactNode;
  readonly height: string;
  readonly form: (props: SupportFormProps) => ReactNode;
}

/** Support message form, replaced by the next steps after sending. */
export function SupportMessage({ what, reader, button, note, height, form }: SupportMessageProps) {
  const { session } = useAuth();
  const writer = useWriter();
  const [sent, setSent] = useState<SentTicket | null>(null);
  const [isAnother, setAnother] = useState(false);
  if (sent !== null) {
    const again = () => {
      setAnother(true);
      setSent(null);
    };
    return (
      <TicketConfirmation ticket={sent} what={what} reader={reader}>
        {writer && note}
        <Button onClick={again}>{button}</Button>
      </TicketConfirmation>
    );
  }
  if (writer === undefined) return <Skeleton height={height} />;
  return <Fragment key={session?.userId}>{form({ writer, isAnother, onSent: setSent })}</Fragment>;
}

interface TicketConfirmationProps extends Pick<SupportMessageProps, 'what' | 'reader'> {
  readonly ticket: SentTicket;
  readonly children: ReactNode;
}

function TicketConfirmation({ ticket, what, reader, children }: TicketConfirmationProps) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <div className={styles.sent}>
      <h2 ref={title} tabIndex={-1}>
        We received your {what}: ticket {ticket.number}
      </h2>
      <p>
        {reader} reads it and replies by email to{' '}
        <strong>
          <EmailText address={ticket.email} />
        </strong>
        . Keep the ticket number so that we can find your {what} again.
      </p>
      {children}
    </div>
  );
}

interface Writer {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** The sender: null for a visitor, undefined until known. */
function useWriter(): Writer | null | undefined {
  const { status, session } = useAuth();
  const { account, error } = useAccount();
  if (status === 'loading') return undefined;
  if (session === null || session.needsCode) return null;
  if (account === undefined && error === undefined) return undefined;
  return {
    userId: session.userId,
    name: account?.profile.full_name ?? session.fullName ?? '',
    email: account?.profile.email ?? session.email,
  };
}
