import { authErrorNotice } from '#shared/texts/auth.ts';
import { isDataError } from '../../../../data/api/dataError.ts';
import { ServerError } from '../../../../data/form/ServerError.tsx';
import { useHost } from '../../../../host/HostContext.tsx';
import { CodeForm } from '../../../../ui/form/CodeForm.tsx';
import { LinkButton } from '../../../../ui/link/LinkButton.tsx';
import styles from '../Transactions.module.css';

interface FreshCodeProps {
  /** The error of the last attempt. */
  readonly error: unknown;
  /** Title for any other error. */
  readonly title: string;
  /** Retries after a code was verified. */
  readonly onProven: () => unknown;
}

/** Shows the server's error, or a code field if only a fresh authenticator code is required. */
export function VerificationPrompt({ error, title, onProven }: FreshCodeProps) {
  const { auth } = useHost();
  const code = isDataError(error) ? error.code : null;
  if (code === 'HXWIC') {
    return (
      <CodeForm
        label="Authenticator app code"
        hint="Unlocks viewing and changing account numbers for ten minutes."
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
      <ServerError error={error} title={title} />
      {code === 'HXWIA' && (
        <div className={styles.acts}>
          <LinkButton to="securitySettings">Set up two-factor authentication</LinkButton>
        </div>
      )}
    </>
  );
}
