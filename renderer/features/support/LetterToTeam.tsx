import { Button } from '@blueprintjs/core';
import { Fragment, type ReactNode, useState } from 'react';
import { useAccount } from '../../core/account/index.ts';
import { useAuth } from '../../core/session/index.ts';
import { useArrivalFocus } from '../../kit/form/useFocus.ts';
import { EmailText } from '../../kit/format/EmailText.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import styles from './Letter.module.css';

interface SentLetter {
  readonly number: number;
  readonly email: string;
}

export interface LetterFormProps {
  /** Null is a visitor. */
  readonly writer: Writer | null;
  /** Whether one was sent before, whose place its form takes, and so its focus. */
  readonly isAnother: boolean;
  readonly onSent: (letter: SentLetter) => void;
}

interface LetterProps {
  readonly what: 'message' | 'request';
  readonly reader: string;
  readonly button: string;
  /** What a member reads besides, once it is sent. */
  readonly note?: ReactNode;
  readonly height: string;
  readonly form: (props: LetterFormProps) => ReactNode;
}

/** A letter to the team: the form, and in its place what happens next once it has arrived. */
export function LetterToTeam({ what, reader, button, note, height, form }: LetterProps) {
  const { session } = useAuth();
  const writer = useWriter();
  const [sent, setSent] = useState<SentLetter | null>(null);
  const [isAnother, setAnother] = useState(false);
  if (sent !== null) {
    const again = () => {
      setAnother(true);
      setSent(null);
    };
    return (
      <LetterSent letter={sent} what={what} reader={reader}>
        {writer && note}
        <Button onClick={again}>{button}</Button>
      </LetterSent>
    );
  }
  if (writer === undefined) return <Skeleton height={height} />;
  return <Fragment key={session?.userId}>{form({ writer, isAnother, onSent: setSent })}</Fragment>;
}

interface LetterSentProps extends Pick<LetterProps, 'what' | 'reader'> {
  readonly letter: SentLetter;
  readonly children: ReactNode;
}

function LetterSent({ letter, what, reader, children }: LetterSentProps) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <div className={styles.sent}>
      <h2 ref={title} tabIndex={-1}>
        We have your {what}: ticket {letter.number}
      </h2>
      <p>
        {reader} reads it and answers by e-mail to{' '}
        <strong>
          <EmailText address={letter.email} />
        </strong>
        . Keep the number: with it we find your {what} again.
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

/** Who writes: null is a visitor, undefined is not known yet. */
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
