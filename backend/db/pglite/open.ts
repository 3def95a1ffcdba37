import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGLITE_QUEUE_LIMITS, STATEMENT_LIMIT_MS } from '../../request-limits.ts';
import { releaseReserveFile } from '../disk-space.ts';
import type { Engine } from '../engine.ts';
import { openSession } from '../session.ts';
import { LogSync, syncDatabase } from './durability.ts';
import { DatabaseEnded, failedSocket, PgliteSocket } from './socket.ts';

/** Opens the embedded database on a folder. It has one session, so transactions run one after the other. */
export function openPglite(
  dataDir: string,
  requestLimitMs?: number,
  statementLimitMs = STATEMENT_LIMIT_MS,
): Engine {
  const log = new LogSync(dataDir);
  let socket: PgliteSocket | undefined;
  let ended: DatabaseEnded | undefined;
  return openSession({
    kind: 'pglite',
    turns: PGLITE_QUEUE_LIMITS,
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
      // A database that could not start for lack of space is not retried until there is some.
      if (ended?.isStillFull) return failedSocket(ended);
      const isNew = !existsSync(join(dataDir, 'PG_VERSION'));
      try {
        socket = await PgliteSocket.start(dataDir).catch((error) => {
          if (!releaseReserveFile(dataDir)) throw error;
          return PgliteSocket.start(dataDir);
        });
        ended = undefined;
        // Nothing syncs the files `initdb` unpacks; all later writes are synced.
        if (isNew) await syncDatabase(dataDir);
        return socket;
      } catch (error) {
        ended = error instanceof DatabaseEnded ? error : undefined;
        return failedSocket(error as Error);
      }
    },
    ...(requestLimitMs ? { requestLimitMs } : {}),
    makeDurable: log.makeDurable,
    interrupt: () => socket?.kill(),
    watch: { statementMs: () => socket?.statementMs ?? 0, limitMs: statementLimitMs },
    close: async () => {
      if (socket && !socket.closed) await once(socket, 'close');
      await log.close();
    },
  });
}
