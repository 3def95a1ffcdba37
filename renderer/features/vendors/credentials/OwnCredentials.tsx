import { Button } from '@blueprintjs/core';
import { Suspense, useState } from 'react';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { OwnersSection } from '../trust/index.ts';
import { CredentialForm } from './CredentialForm.tsx';
import { CredentialRow } from './CredentialRow.tsx';
import styles from './Credentials.module.css';
import { type OwnCredential, useListCredentialsQuery } from './credentialsApi.ts';

interface OwnCredentialsProps {
  readonly vendorId: string;
  readonly userId: string;
}

/** Submitted credentials with their status, and the form to add one. */
export function OwnCredentials({ vendorId, userId }: OwnCredentialsProps) {
  const query = useListCredentialsQuery(vendorId);
  const [renewed, setRenewed] = useState<OwnCredential | null>(null);
  const [isAdding, setAdding] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isAdding);
  const openForm = (credential: OwnCredential | null) => {
    setRenewed(credential);
    setAdding(true);
  };
  return (
    <div className={styles.own}>
      {isAdding ? (
        <CredentialForm
          key={renewed?.id ?? ''}
          userId={userId}
          renewed={renewed}
          onDone={() => setAdding(false)}
        />
      ) : (
        <div>
          <Button ref={opener} intent="primary" onClick={() => openForm(null)}>
            Add credential
          </Button>
        </div>
      )}
      <Loaded
        answer={query}
        waiting={<Skeleton height="16rem" />}
        nothing={
          <EmptyState title="No credentials yet">
            Start with your certificate of insurance and W-9. Clients ask for these first.
          </EmptyState>
        }
      >
        {(credentials) => (
          <ul className={`${ui.records} ${styles.papers}`} aria-label="Your credentials">
            {credentials.map((credential) => (
              <CredentialRow
                key={credential.id}
                paper={credential}
                onRenew={() => openForm(credential)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Suspense fallback={<Skeleton height="12rem" />}>
        <OwnersSection />
      </Suspense>
    </div>
  );
}
