import { EventEmitter } from 'node:events';
import type * as Electron from 'electron';
import { createStrictStub } from './strict-stub.ts';

type Sender = Pick<Electron.IpcMainInvokeEvent, 'sender' | 'senderFrame'>;
type Handler = (event: Electron.IpcMainInvokeEvent, ...values: unknown[]) => unknown;
export type Outcome = { value: unknown } | { error: string };

/** Main's end of IPC. */
export class FakeIpcMain {
  readonly #handlers = new Map<string, Handler>();

  readonly #listeners = new EventEmitter();

  readonly ipcMain: Electron.IpcMain = createStrictStub<Electron.IpcMain>(
    'ipcMain',
    {
      handle: (channel, handler) => {
        if (this.#handlers.has(channel)) throw new Error(`A second handler for ${channel}.`);
        this.#handlers.set(channel, handler);
      },
      removeAllListeners: (channel) => {
        this.#listeners.removeAllListeners(channel);
        return this.ipcMain;
      },
    },
    this.#listeners,
  );

  /** Returns all channels with our handlers or any listeners. */
  channels(): string[] {
    return [...this.#handlers.keys(), ...this.#listeners.eventNames().map(String)];
  }

  async invoke(from: Sender, channel: string, values: unknown[]): Promise<Outcome> {
    const handler = this.#handlers.get(channel);
    if (!handler) return { error: `No handler registered for '${channel}'` };
    try {
      const event = createStrictStub<Electron.IpcMainInvokeEvent>('event', from);
      return { value: structuredClone(await handler(event, ...structuredClone(values))) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }
}
