import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { conversationFailures } from '#shared/messages/conversations.ts';
import { dataSentence } from '#shared/messages/messages.ts';
import { linkTo } from '#shared/routes.ts';
import { isDataError } from '../../../core/api/dataError.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { PlainButton } from '../../../kit/button/PlainButton.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { DialogButton } from '../../../kit/dialog/DialogButton.tsx';
import { Form } from '../../../kit/form/Form.tsx';
import { TextAreaField } from '../../../kit/form/TextField.tsx';
import { useStartConversationMutation } from '../groups/groupsApi.ts';
import styles from '../safety/Safety.module.css';
import { PlanLink } from './PlanLink.tsx';

export interface WriteButtonProps {
  readonly to: { readonly brokerId: string } | { readonly vendorId: string };
  readonly name: string;
}

/** Writes to an agent or a vendor, and leads on to the conversation. */
export default function WriteButton({ to, name }: WriteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DialogButton onClick={() => setOpen(true)}>Message {name}</DialogButton>
      {isOpen && <WriteDialog to={to} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function WriteDialog({ to, name, onClose }: WriteButtonProps & { readonly onClose: () => void }) {
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState<string | undefined>();
  const [start, { error, isLoading }] = useStartConversationMutation();
  const navigate = useNavigate();
  useUnsavedWork(words.trim() !== '');

  async function send() {
    const message = words.trim();
    if (message === '') {
      setMissing('Write what you want to say.');
      return;
    }
    const { data } = await start({ ...to, message });
    if (data !== undefined) void navigate(linkTo('conversation', { conversationId: data.id }));
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
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            setMissing(undefined);
          }}
        />
        {isDataError(error) && (
          <p role="alert" data-refusal tabIndex={-1}>
            {conversationFailures.create(dataSentence(error))} <PlanLink code={error.code} />
          </p>
        )}
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
