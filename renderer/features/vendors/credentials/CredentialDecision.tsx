import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { credentialName } from '#shared/vendors/credentials.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import styles from './Credentials.module.css';
import { getCredentialStatus } from './credentials.ts';
import { type QueuedCredential, useDecideCredentialMutation } from './credentialsApi.ts';

/**
 * Verifies a credential or rejects it with a reason. A credential behind the verified badge is removed the same way.
 */
export function Decision({ paper }: { readonly paper: QueuedCredential }) {
  const [decide, { isLoading, error }] = useDecideCredentialMutation();
  const [asked, setAsked] = useState<'rejected' | 'retired' | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const name = credentialName(paper);
  const standing = getCredentialStatus(paper, new Date());
  const isMissing = reason.trim().length < 3;
  const refusal = isDataError(error)
    ? { title: 'Decision not saved', description: dataErrorMessage(error) }
    : null;

  if (asked !== null) {
    return (
      <Form
        takesFocus
        aria-label={name}
        className={styles.decision}
        onSend={async () => {
          setTried(true);
          if (isMissing) return;
          const { error: refused } = await decide({
            id: paper.id,
            decision: asked,
            reason: reason.trim(),
          });
          if (refused === undefined) setAsked(null);
        }}
      >
        <TextField
          label={asked === 'rejected' ? 'Rejection reason' : 'Reason for removal'}
          hint="Shown to the vendor."
          maxLength={500}
          value={reason}
          error={isTried && isMissing ? 'Enter a reason (at least 3 characters).' : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormError notice={refusal} />
        <div className={styles.acts}>
          <Button type="submit" size="small" intent="danger" loading={isLoading}>
            {asked === 'rejected' ? 'Reject' : 'Remove'}
          </Button>
          <Button size="small" variant="minimal" onClick={() => setAsked(null)}>
            Cancel
          </Button>
        </div>
      </Form>
    );
  }
  return (
    <div className={styles.decision}>
      <FormError notice={refusal} />
      <div className={styles.acts}>
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
          <Button size="small" onClick={() => setAsked('rejected')}>
            Reject<span className="visually-hidden"> {name}</span>
          </Button>
        )}
        {standing === 'expired' && (
          <Button size="small" variant="minimal" onClick={() => setAsked('retired')}>
            No longer needed<span className="visually-hidden">: {name}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
