import type { Bridge, ChannelTable } from '#shared/desktop/ipc.ts';

type EventHandler = (event: unknown, payload: unknown) => void;

/** The parts of `ipcRenderer` that are used. */
interface Line {
  invoke(channel: string, ...values: unknown[]): Promise<unknown>;
  on(channel: string, heard: EventHandler): unknown;
  off(channel: string, heard: EventHandler): unknown;
}

/**
 * Returns one function per channel, so a page can't name another and never gets a channel, an event with its sender,
 * or a part of Electron.
 */
export function makeBridge(table: ChannelTable, line: Line): Bridge {
  const listen = (channel: string, listener: (payload: unknown) => void) => {
    const handler: EventHandler = (_event, payload) => listener(payload);
    line.on(channel, handler);
    return () => {
      line.off(channel, handler);
    };
  };
  const areas = Object.entries(table).map(([area, { calls, events }]) => [
    area,
    Object.fromEntries([
      ...Object.entries(calls).map(([name, takes]) => [
        name,
        (...values: unknown[]) => line.invoke(`${area}.${name}`, ...values.slice(0, takes)),
      ]),
      ...events.map((name) => [
        `on${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        (listener: (payload: unknown) => void) => listen(`${area}.${name}`, listener),
      ]),
    ]),
  ]);
  return Object.fromEntries(areas);
}
