import type { Bridge, ChannelTable } from '#shared/desktop/ipc.ts';

type Heard = (event: unknown, payload: unknown) => void;

/** The parts of `ipcRenderer` that are used. */
interface Line {
  invoke(channel: string, ...values: unknown[]): Promise<unknown>;
  on(channel: string, heard: Heard): unknown;
  off(channel: string, heard: Heard): unknown;
}

/**
 * Returns one function per channel, so a page can't name another and never gets a channel, an event with its sender,
 * or a part of Electron.
 */
export function makeBridge(table: ChannelTable, line: Line): Bridge {
  const listen = (channel: string, listener: (payload: unknown) => void) => {
    const heard: Heard = (_event, payload) => listener(payload);
    line.on(channel, heard);
    return () => {
      line.off(channel, heard);
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
