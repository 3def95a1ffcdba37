import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { toLimitKey } from '../auth/network-address.ts';
import { KeyedBuckets } from '../realtime/bucket.ts';
import { CONNECTION_LIMITS } from '../request-limits.ts';
import { rejectOverloaded } from './overload.ts';

/** Connection details of a request being answered. */
export interface ConnectionContext {
  /** Aborted when the client disconnects before the response is complete. */
  readonly signal: AbortSignal;
  /** Recent request load of this connection. */
  readonly recentLoad: () => number;
}

const visits = new WeakMap<IncomingMessage, ConnectionContext>();

/** Undefined for requests without a connection, as in tests. */
export const getConnectionContext = (
  request: IncomingMessage | undefined,
): ConnectionContext | undefined => request && visits.get(request);

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

interface Connection {
  readonly socket: Socket;
  readonly address: string;
  readonly load: DecayingCount;
  /** Time of its last complete request head or response; trickling bytes don't count. */
  activeAt: number;
  running: AbortController | undefined;
  /** The request being answered or still arriving. */
  request: IncomingMessage | undefined;
  received: number;
  waiting: { request: IncomingMessage; response: ServerResponse }[];
  /** It is being closed, and nothing more is read from it. */
  isEnding: boolean;
  /** It became a WebSocket, which is long-lived and limited by realtime. */
  isTakenOver: boolean;
  /** Response bytes read as of the last check, and since when that number hasn't grown. */
  read: number;
  readAt: number;
}

export interface ConnectionRules {
  /** True for a proxy's socket, whose clients all share one address. */
  isProxy?: (socket: Socket) => boolean;
  bounds?: typeof CONNECTION_LIMITS;
}

/**
 * Tracks open connections. Connections per address are limited; a new one beyond that replaces the longest idle one
 * that is waiting for its client, so unused connections lock no one out. Each connection handles one request at a
 * time.
 */
export class Connections {
  readonly #bounds: typeof CONNECTION_LIMITS;
  readonly #isProxy: (socket: Socket) => boolean;
  readonly #all = new Map<Socket, Connection>();
  readonly #byAddress = new Map<string, Set<Connection>>();
  readonly #arrivals: KeyedBuckets;
  readonly #timer: NodeJS.Timeout;
  #isGoing = false;
  #isDraining = false;

