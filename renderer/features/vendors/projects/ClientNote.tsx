import { Button } from '@blueprintjs/core';
import { CallError } from '../../../data/api/CallError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { usePersistedText } from '../../../session/persisted/usePersistedText.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import type { Client } from './clients.ts';
import styles from './Quoting.module.css';
import { useNoteClientMutation } from './vendorDeskApi.ts';

const LONGEST = 4000;

/** The vendor's private note about a client. */
export function ClientNote({ client: { id, note } }: { readonly client: Client }) {
  const [typed, type, reset] = usePersistedText(`client-note:${id}`, { note });
  const [save, { isLoading, error }] = useNoteClientMutation();
  const trimmedNote = typed.note.trim();
  const isChanged = trimmedNote !== note;
  useUnsavedWork(isChanged);

  async function send() {
    if (isLoading || !isChanged) return;
    const result = await save({ id, note: trimmedNote });
    if (result.error === undefined) reset({ note: trimmedNote });
  }
  return (
    <PanelSection title="Your note">
      <Form onSend={send} className={styles.form}>
        <TextAreaField
          label="Note"
          hint="Only you can see it."
          rows={4}
          maxLength={LONGEST}
          value={typed.note}
          onChange={({ target }) => type({ note: target.value })}
        />
        <CallError title="Not saved" error={error} />
        {isChanged && (
          <div className={styles.acts}>
            <Button type="submit" loading={isLoading}>
              Save note
            </Button>
          </div>
        )}
      </Form>
    </PanelSection>
  );
}
