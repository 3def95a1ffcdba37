import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { contact } from '#shared/records/nouns/contact.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { isId } from '../../../ui/format/id.ts';
import ui from '../../../ui/theme/ui.module.css';
import { RecordInput } from '../../../workbench/form/RecordInput.tsx';
import styles from './Contacts.module.css';
import { useSendShortlistMutation } from './clientWorkApi.ts';

export interface SendToClientProps {
  readonly communities: readonly { readonly id: string; readonly name: string }[];
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Sends preselected communities to a client chosen here. */
export default function SendToClient({ communities, onSent, onClose }: SendToClientProps) {
  const dispatch = useAppDispatch();
  const [contactId, setContactId] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [note, setNote] = useState('');
  const [send, { error, isLoading }] = useSendShortlistMutation();
  const contactError = isSubmitted && !isId(contactId) ? 'Choose a contact.' : undefined;

  async function go() {
    setSubmitted(true);
    if (isLoading || !isId(contactId)) return;
    const listingIds = communities.map(({ id }) => id);
    const result = await send({ contactId, listingIds, note });
    if (result.error !== undefined) return;
    dispatch(
      showToast({
        intent: 'success',
        title: 'Shortlist sent',
        description: 'Clicks and responses appear on the client.',
      }),
    );
    onSent();
  }
  return (
    <Dialog label="Send to a client" place="panel" onClose={onClose}>
      <Form onSend={go} className={styles.dialog} takesFocus>
        <h2>Send to a client</h2>
        <p className={styles.quiet}>
          Sends one email with public details only. Your notes stay private.
        </p>
        <ul className={styles.quiet}>
          {communities.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        <FormField label="Client" error={contactError}>
          {(control) => (
            <RecordInput {...control} noun={contact} value={contactId} onChange={setContactId} />
          )}
        </FormField>
        <TextAreaField
          label="Personal note"
          isOptional
          rows={3}
          maxLength={2000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {isDataError(error) && (
          <FormError notice={{ title: 'Not sent', description: dataErrorMessage(error) }} />
        )}
        <div className={ui.wrap}>
          <Button type="submit" intent="primary" loading={isLoading}>
            {communities.length === 1
              ? 'Send 1 community'
              : `Send ${communities.length} communities`}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}
