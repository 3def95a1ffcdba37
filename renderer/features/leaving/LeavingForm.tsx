import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { authNotice } from '#shared/messages/auth.ts';
import { commonMessages, dataSentence, type Notice } from '#shared/messages/messages.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { useAppDispatch } from '../../core/hooks.ts';
import { sessionChanged } from '../../core/session/index.ts';
import { useHost } from '../../host/HostContext.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { FormError } from '../../kit/form/FormError.tsx';
import { PasswordField } from '../../kit/form/PasswordField.tsx';
import styles from './Leaving.module.css';
import { useAskToLeaveMutation } from './leavingApi.ts';

interface LeavingFormProps {
  readonly email: string;
  /** Signed in within the last minutes, so that the password is not asked for again. */
  readonly isFresh: boolean;
  readonly liveListings: number;
  readonly onCancel: () => void;
}

/** Says all of it before anything happens, and asks once. */
export function LeavingForm({ email, isFresh, liveListings, onCancel }: LeavingFormProps) {
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const [ask, { isLoading }] = useAskToLeaveMutation();
  const [password, setPassword] = useState('');
  const [isProving, setProving] = useState(false);
  const [missing, setMissing] = useState<string>();
  const [refusal, setRefusal] = useState<Notice | null>(null);

  async function leave() {
    setRefusal(null);
    if (!isFresh && password === '') return setMissing('Enter your password.');
    if (password !== '') {
      setProving(true);
      const proof = await auth.signIn({ email, password });
      setProving(false);
      if (!proof.ok) return setRefusal(authNotice(proof.failure, 'sign-in'));
      dispatch(sessionChanged(proof.value));
      // The code is asked for in the place of this screen, which is fresh when it comes back.
      if (proof.value.needsCode) return;
    }
    const { error } = await ask();
    if (error === undefined) return;
    const description = isDataError(error) ? dataSentence(error) : commonMessages.unknown;
    setRefusal({ title: '', description });
  }

  return (
    <Form className={styles.form} onSend={leave}>
      <h3>What goes</h3>
      <p>
        Your profile, picture, licenses and vendor page; contacts, leads, deals, calendar, drafts,
        saved communities and searches, campaigns and files of your own; settings, devices and
        notifications. What you shared with a team stays with the team.
        {liveListings > 0 &&
          ` ${liveListings === 1 ? 'Your community leaves' : `Your ${formatNumber(liveListings)} communities leave`} the market.`}
      </p>
      <h3>What stays without your name</h3>
      <p>
        Messages, comments and reviews that you wrote to others, and what you did in a team, as
        “Deleted account”. Files that you sent in messages or put on a team’s records stay with
        them.
      </p>
      <h3>What is kept, and why</h3>
      <ul>
        <li>
          Invoices and what you paid: for seven years, as tax law asks. Then they are deleted.
        </li>
        <li>
          Agreements you signed, transactions, offers, referrals and bank details you confirmed:
          without an end, since the other side may rely on them.
        </li>
        <li>
          Notes of what administrators did to your account, and reports about messages: without an
          end, for audits.
        </li>
        <li>
          What brokers keep of you in their own contacts is theirs: ask them. Letters that were sent
          cannot be taken back.
        </li>
      </ul>
      <p>
        For fourteen days you can change your mind: sign in, or use the link in the letter that you
        get now. Your address is free afterwards; a new account with it begins empty.
      </p>
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
      {!isFresh && (
        <PasswordField
          label="Your password"
          purpose="current"
          hint="You signed in a while ago. Without a password, sign out and in again first."
          error={missing}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setMissing(undefined);
          }}
        />
      )}
      <FormError notice={refusal} />
      <div className={styles.buttons}>
        <Button type="submit" intent="danger" loading={isLoading || isProving}>
          Delete my account in 14 days
        </Button>
        <Button variant="minimal" disabled={isLoading || isProving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
