import { ipcRenderer } from 'electron';
import type { CallChannel, EventChannel } from '#shared/desktop/ipc.ts';

/** The only call to main. The functions of the areas say which channel; the page never does. */
export function ask<Answer>(channel: CallChannel, ...request: [] | [unknown]): Promise<Answer> {
  return ipcRenderer.invoke(channel, ...request);
}

/** The only ear for main. The event with its sender stays here; the page gets what was said. */
export function listen<Payload>(
  channel: EventChannel,
  listener: (payload: Payload) => void,
): () => void {
  const heard = (_event: unknown, payload: Payload) => listener(payload);
  ipcRenderer.on(channel, heard);
  return () => {
    ipcRenderer.off(channel, heard);
  };
}
