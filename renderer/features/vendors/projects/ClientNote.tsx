import { Button } from '@blueprintjs/core';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { useDraftForm } from '../../../session/persisted/useDraftForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { text } from '../../../ui/form/textSchemas.ts';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import type { Client } from './clients.ts';
import styles from './Quoting.module.css';
import { useNoteClientMutation } from './vendorDeskApi.ts';

const LONGEST = 4000;
const schema = z.object({ note: text(LONGEST) });

/** The vendor's private note about a client. */
export function ClientNote({ client: { id, note } }: { readonly client: Client }) {
  const { field, handleSubmit, values, reset, finish, isSubmitting } = useDraftForm(
    `client-note:${id}`,
    schema,
    { note },
  );
  const [save, { error }] = useNoteClientMutation();
  const isChanged = values.note?.trim() !== note;
  useUnsavedWork(isChanged);

  const send = handleSubmit(async (typed) => {
    if (!isChanged) return;
    const result = await save({ id, ...typed });
    if (result.error === undefined) finish(() => reset(typed));
  });
  return (
    <PanelSection title="Your note">
      <Form onSend={send} className={styles.form}>
        <TextAreaField
          label="Note"
          hint="Only you can see it."
          rows={4}
          maxLength={LONGEST}
          {...field('note')}
        />
        <ServerError title="Not saved" error={error} />
        {isChanged && (
          <div className={styles.acts}>
            <Button type="submit" loading={isSubmitting}>
              Save note
            </Button>
          </div>
        )}
      </Form>
    </PanelSection>
  );
}
