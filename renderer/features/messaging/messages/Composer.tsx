import { Cross, Time } from '@blueprintjs/icons';
import type { ClipboardEvent, DragEvent } from 'react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { UploadTray } from '../../../data/files/UploadTray.tsx';
import { useSendWhenUploaded } from '../../../data/files/useSendWhenUploaded.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { AttachButton } from './attachments/AttachButton.tsx';
import type { Attachments } from './attachments/useAttachments.ts';
import { useAttachments } from './attachments/useAttachments.ts';
import styles from './Composer.module.css';
import {
  type Conversation,
  conversationTitle,
  displayText,
  type Message,
  personName,
} from './conversation.ts';
import { useDraft } from './drafts.ts';
import { ScheduleDialog } from './lazyDialogs.ts';
import type { Thread } from './thread.ts';
import { useEditMessageMutation } from './threadApi.ts';
import { useOutbox } from './useOutbox.ts';

interface ComposerProps {
  readonly conversation: Conversation;
  readonly thread: Thread;
  readonly userId: string;
  readonly replyTo: Message | null;
  readonly editing: Message | null;
  readonly onTyping: () => void;
  readonly onReply: (message: Message | null) => void;
  readonly onEdit: (message: Message | null) => void;
  readonly onSent: () => Promise<void>;
}

const MOST = 8_000;

/** Message composer. Enter sends and Shift+Enter starts a new line; on touch screens Enter starts a new line. */
export function Composer(props: ComposerProps) {
  const { conversation, thread, userId, replyTo, editing } = props;
  const { onTyping, onReply, onEdit, onSent } = props;
  const [draft, setDraft] = useDraft(userId, conversation.id);
  const [changed, setChanged] = useState('');
  const [edit, { error, reset, isLoading }] = useEditMessageMutation();
  const outbox = useOutbox(userId);
  const attachments = useAttachments({ conversationId: conversation.id, userId });
  const drop = useFileDrop(attachments);
  const [isLater, setLater] = useState(false);
  const { platform } = useHost();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = editing === null ? draft : changed;
  const hasFiles = editing === null && attachments.files.length > 0;
  const canSend = hasFiles ? attachments.isReady : text.trim() !== '';

  useEffect(() => {
    reset();
    setChanged(editing?.message_text ?? '');
    if (editing !== null || replyTo !== null) field.current?.focus();
  }, [editing, replyTo, reset]);

  const upload = useSendWhenUploaded(
    attachments,
    () => void send(),
    'Your message will be sent when the upload is complete.',
  );

  async function send() {
    const trimmed = text.trim();
    if (editing === null && upload.isUploading) upload.queue();
    if (isLoading || !canSend) return;
    const { id: conversationId } = conversation;
    if (editing === null) {
      outbox.add({
        conversationId,
        text: trimmed,
        replyTo: replyTo?.id ?? null,
        ...(attachments.ready.length > 0 && { files: attachments.ready }),
      });
      attachments.clear();
      setDraft('');
      onReply(null);
      field.current?.focus();
      await onSent();
      return;
    }
    const result =
      trimmed === editing.message_text
        ? {}
        : await edit({ id: conversationId, userId, message: editing, text: trimmed });
    if (!('error' in result) || result.error === undefined) onEdit(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Escape' && upload.queued === 'waiting') {
      event.preventDefault();
      upload.cancel();
    } else if (key === 'Escape' && (editing !== null || replyTo !== null)) {
      event.preventDefault();
      onEdit(null);
      onReply(null);
    } else if (key === 'Enter' && !shiftKey && !altKey) {
      const hasModifier = ctrlKey || metaKey;
      if (!hasModifier && matchMedia('(pointer: coarse)').matches) return;
      event.preventDefault();
      void send();
    } else if (key === 'ArrowUp' && text === '' && editing === null) {
      const last = thread.messages.findLast(
        (one) => one.sender_id === userId && one.message_type === 'text' && one.deleted_at === null,
      );
      if (last === undefined) return;
      event.preventDefault();
      onEdit(last);
    }
  }

  return (
    <>
      <Form
        className={styles.composer}
        onDragOver={drop.onDragOver}
        onDrop={drop.onDrop}
        onSend={send}
      >
        {(editing ?? replyTo) !== null && (
          <div className={styles.about}>
            <p>
              {editing === null ? (
                <>
                  Reply to{' '}
                  {replyTo?.sender_id === userId
                    ? 'yourself'
                    : personName(conversation.people.find(({ id }) => id === replyTo?.sender_id))}
                  : <span>{replyTo === null ? '' : displayText(replyTo)}</span>
                </>
              ) : (
                'Editing message'
              )}
            </p>
            <PlainButton
              variant="minimal"
              aria-label={editing === null ? 'Do not answer to it' : 'Stop editing'}
              onClick={() => {
                onEdit(null);
                onReply(null);
                field.current?.focus();
              }}
            >
              <Cross />
            </PlainButton>
          </div>
        )}
        {isDataError(error) && (
          <p role="alert" tabIndex={-1} data-refusal="" className={styles.error}>
            {dataErrorMessage(error)}
          </p>
        )}
        {editing === null && <UploadTray label="Attachments" uploads={attachments} />}
        {editing === null && upload.queued === 'waiting' && (
          <div className={styles.about}>
            <p>Sends when the upload is complete.</p>
            <PlainButton variant="minimal" onClick={upload.cancel}>
              Cancel
            </PlainButton>
          </div>
        )}
        {editing === null && upload.queued === 'failed' && (
          <p role="alert" className={styles.error}>
            Not sent because an upload failed. Retry or remove the file, then send again.
          </p>
        )}
        <div className={styles.line}>
          {editing === null && <AttachButton attachments={attachments} />}
          <textarea
            ref={field}
            aria-label="Message"
            placeholder={`Message ${conversationTitle(conversation, userId)}`}
            rows={1}
            maxLength={MOST}
            value={text}
            onChange={({ target }) => {
              if (editing === null) setDraft(target.value);
              else setChanged(target.value);
              if (target.value.trim() !== '') onTyping();
            }}
            onKeyDown={onKeyDown}
            onPaste={drop.onPaste}
          />
          {editing === null && (
            <DialogButton aria-label="Send later" onClick={() => setLater(true)}>
              <Time />
            </DialogButton>
          )}
          <PlainButton
            type="submit"
            intent="primary"
            disabled={!canSend && !(editing === null && upload.isUploading)}
          >
            {editing === null ? 'Send' : 'Save'}
          </PlainButton>
        </div>
        <p className={styles.hint}>
          Enter sends, Shift+Enter starts a new line, {platform.isApple ? '⌘' : 'Ctrl'}+Enter also
          sends.
        </p>
      </Form>
      {/* A separate form; forms can't be nested. */}
      {isLater && (
        <ScheduleDialog
          conversationId={conversation.id}
          text={draft}
          files={attachments.ready}
          isWaiting={!attachments.isReady}
          onScheduled={() => {
            setDraft('');
            attachments.clear();
          }}
          onClose={() => setLater(false)}
        />
      )}
    </>
  );
}

const filesIn = ({ files }: DataTransfer): File[] => [...files];

/** Accepts files pasted or dropped into the composer; text is left to the browser. */
const useFileDrop = ({ add }: Attachments) => ({
  onPaste: (event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  },
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const files = filesIn(event.dataTransfer);
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  },
});
