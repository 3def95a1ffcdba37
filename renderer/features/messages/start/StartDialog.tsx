import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { conversationFailures } from '#shared/messages/conversations.ts';
import { dataSentence } from '#shared/messages/messages.ts';
import { linkTo } from '#shared/routes.ts';
import { isDataError } from '../../../core/api/dataError.ts';
import { PlainButton } from '../../../kit/button/PlainButton.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { Form } from '../../../kit/form/Form.tsx';
import { TextField } from '../../../kit/form/TextField.tsx';
import { LinkButton } from '../../../kit/link/LinkButton.tsx';
import { useStartGroupMutation } from '../groups/groupsApi.ts';
import { PeoplePicker } from '../groups/PeoplePicker.tsx';
import styles from '../safety/Safety.module.css';
import { PlanLink } from './PlanLink.tsx';

export interface StartDialogProps {
  readonly userId: string;
  readonly onClose: () => void;
}

/** Begins a group with people one knows, and shows where somebody new is found. */
export default function StartDialog({ userId, onClose }: StartDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [subject, setSubject] = useState('');
  const [id] = useState(() => crypto.randomUUID());
  const [start, { error, isLoading }] = useStartGroupMutation();
  const navigate = useNavigate();

  async function begin() {
    if (chosen.length < 2) return;
    const answer = await start({ id, people: [userId, ...chosen], subject: subject.trim() });
    if (answer.error !== undefined) return;
    onClose();
    void navigate(linkTo('conversation', { conversationId: id }));
  }

  return (
    <Dialog label="New conversation" place="top" onClose={onClose}>
      <Form className={styles.dialog} onSend={begin}>
        <h2>New conversation</h2>
        <p>To somebody new you write from their page, or from what they sell.</p>
        <div className={styles.buttons}>
          <LinkButton to="investmentOpportunities">Communities</LinkButton>
          <LinkButton to="agents">Agents</LinkButton>
          <LinkButton to="findVendors">Vendors</LinkButton>
        </div>
        <h3>A group of people you know</h3>
        <p>Choose two or more. Whom you talk to already you find in the list.</p>
        <TextField
          label="Name of the group"
          isOptional
          maxLength={200}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
        />
        <PeoplePicker chosen={chosen} besides={[]} onChange={setChosen} />
        {isDataError(error) && (
          <p role="alert" tabIndex={-1} data-refusal="">
            {conversationFailures.create(dataSentence(error))} <PlanLink code={error.code} />
          </p>
        )}
        <div className={styles.buttons}>
          <PlainButton
            type="submit"
            intent="primary"
            disabled={chosen.length < 2}
            aria-busy={isLoading}
          >
            Begin group
          </PlainButton>
          <PlainButton variant="minimal" onClick={onClose}>
            Cancel
          </PlainButton>
        </div>
      </Form>
    </Dialog>
  );
}
