import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { toLimitKey } from '../auth/network-address.ts';
import { CONNECTIONS } from '../bounds.ts';
import { KeyedBuckets } from '../realtime/bucket.ts';
import { hangUpBusy } from './busy.ts';

/** What is known of a request's connection while it is answered. */
export interface Visit {
  /** Aborted when the client has left before the answer was whole. */
  readonly signal: AbortSignal;
  /** How much was asked on this connection of late. */
  readonly recentLoad: () => number;
}

const visits = new WeakMap<IncomingMessage, Visit>();

/** Nothing is known of a request that came by no connection, such as a test's. */
export const visitOf = (request: IncomingMessage | undefined): Visit | undefined =>
  request && visits.get(request);

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface Connection {
  readonly socket: Socket;
  readonly address: string;
  readonly load: DecayingCount;
  /** When it last sent a whole head of a request or heard a whole answer: what drips in does not count. */
  activeAt: number;
  running: AbortController | undefined;
  /** What is being answered, or still arriving. */
  request: IncomingMessage | undefined;
  received: number;
  waiting: { request: IncomingMessage; response: ServerResponse }[];
  /** It is told to go, and nothing more of it is read. */
  isEnding: boolean;
  /** It became a websocket, which is long-lived and bounded by realtime. */
  isTakenOver: boolean;
  /** What it has read of its answers when it was last looked at, and since when it is no more. */
  read: number;
  readAt: number;
}

export interface ConnectionRules {
  /** Whether a socket is that of a proxy, behind which all clients have one address. */
  isProxy?: (socket: Socket) => boolean;
  bounds?: typeof CONNECTIONS;
}

/**
 * Who is connected. An address has a bounded number of connections; a new one beyond that takes the
 * place of the one that was active longest ago and waits for its client, so that connections nobody
 * uses shut nobody out. Each connection has one request worked on at a time.
 */
export class Connections {
  readonly #bounds: typeof CONNECTIONS;
  readonly #isProxy: (socket: Socket) => boolean;
  readonly #all = new Map<Socket, Connection>();
  readonly #byAddress = new Map<string, Set<Connection>>();
  readonly #arrivals: KeyedBuckets;
  readonly #timer: NodeJS.Timeout;
  #isGoing = false;

  constructor({ isProxy = () => false, bounds = CONNECTIONS }: ConnectionRules = {}) {
    this.#bounds = bounds;
    this.#isProxy = isProxy;
    this.#arrivals = new KeyedBuckets(bounds.arrivals);
    this.#timer = setInterval(() => this.look(), bounds.checkEveryMs);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Ends each connection as soon as nothing is worked on for it. */
  hangUpWhenDone(): void {
    this.#isGoing = true;
    for (const { socket, running, isTakenOver } of this.#all.values()) {
      if (!running && !isTakenOver) socket.destroy();
    }
  }

  /** Ends all connections, whatever they are in. */
  hangUp(): void {
    for (const socket of this.#all.keys()) socket.destroy();
  }

  /** Takes a new connection in, or hangs up. One that is in already stays. */
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

  /** Answers a request when those before it on its connection have been answered. */
  handle(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    const connection = this.#all.get(request.socket);
    if (!connection || connection.isEnding) {
      return;
    }
    connection.activeAt = performance.now();
    connection.load.add();
    if (!connection.running) this.#start(connection, request, response, answer);
    else if (connection.waiting.length < this.#bounds.pipelined) {
      connection.waiting.push({ request, response });
    } else {
      connection.isEnding = true;
      hangUpBusy(response);
    }
  }

  takeOver(socket: Socket): void {
    const connection = this.#all.get(socket);
    if (connection) connection.isTakenOver = true;
  }

  /**
   * Ends connections that leave an answer unread, and the fullest when all together hold too much.
   * Notes which requests go on arriving; drops do not count.
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
    answer: Answer,
  ): void {
    const running = new AbortController();
    connection.running = running;
    connection.request = request;
    connection.readAt = performance.now();
    visits.set(request, { signal: running.signal, recentLoad: () => connection.load.now });
    response.once('close', () => {
      if (connection.running !== running) return;
      connection.running = undefined;
      connection.request = undefined;
      connection.activeAt = performance.now();
      if (!response.writableFinished) running.abort();
      const next = connection.waiting.shift();
      if (next) this.#start(connection, next.request, next.response, answer);
      else if (this.#isGoing) connection.socket.destroySoon();
    });
    answer(request, response);
  }

  #forget(connection: Connection): void {
    this.#all.delete(connection.socket);
    const same = this.#byAddress.get(connection.address);
    same?.delete(connection);
    if (same?.size === 0) this.#byAddress.delete(connection.address);
    connection.waiting = [];
    connection.running?.abort();
  }

  /** Makes room at the cost of the address that has most connections. */
  #evictAny(): boolean {
    const sets = [...this.#byAddress.values()].sort((a, b) => b.size - a.size);
    return sets.some(evictFrom);
  }
}

/** Hangs up on the connection that was active longest ago, of those that nothing is worked on for. */
function evictFrom(connections: ReadonlySet<Connection>): boolean {
  let oldest: Connection | undefined;
  for (const connection of connections) {
    // A request that has arrived is worked on; one that has not may be waited for in vain.
    if (connection.isTakenOver || connection.request?.complete) continue;
    if (!oldest || connection.activeAt < oldest.activeAt) oldest = connection;
  }
  oldest?.socket.destroy();
  return oldest !== undefined;
}

const HALF_LIFE_MS = 2_000;

/** Counts what happened of late: after every two seconds it counts half as much. */
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
