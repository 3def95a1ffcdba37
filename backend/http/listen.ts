import cluster from 'node:cluster';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createNetServer, Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as moment } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { CONNECTION_LIMITS, REQUEST_TIMEOUTS } from '../request-limits.ts';
import { type ConnectionRules, Connections } from './connections.ts';
import { limitRequestDuration } from './request-timeouts.ts';

export class PortInUseError extends Error {}

/** Maximum time a slow or silent client may hold a connection; see also `PATIENCE`. */
const TIMEOUTS = {
  headersTimeout: CONNECTION_LIMITS.headersMs,
  requestTimeout: REQUEST_TIMEOUTS.uploadMs + 60_000,
  keepAliveTimeout: CONNECTION_LIMITS.idleMs,
  connectionsCheckingInterval: CONNECTION_LIMITS.checkEveryMs,
};
const MAX_HEADER_BYTES = 16 * 1024;
const GOODBYE_MS = 5_000;
const DRAIN_MS = REQUEST_TIMEOUTS.requestMs;
const DRAIN_STEP_MS = 50;

/** Methods a `Request` can't have. */
const UNKNOWN_TO_FETCH = new Set(['TRACE', 'TRACK', 'CONNECT']);

function rejectMethod(response: ServerResponse): void {
  response.writeHead(405, {
    Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'Content-Type': 'application/json',
    'Cache-Control': 'private, no-store',
    Connection: 'close',
  });
  response.end(JSON.stringify({ code: '405', message: 'This method is not supported.' }));
}

export interface Listener {
  port: number;
  /**
   * Leaves new connections to other processes on the port and answers what the existing ones still send. Resolves when
   * their clients have gone, or after `limitMs`; by default that of the longest request.
   */
  drain(limitMs?: number): Promise<void>;
  /** Lets running requests finish, then closes the rest. */
  close(): Promise<void>;
}

/** Handles connections that upgrade from HTTP. */
export interface UpgradeHandler {
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

export interface ListenOptions extends ConnectionRules {
  upgrades?: UpgradeHandler;
}

/**
 * Throws PortTaken before slow startup work; binding may still fail if another program is faster. Returns the port, for
 * 0 a free one.
 */
export async function requireFreePort(host: string, port: number): Promise<number> {
  const probe = createServer();
  await bind(probe, host, port, false);
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

export async function listen(
  app: { fetch: Parameters<typeof getRequestListener>[0] },
  host: string,
  port: number,
  { upgrades, ...rules }: ListenOptions = {},
): Promise<Listener> {
  const connections = new Connections(rules);
  const handleAppRequest = getRequestListener(app.fetch);
  const handleRequest = (request: IncomingMessage, response: ServerResponse) => {
    if (UNKNOWN_TO_FETCH.has(request.method ?? '')) return rejectMethod(response);
    limitRequestDuration(request, response, REQUEST_TIMEOUTS);
    void handleAppRequest(request, response);
  };
  const server = createServer(
    { ...TIMEOUTS, maxHeaderSize: MAX_HEADER_BYTES },
    (request, response) => connections.handle(request, response, handleRequest),
  );
  server.on('connection', (socket) => connections.admit(socket));
  if (upgrades) {
    server.on('upgrade', (request, socket, head) => {
      connections.takeOver(request.socket);
      upgrades.accept(request, socket, head);
    });
  }
  const listeners = await openListeners(server, connections, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    async drain(limitMs = DRAIN_MS) {
      const limit = AbortSignal.timeout(limitMs);
      // The server's own `close` would cut idle connections, on which a request may be arriving.
      for (const one of [server, ...listeners]) NetServer.prototype.close.call(one);
      connections.drain();
      while (connections.hasClients && !limit.aborted) await moment(DRAIN_STEP_MS);
    },
    async close() {
      const closed = [server, ...listeners].map(
        (one) => new Promise<void>((resolve) => one.close(() => resolve())),
      );
      connections.hangUpWhenDone();
      const timer = setTimeout(() => connections.hangUp(), GOODBYE_MS);
      // The server waits for upgraded connections and can't close them itself.
      await upgrades?.close();
      await Promise.all(closed);
      clearTimeout(timer);
      connections.close();
    },
  };
}

/**
 * Opens several sockets on one port, if the system supports it. Node accepts one connection per socket per event-loop
 * turn; with a single socket, waiting connections take that many turns.
 */
async function openListeners(
  server: Server,
  connections: Connections,
  host: string,
  port: number,
): Promise<NetServer[]> {
  // The workers of a cluster get their connections from its primary process.
  const isShared = process.platform === 'linux' && !cluster.isWorker;
  // Sockets that share a port don't notice that another program has it.
  if (isShared && port !== 0) await requireFreePort(host, port);
  await bind(server, host, port, isShared);
  const own = (server.address() as AddressInfo).port;
  const listeners: NetServer[] = [];
  for (let n = 1; isShared && n < CONNECTION_LIMITS.listeners; n += 1) {
    const listener = createNetServer(
      { allowHalfOpen: true, noDelay: true },
      (socket) => connections.admit(socket) && server.emit('connection', socket),
    );
    await bind(listener, host, own, isShared);
    listeners.push(listener);
  }
  return listeners;
}

function bind(server: NetServer, host: string, port: number, reusePort: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(
        new PortInUseError(
          `Port ${port} on ${host} is already in use by another program. ` +
            `Stop that program, or choose another port: PORT=${port + 1} npm start`,
        ),
      );
    });
    server.listen({ port, host, reusePort }, resolve);
  });
}
