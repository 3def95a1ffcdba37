import { Button } from '@blueprintjs/core';
import { useAuth } from '../../core/session/index.ts';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { SentEmails } from './SentEmails.tsx';
import styles from './TeamChecks.module.css';
import { useSendSampleOfAgreementMutation } from './teamChecksApi.ts';

/** The letter that signers of an agreement get, sent to whoever looks. */
export function Component() {
  const { session } = useAuth();
  const [send, { isLoading, data }] = useSendSampleOfAgreementMutation();
  const email = session?.email ?? '';
  return (
    <Page>
      <PageHeader description="Whoever signs the nondisclosure agreement of a listing gets a letter. This sends you the same one, about no community." />
      <div className={styles.checks}>
        <div>
          <Button intent="primary" loading={isLoading} onClick={() => send()}>
            Send a sample to me
          </Button>
        </div>
        {data === null && <p role="status">One was sent within this minute. Try again shortly.</p>}
        {email !== '' && <SentEmails email={email} />}
      </div>
    </Page>
  );
}
