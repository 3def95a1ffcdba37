import { authErrorNotice } from '#shared/messages/auth.ts';
import { isDataError } from '../../../core/api/dataError.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { CodeForm } from '../../../kit/form/CodeForm.tsx';
import { LinkButton } from '../../../kit/link/LinkButton.tsx';
import { TransactionError } from '../TransactionError.tsx';
import styles from '../Transactions.module.css';

interface FreshCodeProps {
  /** What the server answered to the last try. */
  readonly error: unknown;
  /** What is said above any other refusal. */
  readonly title: string;
  /** Tries again, now that a code was shown. */
  readonly onProven: () => unknown;
}

/** What the server refused; where it only wants a fresh code of the authenticator app, the field for it. */
export function VerificationPrompt({ error, title, onProven }: FreshCodeProps) {
  const { auth } = useHost();
  const code = isDataError(error) ? error.code : null;
  if (code === 'HXWIC') {
    return (
      <CodeForm
        label="Code of your authenticator app"
        hint="Account numbers are shown and changed for ten minutes after it."
        action="Continue"
        onCode={async (typed) => {
          const proven = await auth.secondFactor.prove(typed);
          if (!proven.ok) return authErrorNotice(proven.failure, 'security');
          await onProven();
          return null;
        }}
      />
    );
  }
  return (
    <>
      <TransactionError error={error} title={title} />
      {code === 'HXWIA' && (
        <div className={styles.acts}>
          <LinkButton to="securitySettings">Set up two-factor authentication</LinkButton>
        </div>
      )}
    </>
  );
}
