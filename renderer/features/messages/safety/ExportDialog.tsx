import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { useAppDispatch } from '../../../core/hooks.ts';
import { PlainButton } from '../../../kit/button/PlainButton.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { saveFile } from '../../../kit/file/saveFile.ts';
import type { Conversation, Message } from '../conversation.ts';
import { readWhole } from '../threadApi.ts';
import { exportText } from './exportText.ts';
import styles from './Safety.module.css';

export interface ExportDialogProps {
  readonly conversation: Conversation;
  readonly userId: string;
  readonly onClose: () => void;
}

/** Saves all that the person may read of a conversation as a text file, page after page. */
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
      readWhole(conversation.id, here.signal, setCount),
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
          Everything you can read here, as a text file on this device. Files are named in it, and
          not part of it.
        </p>
        <p role="status">
          {count !== null && `Reading: ${formatNumber(count)} messages so far`}
          {outcome === 'saved' && 'The file is saved where this device keeps downloads.'}
        </p>
        {outcome === 'failed' && (
          <p role="alert">It could not be read to its end, so nothing was saved. Try again.</p>
        )}
        <div className={styles.buttons}>
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
