import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { isDataError } from '../../../../data/api/dataError.ts';
import { useUnsavedWork } from '../../../../host/useUnsavedWork.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { TextAreaField } from '../../../../ui/form/TextField.tsx';
import { useStartConversationMutation } from '../groups/groupsApi.ts';
import styles from '../safety/Safety.module.css';
import { PlanLink } from './PlanLink.tsx';

export interface WriteDialogProps {
  /** An agent or vendor, whose account is not disclosed, or someone the user already has a conversation with. */
  readonly to:
    | { readonly brokerId: string }
    | { readonly vendorId: string }
    | { readonly personId: string };
  readonly name: string;
  readonly onClose: () => void;
}

/** Sends a private message and opens the conversation. */
export default function WriteDialog({ to, name, onClose }: WriteDialogProps) {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<string | undefined>();
  const [start, { error, isLoading }] = useStartConversationMutation();
  const navigate = useNavigate();
  useUnsavedWork(text.trim() !== '');

  async function send() {
    const message = text.trim();
    if (message === '') {
      setMissing('Enter a message.');
      return;
    }
    const { data } = await start({ ...to, message });
    if (data === undefined) return;
    onClose();
    void navigate(linkTo('conversation', { conversationId: data.id }));
  }

  return (
    <Dialog label={`Message ${name}`} place="top" onClose={onClose}>
      <Form className={styles.dialog} takesFocus onSend={send}>
        <h2>Message {name}</h2>
        <TextAreaField
          label="Message"
          rows={5}
          maxLength={8000}
          error={missing}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setMissing(undefined);
          }}
        />
        {isDataError(error) && <PlanLink code={error.code} />}
        <div className={styles.buttons}>
          <PlainButton type="submit" intent="primary" aria-busy={isLoading}>
            Send
          </PlainButton>
          <PlainButton variant="minimal" onClick={onClose}>
            Cancel
          </PlainButton>
        </div>
      </Form>
    </Dialog>
  );
}
