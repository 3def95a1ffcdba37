import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useArrivalFocus } from '../../kit/form/useFocus.ts';
import { EmailText } from '../../kit/format/EmailText.tsx';
import styles from './Letter.module.css';

export interface SentLetter {
  readonly number: number;
  readonly email: string;
}

interface LetterSentProps {
  readonly letter: SentLetter;
  readonly what: 'message' | 'request';
  readonly reader: string;
  readonly children?: ReactNode;
  readonly button: string;
  readonly onAgain: () => void;
}

/** In place of the form: what happens next once it has arrived. */
export function LetterSent({ letter, what, reader, children, button, onAgain }: LetterSentProps) {
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
      <Button onClick={onAgain}>{button}</Button>
    </div>
  );
}
