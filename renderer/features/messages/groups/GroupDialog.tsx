import { useState } from 'react';
import { dataSentence } from '#shared/messages/messages.ts';
import { isDataError } from '../../../core/api/dataError.ts';
import { PlainButton } from '../../../kit/button/PlainButton.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { Form } from '../../../kit/form/Form.tsx';
import { TextField } from '../../../kit/form/TextField.tsx';
import { type Conversation, nameOf } from '../conversation.ts';
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

/** Who is in a group: its owner names it and takes people out, everybody with a plan takes people in. */
export default function GroupDialog({ conversation, userId, onClose }: GroupDialogProps) {
  const { id, people, owner_id: ownerId, subject } = conversation;
  const isOwner = ownerId === userId;
  const [name, setName] = useState(subject ?? '');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [add, adding] = useAddPeopleMutation();
  const [remove, removing] = useRemovePersonMutation();
  const [rename, renaming] = useRenameGroupMutation();
  const refused = [adding.error, removing.error, renaming.error].find(isDataError);

  return (
    <Dialog label="People of this group" place="top" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>People of this group</h2>
        {isOwner && (
          <Form className={styles.fields} onSend={() => rename({ id, subject: name.trim() })}>
            <TextField
              label="Name of the group"
              maxLength={200}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <div className={styles.buttons}>
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
                {nameOf(person)}{' '}
                {person.id === ownerId && <span className={styles.quiet}>owns the group</span>}
              </span>
              {isOwner && person.id !== userId && (
                <PlainButton
                  variant="minimal"
                  aria-label={`Remove ${nameOf(person)}`}
                  onClick={() => void remove({ id, person: person.id })}
                >
                  Remove
                </PlainButton>
              )}
            </li>
          ))}
        </ul>
        <Form
          className={styles.fields}
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
          <p className={styles.quiet}>Whoever comes in reads what was said before.</p>
          <div className={styles.buttons}>
            <PlainButton
              type="submit"
              intent="primary"
              disabled={chosen.length === 0}
              aria-busy={adding.isLoading}
            >
              Add
            </PlainButton>
            <PlainButton variant="minimal" onClick={onClose}>
              Close
            </PlainButton>
          </div>
        </Form>
        {refused !== undefined && <p role="alert">{dataSentence(refused)}</p>}
      </div>
    </Dialog>
  );
}