  constructor({ isProxy = () => false, bounds = CONNECTION_LIMITS }: ConnectionRules = {}) {
    this.#bounds = bounds;
    this.#isProxy = isProxy;
    this.#arrivals = new KeyedBuckets(bounds.arrivals);
    this.#timer = setInterval(() => this.look(), bounds.checkEveryMs);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Tells clients to end their connections with the next response; idle ones end by themselves. */
  drain(): void {
    this.#isDraining = true;
  }

  /** True while a client may still send a request. WebSockets don't count. */
  get hasClients(): boolean {
    return [...this.#all.values()].some(({ isTakenOver }) => !isTakenOver);
  }

  /** Ends each connection as soon as it has no work in progress. */
  hangUpWhenDone(): void {
    this.#isGoing = true;
    for (const { socket, running, isTakenOver } of this.#all.values()) {
      if (!running && !isTakenOver) socket.destroy();
    }
  }

  /** Ends all connections immediately. */
  hangUp(): void {
    for (const socket of this.#all.keys()) socket.destroy();
  }

  /** Admits a new connection or closes it. An admitted one stays. */
  admit(socket: Socket): boolean {
    if (this.#all.has(socket)) return true;
    const address = toLimitKey(socket.remoteAddress ?? '');
    const same = this.#byAddress.get(address) ?? new Set();
    const isProxy = this.#isProxy(socket);
    const isCrowded = same.size >= this.#bounds.ofAnAddress && !isProxy;
    const isRush = !isProxy && !this.#arrivals.take(address);
    const isFull = this.#all.size >= this.#bounds.all;
    if (isRush || (isCrowded && !evictFrom(same)) || (!isCrowded && isFull && !this.#evictAny())) {
      socket.destroy();
      return false;
    }
    const now = performance.now();
    const connection: Connection = {
      socket,
      address,
      load: new DecayingCount(),
      activeAt: now,
      running: undefined,
      request: undefined,
      received: 0,
      waiting: [],
      isEnding: false,
      isTakenOver: false,
      read: 0,
      readAt: now,
    };
    this.#all.set(socket, connection);
    this.#byAddress.set(address, same.add(connection));
    socket.once('close', () => this.#forget(connection));
    return true;
  }

  /** Handles a request after earlier ones on its connection have been answered. */
  handle(request: IncomingMessage, response: ServerResponse, handler: RequestHandler): void {
    const connection = this.#all.get(request.socket);
    if (!connection || connection.isEnding) {
      return;
    }
    connection.activeAt = performance.now();
    connection.load.add();
    if (!connection.running) this.#start(connection, request, response, handler);
    else if (connection.waiting.length < this.#bounds.pipelined) {
      connection.waiting.push({ request, response });
    } else {
      connection.isEnding = true;
      rejectOverloaded(response);
    }
  }

  takeOver(socket: Socket): void {
    const connection = this.#all.get(socket);
    if (connection) connection.isTakenOver = true;
  }

  /**
   * Ends connections that leave a response unread, and the fullest ones if all together hold too much. Tracks which
   * requests keep arriving; trickling bytes don't count.
   */
  look(now = performance.now()): void {
    const holding: Connection[] = [];
    for (const connection of this.#all.values()) {
      const { socket } = connection;
      if (socket.bytesRead - connection.received >= this.#bounds.arrivingBytes) {
        connection.activeAt = now;
      }
      connection.received = socket.bytesRead;
      if (connection.isTakenOver || socket.writableLength === 0) continue;
      const read = socket.bytesWritten - socket.writableLength;
      if (read !== connection.read) Object.assign(connection, { read, readAt: now });
      if (now - connection.readAt > this.#bounds.unreadMs) socket.destroy();
      else holding.push(connection);
    }
    holding.sort((a, b) => b.socket.writableLength - a.socket.writableLength);
    let held = holding.reduce((sum, { socket }) => sum + socket.writableLength, 0);
    for (const { socket } of holding) {
      if (held <= this.#bounds.unreadBytes) break;
      held -= socket.writableLength;
      socket.destroy();
    }
  }

  #start(
    connection: Connection,
    request: IncomingMessage,
    response: ServerResponse,
    handler: RequestHandler,
  ): void {
    const running = new AbortController();
    connection.running = running;
    connection.request = request;
    connection.readAt = performance.now();
    if (this.#isDraining) response.shouldKeepAlive = false;
    visits.set(request, { signal: running.signal, recentLoad: () => connection.load.now });
    response.once('close', () => {
      if (connection.running !== running) return;
      connection.running = undefined;
      connection.request = undefined;
      connection.activeAt = performance.now();
      if (!response.writableFinished) running.abort();
      const next = connection.waiting.shift();
      if (next) this.#start(connection, next.request, next.response, handler);
      else if (this.#isGoing) connection.socket.destroySoon();
    });
    handler(request, response);
  }

  #forget(connection: Connection): void {
    this.#all.delete(connection.socket);
    const same = this.#byAddress.get(connection.address);
    same?.delete(connection);
    if (same?.size === 0) this.#byAddress.delete(connection.address);
    connection.waiting = [];
    connection.running?.abort();
  }

  /** Makes room by evicting from the address with the most connections. */
  #evictAny(): boolean {
    const sets = [...this.#byAddress.values()].sort((a, b) => b.size - a.size);
    return sets.some(evictFrom);
  }
}

/** Closes the longest idle connection that has no work in progress. */
function evictFrom(connections: ReadonlySet<Connection>): boolean {
  let oldest: Connection | undefined;
  for (const connection of connections) {
    // A complete request is being worked on; an incomplete one may never arrive.
    if (connection.isTakenOver || connection.request?.complete) continue;
    if (!oldest || connection.activeAt < oldest.activeAt) oldest = connection;
  }
  oldest?.socket.destroy();
  return oldest !== undefined;
}

const HALF_LIFE_MS = 2_000;

/** Counts recent events; the count halves every two seconds. */
class DecayingCount {
  #count = 0;
  #at = 0;

  get now(): number {
    return this.#count * 0.5 ** ((performance.now() - this.#at) / HALF_LIFE_MS);
  }

  add(): void {
    this.#count = this.now + 1;
    this.#at = performance.now();
  }
}
