import { Button } from '@blueprintjs/core';
import { useAuth } from '../../../session/auth/index.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { SentEmails } from './SentEmails.tsx';
import styles from './TeamChecks.module.css';
import { useSendSampleOfAgreementMutation } from './teamChecksApi.ts';

/** Sends the email that signers of an agreement get to the current user. */
export function Component() {
  const { session } = useAuth();
  const [send, { isLoading, data }] = useSendSampleOfAgreementMutation();
  const email = session?.email ?? '';
  return (
    <Page>
      <PageHeader description="People who sign a listing's NDA get an email. Send yourself a sample without a community." />
      <div className={styles.checks}>
        <div>
          <Button intent="primary" loading={isLoading} onClick={() => send()}>
            Send me a sample
          </Button>
        </div>
        {data === null && (
          <p role="status">A sample was sent in the last minute. Try again shortly.</p>
        )}
        {email !== '' && <SentEmails email={email} />}
      </div>
    </Page>
  );
}
