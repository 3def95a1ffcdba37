import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import styles from './Rooms.module.css';
import { usePublishNdaMutation } from './roomManagementApi.ts';
import type { RoomView } from './roomShapes.ts';

/** The NDA text. A new version must be signed before the next page view. */
export function NdaText({ room }: { readonly room: RoomView }) {
  const [body, setBody] = useState(room.nda.body ?? '');
  const [publish, { error, isLoading }] = usePublishNdaMutation();
  const seen = room.nda.n ?? 0;
  const isChanged = body.trim() !== (room.nda.body ?? '').trim() && body.trim().length >= 20;
  return (
    <Form
      aria-label="NDA text"
      className={styles.form}
      onSend={async () => {
        if (isChanged) await publish({ roomId: room.id, seen, body: body.trim() });
      }}
    >
      <TextAreaField
        label={`Version ${seen}`}
        rows={18}
        value={body}
        maxLength={40_000}
        onChange={({ target }) => setBody(target.value)}
        hint="When you publish a new version, everyone must sign it before viewing more pages."
      />
      <FormError
        notice={
          isDataError(error)
            ? { title: 'Not published', description: dataErrorMessage(error) }
            : null
        }
      />
      <div className={styles.acts}>
        <Button type="submit" intent="primary" loading={isLoading} disabled={!isChanged}>
          Publish as version {seen + 1}
        </Button>
      </div>
    </Form>
  );
}
