import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGLITE_TURNS } from '../../bounds.ts';
import type { Engine } from '../engine.ts';
import { openSession } from '../session.ts';
import { LogSync, syncDatabase } from './durability.ts';
import { failedSocket, PgliteSocket } from './socket.ts';

/** The embedded database on a folder. One session: transactions run one after the other. */
export function openPglite(dataDir: string, requestLimitMs?: number): Engine {
  const log = new LogSync(dataDir);
  let socket: PgliteSocket | undefined;
  return openSession({
    kind: 'pglite',
    turns: PGLITE_TURNS,
    options: {
      user: 'postgres',
      database: 'postgres',
      host: 'in-process',
      max: 1,
      idle_timeout: 0,
      max_lifetime: null,
      connect_timeout: 120,
      ssl: false,
      backoff: false,
    },
    socket: async () => {
      const isNew = !existsSync(join(dataDir, 'PG_VERSION'));
      try {
        socket = await PgliteSocket.start(dataDir);
        // What `initdb` unpacks is not synced by anybody; all later writes are.
        if (isNew) await syncDatabase(dataDir);
        return socket;
      } catch (error) {
        return failedSocket(error as Error);
      }
    },
    ...(requestLimitMs ? { requestLimitMs } : {}),
    makeDurable: log.makeDurable,
    interrupt: () => socket?.kill(),
    close: async () => {
      if (socket && !socket.closed) await once(socket, 'close');
      await log.close();
    },
  });
}
