import { Button, ButtonGroup } from '@blueprintjs/core';
import { useState } from 'react';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Materials.module.css';
import { SendMaterial } from './SendMaterial.tsx';
import { SendToContacts } from './SendToContacts.tsx';

interface SendTeaserProps {
  readonly material: string;
  /** If false, the caller is a co-broker, and the listing's broker sees the recipients. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Chooses the teaser's recipients: contacts or a typed email address. */
export function SendTeaser({ material, isOwn, onClose }: SendTeaserProps) {
  const [toContacts, setToContacts] = useState(true);
  return (
    <div className={styles.sending}>
      <ButtonGroup aria-label="Recipients" role="group">
        {([true, false] as const).map((one) => (
          <Button
            key={String(one)}
            size="small"
            active={toContacts === one}
            aria-pressed={toContacts === one}
            onClick={() => setToContacts(one)}
          >
            {one ? 'Contacts' : 'Email address'}
          </Button>
        ))}
      </ButtonGroup>
      {!isOwn && (
        <p className={ui.note}>
          The listing broker sees who received it and how often it was opened.
        </p>
      )}
      {toContacts ? (
        <SendToContacts material={material} onClose={onClose} />
      ) : (
        <SendMaterial material={material} onClose={onClose} />
      )}
    </div>
  );
}
