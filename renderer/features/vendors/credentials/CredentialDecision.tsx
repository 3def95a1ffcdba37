import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { credentialName } from '#shared/vendors/credentials.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { text } from '../../../ui/form/textSchemas.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Credentials.module.css';
import { getCredentialStatus } from './credentials.ts';
import { type QueuedCredential, useDecideCredentialMutation } from './credentialsApi.ts';

const schema = z.object({
  reason: text(500).check(z.minLength(3, 'Enter a reason (at least 3 characters).')),
});

/**
 * Verifies a credential or rejects it with a reason. A credential behind the verified badge is removed the same way.
 */
export function Decision({ paper }: { readonly paper: QueuedCredential }) {
  const [decide, { isLoading, error }] = useDecideCredentialMutation();
  const [pendingDecision, setPendingDecision] = useState<'rejected' | 'retired' | null>(null);
  const { field, handleSubmit } = useSchemaForm(schema, { reason: '' });
  const name = credentialName(paper);
  const credentialStatus = getCredentialStatus(paper, new Date());
  const errorElement = <ServerError title="Decision not saved" error={error} />;

  if (pendingDecision !== null) {
    return (
      <Form
        takesFocus
        aria-label={name}
        className={styles.decision}
        onSend={handleSubmit(async ({ reason }) => {
          const { error: decisionError } = await decide({
            id: paper.id,
            decision: pendingDecision,
            reason,
          });
          if (decisionError === undefined) setPendingDecision(null);
        })}
      >
        <TextField
          label={pendingDecision === 'rejected' ? 'Rejection reason' : 'Reason for removal'}
          hint="Shown to the vendor."
          maxLength={500}
          {...field('reason')}
        />
        {errorElement}
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
      {errorElement}
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
