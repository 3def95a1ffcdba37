import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { authErrorNotice } from '#shared/texts/auth.ts';
import { commonMessages, dataErrorMessage, type Notice } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { sessionChanged } from '../../../session/auth/index.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useAskToLeaveMutation } from './accountDeletionApi.ts';
import styles from './Leaving.module.css';

interface AccountDeletionFormProps {
  readonly email: string;
  /** True if the user signed in within the last minutes, so no password is required. */
  readonly isFresh: boolean;
  readonly liveListings: number;
  readonly onCancel: () => void;
}

/** Explains all consequences first, then asks once. */
export function AccountDeletionForm({
  email,
  isFresh,
  liveListings,
  onCancel,
}: AccountDeletionFormProps) {
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const [requestDeletion, { isLoading }] = useAskToLeaveMutation();
  const [password, setPassword] = useState('');
  const [isProving, setProving] = useState(false);
  const [missing, setMissing] = useState<string>();
  const [errorNotice, setErrorNotice] = useState<Notice | null>(null);

  async function submit() {
    setErrorNotice(null);
    if (!isFresh && password === '') return setMissing('Enter your password.');
    if (password !== '') {
      setProving(true);
      const proof = await auth.signIn({ email, password });
      setProving(false);
      if (!proof.ok) return setErrorNotice(authErrorNotice(proof.failure, 'sign-in'));
      dispatch(sessionChanged(proof.value));
      // The code prompt replaces this screen; the sign-in is fresh when it returns.
      if (proof.value.needsCode) return;
    }
    const { error } = await requestDeletion();
    if (error === undefined) return;
    const description = isDataError(error) ? dataErrorMessage(error) : commonMessages.unknown;
    setErrorNotice({ title: '', description });
  }

  return (
    <Form className={styles.form} onSend={submit}>
      <h3>Deleted</h3>
      <p>
        Your profile, photo, licenses, and vendor page; contacts, leads, deals, calendar, drafts,
        saved communities and searches, campaigns, and your own files; settings, devices, and
        notifications. Anything you shared with a team stays with the team.
        {liveListings > 0 &&
          ` ${liveListings === 1 ? 'Your community leaves' : `Your ${formatNumber(liveListings)} communities leave`} the market.`}
      </p>
      <h3>Kept without your name</h3>
      <p>
        Messages, comments, and reviews you wrote to others, and your work in a team, shown as
        “Deleted account”. Files you sent in messages or added to a team's records stay there.
      </p>
      <h3>Kept, and why</h3>
      <ul>
        <li>
          Invoices and payments: for seven years, as required by tax law. They're deleted after
          that.
        </li>
        <li>
          Agreements you signed, transactions, offers, referrals, and bank details you confirmed:
          indefinitely, because the other party may rely on them.
        </li>
        <li>
          Administrators' actions on your account, and reports about messages: indefinitely, for
          audits.
        </li>
        <li>
          Brokers keep their own contact records about you. Ask them directly. Sent emails can't be
          recalled.
        </li>
      </ul>
      <p>
        You have 14 days to change your mind. Sign in, or use the link in the email we send you now.
        Your email address is available again afterwards, but a new account starts empty.
      </p>
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
      {!isFresh && (
        <PasswordField
          label="Your password"
          purpose="current"
          hint="Your last sign-in was a while ago. If you have no password, sign out and in again first."
          error={missing}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setMissing(undefined);
          }}
        />
      )}
      <FormError notice={errorNotice} />
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
