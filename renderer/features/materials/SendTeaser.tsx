import { Button, ButtonGroup } from '@blueprintjs/core';
import { useState } from 'react';
import styles from './Materials.module.css';
import { SendMaterial } from './SendMaterial.tsx';
import { SendToContacts } from './SendToContacts.tsx';

interface SendTeaserProps {
  readonly material: string;
  /** Else the caller works on it as co-broker, and the listing’s broker sees to whom it went. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** To whom the teaser goes: contacts, or an address that is typed. */
export function SendTeaser({ material, isOwn, onClose }: SendTeaserProps) {
  const [toContacts, setToContacts] = useState(true);
  return (
    <div className={styles.sending}>
      <ButtonGroup aria-label="To whom" role="group">
        {([true, false] as const).map((one) => (
          <Button
            key={String(one)}
            size="small"
            active={toContacts === one}
            aria-pressed={toContacts === one}
            onClick={() => setToContacts(one)}
          >
            {one ? 'To contacts' : 'To an address'}
          </Button>
        ))}
      </ButtonGroup>
      {!isOwn && (
        <p className={styles.quiet}>
          The broker who lists it sees to whom it went, and how often it was opened.
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
