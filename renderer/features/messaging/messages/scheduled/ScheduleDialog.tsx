import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { ServerError } from '../../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../../data/form/useSaveForm.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { PlainFormActions } from '../../../../ui/form/PlainFormActions.tsx';
import { z } from '../../../../ui/form/schema.ts';
import { TextAreaField } from '../../../../ui/form/TextField.tsx';
import { DateTimeField } from '../../../../ui/form/TypedFields.tsx';
import { parsedText, requiredText } from '../../../../ui/form/textSchemas.ts';
import { announce } from '../../../../ui/live/announce.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import styles from '../safety/Safety.module.css';
import { parseDateTimeField, toDateTimeField, tomorrowAtNine } from './localDateTime.ts';
import {
  getScheduledFiles,
  type ScheduledFile,
  type ScheduledMessage,
  scheduledFileNames,
  useCancelScheduledMutation,
  useChangeScheduledMutation,
  useListScheduledQuery,
  useScheduleMessageMutation,
} from './scheduledApi.ts';

export interface ScheduleDialogProps {
  readonly conversationId: string;
  /** The composer's text. */
  readonly text: string;
  /** The attachments. */
  readonly files: readonly ScheduledFile[];
  /** True if some files are still uploading or cannot be sent. */
  readonly isWaiting: boolean;
  readonly onScheduled: () => void;
  readonly onClose: () => void;
}

const FAILURES: Readonly<Record<string, string>> = {
  blocked: 'Not sent: one of you has blocked messages.',
  left: 'Not sent: you had left the conversation.',
  alone: 'Not sent: no one else was in the conversation.',
  account: 'Not sent: your account was closed at that time.',
  refused: 'Not sent: the server rejected it.',
};

/** Schedules a message in this conversation and lists the pending ones. */
export default function ScheduleDialog(props: ScheduleDialogProps) {
  const { conversationId, text, files, isWaiting, onScheduled, onClose } = props;
  const list = useListScheduledQuery(conversationId);
  const [editing, setEditing] = useState<ScheduledMessage | null>(null);
  const [scheduled, setScheduled] = useState(0);
  const [cancel, cancelling] = useCancelScheduledMutation();
  return (
    <Dialog label="Send later" place="top" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>Send later</h2>
        <LaterForm
          // Each message gets a new form with its own id.
          key={editing?.id ?? scheduled}
          conversationId={conversationId}
          editing={editing}
          text={text}
          files={files}
          isWaiting={isWaiting}
          onDone={() => {
            if (editing === null) {
              onScheduled();
              setScheduled(scheduled + 1);
            }
            setEditing(null);
          }}
          onClose={onClose}
        />
        <Loaded answer={list} waiting={null} nothing={null}>
          {(queued) => (
            <>
              <h3>Scheduled messages</h3>
              <ul className={styles.people}>
                {queued.map((one) => (
                  <li key={one.id}>
                    <span>
                      {one.message_text.slice(0, 120)}
                      {one.message_text !== '' && <br />}
                      {scheduledFileNames(one.files) !== '' && (
                        <>
                          {scheduledFileNames(one.files)}
                          <br />
                        </>
                      )}
                      <span className={ui.note}>
                        {one.failure === null
                          ? formatDateTime(one.send_at)
                          : (FAILURES[one.failure] ?? 'Not sent.')}
                      </span>
                    </span>
                    <span className={ui.wrap}>
                      <PlainButton variant="minimal" onClick={() => setEditing(one)}>
                        Edit
                      </PlainButton>
                      <PlainButton
                        variant="minimal"
                        aria-busy={cancelling.isLoading}
                        onClick={() => void cancel(one.id)}
                      >
                        Cancel message
                      </PlainButton>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

const laterSchema = (hasFiles: boolean) =>
  z.object({
    text: requiredText('Enter a message.', hasFiles ? 0 : 1),
    sendAt: parsedText((typed) => {
      const date = parseDateTimeField(typed);
      return date === null || date <= new Date() ? undefined : date.toISOString();
    }, 'Choose a time in the future.'),
  });

interface LaterFormProps {
  readonly conversationId: string;
  readonly editing: ScheduledMessage | null;
  readonly text: string;
  readonly files: readonly ScheduledFile[];
  readonly isWaiting: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function LaterForm(props: LaterFormProps) {
  const { conversationId, editing, text, isWaiting, onDone, onClose } = props;
  const files = editing === null ? props.files : getScheduledFiles(editing.files);
  const [schedule] = useScheduleMessageMutation();
  const [change] = useChangeScheduledMutation();
  const form = useSaveForm({
    schema: laterSchema(files.length > 0),
    defaultValues: {
      text: editing?.message_text ?? text,
      sendAt: toDateTimeField(
        editing === null ? tomorrowAtNine(new Date()) : new Date(editing.send_at),
      ),
    },
    async save(message, id) {
      const { error } =
        editing === null
          ? await schedule({ id, conversationId, files, ...message })
          : await change({ id: editing.id, ...message });
      return { data: message.sendAt, error };
    },
    onSaved(sendAt) {
      announce(`Scheduled for ${formatDateTime(sendAt)}`);
      onDone();
    },
  });

  return (
    <Form className={ui.grid16} onSend={form.send}>
      <TextAreaField label="Message" rows={3} maxLength={8000} {...form.field('text')} />
      <DateTimeField
        label="Send time"
        hint="In this device's time zone. No one else sees it until then."
        {...form.field('sendAt')}
      />
      {files.length > 0 && (
        <ul className={`${ui.wrap} ${styles.goesAlong}`} aria-label="Attachments">
          {files.map(({ id: fileId, name }) => (
            <li key={fileId}>{name}</li>
          ))}
        </ul>
      )}
      {editing === null && isWaiting && (
        <p className={ui.note}>A file hasn't finished uploading. Wait for it or remove it.</p>
      )}
      <ServerError error={form.error} />
      <PlainFormActions
        action={editing === null ? 'Schedule' : 'Save'}
        isBusy={form.isSubmitting}
        isDisabled={editing === null && isWaiting}
        cancel="Close"
        onCancel={onClose}
      />
    </Form>
  );
}
