import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { isDataError } from '../../../../data/api/dataError.ts';
import { useUnsavedWork } from '../../../../host/useUnsavedWork.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { TextAreaField, TextField } from '../../../../ui/form/TextField.tsx';
import { LinkButton } from '../../../../ui/link/LinkButton.tsx';
import { useStartConversationMutation, useStartGroupMutation } from '../groups/groupsApi.ts';
import { PeoplePicker } from '../groups/PeoplePicker.tsx';
import styles from '../safety/Safety.module.css';
import { PlanLink } from './PlanLink.tsx';

export interface StartDialogProps {
  readonly userId: string;
  readonly onClose: () => void;
}

/** Starts a conversation or a group with known people, and shows where to find new people. */
export default function StartDialog({ userId, onClose }: StartDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [missing, setMissing] = useState<string | undefined>();
  const [id] = useState(() => crypto.randomUUID());
  const [startGroup, group] = useStartGroupMutation();
  const [startAlone, alone] = useStartConversationMutation();
  const navigate = useNavigate();
  const [personId] = chosen;
  const isGroup = chosen.length > 1;
  const { error, isLoading } = isGroup ? group : alone;
  useUnsavedWork(message.trim() !== '');

  async function startAsGroup(): Promise<string | undefined> {
    const people = [userId, ...chosen];
    const { error: startError } = await startGroup({ id, people, subject: subject.trim() });
    return startError === undefined ? id : undefined;
  }

  const startWith = async (person: string): Promise<string | undefined> =>
    (await startAlone({ personId: person, message: message.trim() })).data?.id;

  async function startConversation() {
    if (personId === undefined) return;
    if (!isGroup && message.trim() === '') {
      setMissing('Enter a message.');
      return;
    }
    const conversationId = isGroup ? await startAsGroup() : await startWith(personId);
    if (conversationId === undefined) return;
    onClose();
    void navigate(linkTo('conversation', { conversationId }));
  }

  return (
    <Dialog label="New conversation" place="top" onClose={onClose}>
      <Form className={styles.dialog} onSend={startConversation}>
        <h2>New conversation</h2>
        {/* After people are chosen, the message field is shown instead. */}
        {personId === undefined && (
          <>
            <p>To message someone new, open their profile or listing.</p>
            <div className={styles.buttons}>
              <LinkButton to="investmentOpportunities">Communities</LinkButton>
              <LinkButton to="agents">Agents</LinkButton>
              <LinkButton to="findVendors">Vendors</LinkButton>
            </div>
          </>
        )}
        <h3>People you know</h3>
        <p>Choose one person for a private message, or several for a group.</p>
        <PeoplePicker chosen={chosen} besides={[]} onChange={setChosen} />
        {chosen.length === 1 && (
          <TextAreaField
            label="Message"
            rows={3}
            maxLength={8000}
            error={missing}
            value={message}
            onChange={({ target }) => {
              setMessage(target.value);
              setMissing(undefined);
            }}
          />
        )}
        {isGroup && (
          <TextField
            label="Group name"
            isOptional
            maxLength={200}
            value={subject}
            onChange={({ target }) => setSubject(target.value)}
          />
        )}
        {isDataError(error) && <PlanLink code={error.code} />}
        <div className={styles.buttons}>
          <PlainButton
            type="submit"
            intent="primary"
            disabled={personId === undefined}
            aria-busy={isLoading}
          >
            {isGroup ? `Begin group of ${chosen.length + 1}` : 'Send'}
          </PlainButton>
          <PlainButton variant="minimal" onClick={onClose}>
            Cancel
          </PlainButton>
        </div>
      </Form>
    </Dialog>
  );
}
