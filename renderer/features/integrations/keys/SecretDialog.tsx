import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useHost } from '../../../host/HostContext.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CopyLinkField } from '../../../ui/form/CopyLinkField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Keys.module.css';

interface SecretDialogProps {
  readonly title: string;
  readonly secret: string;
  readonly note: string;
  /** Shows a first request with the secret. */
  readonly hasExample?: boolean;
  readonly onClose: () => void;
}

/** A new secret, shown once. */
export function SecretDialog({ title, secret, note, hasExample, onClose }: SecretDialogProps) {
  const host = useHost();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    void host.backend().then((backend) => setUrl(backend.url));
  }, [host]);
  return (
    <Dialog label={title} place="panel" onClose={onClose}>
      <div className={styles.panel}>
        <h2>{title}</h2>
        <p className={ui.note}>{note}</p>
        <div className={styles.secret}>
          <CopyLinkField label="Secret" address={secret} noun="secret" />
        </div>
        {hasExample && url !== undefined && (
          <>
            <h3>First request</h3>
            <pre className={styles.code}>
              {`curl ${url}/functions/v1/api/v1/key \\\n  -H "Authorization: Bearer ${secret.slice(0, 8)}…"`}
            </pre>
          </>
        )}
        <div className={ui.actions}>
          <Button intent="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
