import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { announce } from '../../../ui/live/announce.ts';
import styles from './Saved.module.css';
import type { ReceivedList } from './saved.ts';
import { useEndListShareMutation } from './savedApi.ts';

interface RemoveSharedProps {
  readonly list: ReceivedList;
  readonly onGone: () => void;
}

/** Removes a list shared by someone else; confirms first because it can't be undone. */
export function LeaveSharedList({ list, onGone }: RemoveSharedProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [end, { isLoading, error }] = useEndListShareMutation();
  async function remove() {
    if (isLoading) return;
    const { error: removeError } = await end(list.id);
    if (removeError !== undefined) return;
    announce(`${list.name} was removed from your lists`);
    onGone();
  }
  return (
    <>
      <PlainButton size="small" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        Remove from my lists
      </PlainButton>
      {isConfirming && (
        <Dialog label={`Remove ${list.name}`} place="top" onClose={() => setConfirming(false)}>
          <Form className={`${styles.dialog} ${styles.sheet}`} onSend={remove}>
            <h2>Remove {list.name} from your lists?</h2>
            <p>You can see it again only if {list.by_name} shares it again.</p>
            {error && <ServerError title="Not removed" error={error} />}
            <div className={styles.acts}>
              <Button type="submit" intent="danger" loading={isLoading}>
                Remove
              </Button>
              <Button onClick={() => setConfirming(false)}>Cancel</Button>
            </div>
          </Form>
        </Dialog>
      )}
    </>
  );
}
