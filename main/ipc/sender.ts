import type { IpcMainInvokeEvent } from 'electron';
import { DESKTOP } from '#shared/desktop/desktop.ts';

type Sender = Pick<IpcMainInvokeEvent, 'sender' | 'senderFrame'>;

/** Whether a message comes from the app's own page, at the top of a window that the app opened. */
export function isTrusted(
  { sender, senderFrame }: Sender,
  isKnownWindow: (contentsId: number) => boolean,
): boolean {
  // Null once the frame has gone elsewhere: whoever asked is no longer there.
  if (senderFrame === null) return false;
  return (
    senderFrame.parent === null && senderFrame.origin === DESKTOP.origin && isKnownWindow(sender.id)
  );
}
