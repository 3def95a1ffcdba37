import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { credentialName } from '#shared/vendors/credentials.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Credentials.module.css';
import { getCredentialStatus } from './credentials.ts';
import { type QueuedCredential, useDecideCredentialMutation } from './credentialsApi.ts';

/**
 * Verifies a credential or rejects it with a reason. A credential behind the verified badge is removed the same way.
 */
export function Decision({ paper }: { readonly paper: QueuedCredential }) {
  const [decide, { isLoading, error }] = useDecideCredentialMutation();
  const [pendingDecision, setPendingDecision] = useState<'rejected' | 'retired' | null>(null);
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const name = credentialName(paper);
  const credentialStatus = getCredentialStatus(paper, new Date());
  const isMissing = reason.trim().length < 3;
  const errorNotice = isDataError(error)
    ? { title: 'Decision not saved', description: dataErrorMessage(error) }
    : null;

  if (pendingDecision !== null) {
    return (
      <Form
        takesFocus
        aria-label={name}
        className={styles.decision}
        onSend={async () => {
          setSubmitted(true);
          if (isMissing) return;
          const { error: decisionError } = await decide({
            id: paper.id,
            decision: pendingDecision,
            reason: reason.trim(),
          });
          if (decisionError === undefined) setPendingDecision(null);
        }}
      >
        <TextField
          label={pendingDecision === 'rejected' ? 'Rejection reason' : 'Reason for removal'}
          hint="Shown to the vendor."
          maxLength={500}
          value={reason}
          error={isSubmitted && isMissing ? 'Enter a reason (at least 3 characters).' : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormError notice={errorNotice} />
        <div className={ui.actions12}>
          <Button type="submit" size="small" intent="danger" loading={isLoading}>
            {pendingDecision === 'rejected' ? 'Reject' : 'Remove'}
          </Button>
          <Button size="small" variant="minimal" onClick={() => setPendingDecision(null)}>
            Cancel
          </Button>
        </div>
      </Form>
    );
  }
  return (
    <div className={styles.decision}>
      <FormError notice={errorNotice} />
      <div className={ui.actions12}>
        {paper.status !== 'verified' && (
          <Button
            size="small"
            intent="primary"
            loading={isLoading}
            onClick={() => void decide({ id: paper.id, decision: 'verified' })}
          >
            Verify<span className="visually-hidden"> {name}</span>
          </Button>
        )}
        {paper.status !== 'rejected' && (
          <Button size="small" onClick={() => setPendingDecision('rejected')}>
            Reject<span className="visually-hidden"> {name}</span>
          </Button>
        )}
        {credentialStatus === 'expired' && (
          <Button size="small" variant="minimal" onClick={() => setPendingDecision('retired')}>
            No longer needed<span className="visually-hidden">: {name}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
