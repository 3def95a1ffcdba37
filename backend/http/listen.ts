import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { boundArrival, PATIENCE } from './patience.ts';

export class PortTaken extends Error {}

/** A slow or silent client may hold a connection this long and no longer; see also `PATIENCE`. */
const BOUNDS = {
  headersTimeout: 10_000,
  requestTimeout: PATIENCE.uploadMs + 60_000,
  keepAliveTimeout: 5_000,
};
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_CONNECTIONS = 1_000;
const GOODBYE_MS = 5_000;

export interface Listener {
  port: number;
  /** Lets running requests finish, then closes what is left. */
  close(): Promise<void>;
}

/** Who takes over connections that ask to become something else than HTTP. */
export interface Upgrades {
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

/** Throws PortTaken before anything slow is begun; binding may still fail, should somebody be faster. */
export async function refuseTakenPort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await bind(probe, host, port);
  await new Promise((resolve) => probe.close(resolve));
}

export async function listen(
  app: { fetch: Parameters<typeof getRequestListener>[0] },
  host: string,
  port: number,
  upgrades?: Upgrades,
): Promise<Listener> {
  const answer = getRequestListener(app.fetch);
  const server = createServer(
    { ...BOUNDS, maxHeaderSize: MAX_HEADER_BYTES },
    (request, response) => {
      boundArrival(request, response, PATIENCE);
      void answer(request, response);
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  if (upgrades) {
    server.on('upgrade', (request, socket, head) => upgrades.accept(request, socket, head));
  }
  await bind(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise<void>((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), GOODBYE_MS);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      });
      // The server waits for connections that were taken over, and cannot close them itself.
      await upgrades?.close();
      await closed;
    },
  };
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(
        new PortTaken(
          `Port ${port} on ${host} is taken by another program. ` +
            `Stop that program, or choose another port: PORT=${port + 1} npm start`,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
}
