import { useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Saved.module.css';
import { ShareDialog } from './ShareDialog.tsx';
import type { OwnList } from './saved.ts';
import { useAddSavedListMutation, useDeleteSavedListMutation } from './savedApi.ts';

interface ListsDialogProps {
  readonly lists: readonly OwnList[];
  readonly onClose: () => void;
}

/** Creates, shares and deletes lists. Communities in a deleted list stay saved. */
export function ListsDialog({ lists, onClose }: ListsDialogProps) {
  const [add, { error, isLoading }] = useAddSavedListMutation();
  const [remove] = useDeleteSavedListMutation();
  const [name, setName] = useState('');
  const isBroker = useAccessContext()?.roles.includes('broker') === true;
  const [shared, setShared] = useState<OwnList | null>(null);
  async function send() {
    if (name.trim() === '') return;
    const { error: addError } = await add(name.trim());
    if (addError === undefined) setName('');
  }
  return (
    <>
      <Dialog label="Lists" place="top" onClose={onClose}>
        <div className={`${styles.dialog} ${styles.sheet}`}>
          <h2>Lists</h2>
          {lists.length === 0 ? (
            <p className={ui.note}>Create a list for a client, deal or region.</p>
          ) : (
            <ul className={styles.lists}>
              {lists.map((list) => (
                <li key={list.id}>
                  <span>{list.name}</span>
                  <span className={styles.acts}>
                    {isBroker && (
                      <PlainButton
                        variant="minimal"
                        size="small"
                        aria-haspopup="dialog"
                        aria-label={`Share the list ${list.name}`}
                        onClick={() => setShared(list)}
                      >
                        Share
                      </PlainButton>
                    )}
                    <PlainButton
                      variant="minimal"
                      size="small"
                      aria-label={`Delete the list ${list.name}`}
                      onClick={() => void remove(list.id)}
                    >
                      Delete
                    </PlainButton>
                  </span>
                </li>
              ))}
            </ul>
          )}
          <Form className={styles.dialog} onSend={send} takesFocus>
            <TextField
              label="New list"
              maxLength={80}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <FormError
              notice={
                isDataError(error)
                  ? {
                      title: '',
                      description:
                        error.code === '23505'
                          ? 'You already have a list with this name.'
                          : dataErrorMessage(error),
                    }
                  : null
              }
            />
            <div className={styles.acts}>
              <PlainButton type="submit" intent="primary" aria-busy={isLoading}>
                Add list
              </PlainButton>
              <PlainButton variant="minimal" onClick={onClose}>
                Done
              </PlainButton>
            </div>
          </Form>
        </div>
      </Dialog>
      {shared !== null && <ShareDialog list={shared} onClose={() => setShared(null)} />}
    </>
  );
}
