import { useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../../data/api/dataError.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { PlainFormActions } from '../../../../ui/form/PlainFormActions.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { type Conversation, personName } from '../conversation.ts';
import styles from '../safety/Safety.module.css';
import {
  useAddPeopleMutation,
  useRemovePersonMutation,
  useRenameGroupMutation,
} from './groupsApi.ts';
import { PeoplePicker } from './PeoplePicker.tsx';

export interface GroupDialogProps {
  readonly conversation: Conversation;
  readonly userId: string;
  readonly onClose: () => void;
}

/** Group members. The owner renames the group and removes people; anyone with a plan adds people. */
export default function GroupDialog({ conversation, userId, onClose }: GroupDialogProps) {
  const { id, people, owner_id: ownerId, subject } = conversation;
  const isOwner = ownerId === userId;
  const [name, setName] = useState(subject ?? '');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [add, adding] = useAddPeopleMutation();
  const [remove, removing] = useRemovePersonMutation();
  const [rename, renaming] = useRenameGroupMutation();
  const firstError = [adding.error, removing.error, renaming.error].find(isDataError);

  return (
    <Dialog label="Group members" place="top" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>Group members</h2>
        {isOwner && (
          <Form className={ui.grid16} onSend={() => rename({ id, subject: name.trim() })}>
            <TextField
              label="Group name"
              maxLength={200}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <div className={ui.wrap}>
              <PlainButton type="submit" aria-busy={renaming.isLoading}>
                Save name
              </PlainButton>
            </div>
          </Form>
        )}
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.id}>
              <span>
                {personName(person)}{' '}
                {person.id === ownerId && <span className={ui.note}>Group owner</span>}
              </span>
              {isOwner && person.id !== userId && (
                <PlainButton
                  variant="minimal"
                  aria-label={`Remove ${personName(person)}`}
                  onClick={() => void remove({ id, person: person.id })}
                >
                  Remove
                </PlainButton>
              )}
            </li>
          ))}
        </ul>
        <Form
          className={ui.grid16}
          onSend={async () => {
            const { error } = await add({ id, people: chosen });
            if (error === undefined) setChosen([]);
          }}
        >
          <h3>Add people</h3>
          <PeoplePicker
            chosen={chosen}
            besides={people.map((person) => person.id)}
            onChange={setChosen}
          />
          <p className={ui.note}>New members can read earlier messages.</p>
          <PlainFormActions
            action="Add"
            isBusy={adding.isLoading}
            isDisabled={chosen.length === 0}
            cancel="Close"
            onCancel={onClose}
          />
        </Form>
        {firstError !== undefined && <p role="alert">{dataErrorMessage(firstError)}</p>}
      </div>
    </Dialog>
  );
}
