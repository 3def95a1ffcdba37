import type { IpcAnswer } from '#shared/desktop/ipc.ts';

/** What main could not answer; a fault of the app, never of the person. */
export async function answered<Value>(answer: Promise<IpcAnswer<Value>>): Promise<Value> {
  const result = await answer;
  if (!result.ok) throw new Error(`The app's main process refused: ${result.error}.`);
  return result.value;
}
