import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

export class PortTaken extends Error {}

/** A slow or silent client may hold a connection this long and no longer. */
const BOUNDS = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5_000 };
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_CONNECTIONS = 1_000;
const GOODBYE_MS = 5_000;

export interface Listener {
  port: number;
  /** Lets running requests finish, then closes what is left. */
  close(): Promise<void>;
}

/** Throws PortTaken before anything slow is begun; binding may still fail, should somebody be faster. */
export async function refuseTakenPort(host: string, port: number): Promise<void> {
  const probe = createServer();
  await bind(probe, host, port);
  await new Promise((resolve) => probe.close(resolve));
}

export async function listen(
  app: Pick<Hono, 'fetch'>,
  host: string,
  port: number,
): Promise<Listener> {
  const server = createServer(
    { ...BOUNDS, maxHeaderSize: MAX_HEADER_BYTES },
    getRequestListener(app.fetch),
  );
  server.maxConnections = MAX_CONNECTIONS;
  await bind(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), GOODBYE_MS);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      }),
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
