import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { useAppDispatch } from '../../../../data/hooks.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { saveFile } from '../../../../ui/file/saveFile.ts';
import ui from '../../../../ui/theme/ui.module.css';
import type { Conversation, Message } from '../conversation.ts';
import { loadAllMessages } from '../threadApi.ts';
import { exportText } from './exportText.ts';
import styles from './Safety.module.css';

export interface ExportDialogProps {
  readonly conversation: Conversation;
  readonly userId: string;
  readonly onClose: () => void;
}

/** Exports everything the user can read in a conversation as a text file, page by page. */
export default function ExportDialog({ conversation, userId, onClose }: ExportDialogProps) {
  const dispatch = useAppDispatch();
  const [count, setCount] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function run() {
    const here = new AbortController();
    stop.current = here;
    setOutcome(null);
    setCount(0);
    const messages: readonly Message[] | null = await dispatch(
      loadAllMessages(conversation.id, here.signal, setCount),
    );
    if (here.signal.aborted) return;
    setCount(null);
    setOutcome(messages === null ? 'failed' : 'saved');
    if (messages !== null)
      saveFile(
        'conversation.txt',
        new Blob([exportText(conversation, messages, userId)], {
          type: 'text/plain;charset=utf-8',
        }),
      );
  }

  function cancel() {
    stop.current?.abort();
    setCount(null);
  }

  return (
    <Dialog label="Export conversation" place="top" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>Export this conversation</h2>
        <p>
          Saves everything you can read here as a text file. Attachments are named but not included.
        </p>
        <p role="status">
          {count !== null && `${formatNumber(count)} messages read so far`}
          {outcome === 'saved' && "Saved to this device's download folder."}
        </p>
        {outcome === 'failed' && (
          <p role="alert">Couldn't read the whole conversation, so nothing was saved. Try again.</p>
        )}
        <div className={ui.wrap}>
          {count === null ? (
            <>
              <PlainButton intent="primary" onClick={() => void run()}>
                Export
              </PlainButton>
              <PlainButton variant="minimal" onClick={onClose}>
                Close
              </PlainButton>
            </>
          ) : (
            <PlainButton onClick={cancel}>Cancel</PlainButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}
