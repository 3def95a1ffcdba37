import type { IpcResult } from '#shared/desktop/ipc.ts';

/** Unwraps an IPC result. An error here is an app bug, never a user error. */
export async function unwrapIpcAnswer<Value>(response: Promise<IpcResult<Value>>): Promise<Value> {
  const result = await response;
  if (!result.ok) throw new Error(`The app's main process returned an error: ${result.error}.`);
  return result.value;
}
