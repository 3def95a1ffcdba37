import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as moment } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { createTokenVerifier } from '../auth/verified-tokens.ts';
import type { Engine } from '../db/engine.ts';
import { requireKey, Unauthorized } from '../http/identity.ts';
import type { UpgradeHandler } from '../http/listen.ts';
import type { Keys } from '../keys.ts';
import type { ProcessBus } from '../processes/bus.ts';
import { KeyedBuckets } from './bucket.ts';
import { type Client, Connection } from './connection.ts';
import { DatabaseBroadcasts } from './database-broadcasts.ts';
import { ChangeFeed } from './feed.ts';
import type { Version } from './frames.ts';
import { DEFAULT_REALTIME_LIMITS, type RealtimeLimits } from './limits.ts';
import { getKeyIdentity } from './listener-identity.ts';
import { RightsWatch } from './permission-watch.ts';
import { relayRooms } from './room-relay.ts';
import { Rooms } from './rooms.ts';
import type { Services } from './services.ts';
import { socketToClose } from './socket-to-close.ts';

export interface RealtimeParts {
  engine: Engine;
  keys: Keys;
  /** Undefined if this is the only process. */
  bus?: ProcessBus | undefined;
  isKnownHost: (host: string) => boolean;
  isAllowedOrigin: (origin: string) => boolean;
  addressOf: (request: IncomingMessage) => string;
  limits?: Partial<RealtimeLimits>;
}

/** HTTP status line of a rejected upgrade. */
class NotAdmitted extends Error {}

const PATH = '/realtime/v1/websocket';
const GOING_AWAY = 1001;
const MAKES_ROOM = 1013;
const GOODBYE_MS = 500;

/** The sockets of `/realtime/v1/websocket` and their messages. */
export class RealtimeServer implements UpgradeHandler {
  readonly rooms = new Rooms();
  readonly limits: RealtimeLimits;
  readonly #parts: RealtimeParts;
  readonly #feed: ChangeFeed;
  readonly #broadcasts: DatabaseBroadcasts;
  readonly #rightsWatch: RightsWatch;
  readonly #services: Services;
  readonly #connections = new Map<WebSocket, Connection>();
  readonly #upgrader: WebSocketServer;
  readonly #sweeper: NodeJS.Timeout;
  #isClosed = false;

  private constructor(parts: RealtimeParts) {
    this.#parts = parts;
    this.limits = { ...DEFAULT_REALTIME_LIMITS, ...parts.limits };
    this.#feed = new ChangeFeed(parts.engine);
    this.#broadcasts = new DatabaseBroadcasts(parts.engine, this.rooms);
    this.#rightsWatch = new RightsWatch(parts.engine);
    if (parts.bus) relayRooms(this.rooms, parts.bus);
    this.#services = {
      engine: parts.engine,
      rooms: this.rooms,
      rightsWatch: this.#rightsWatch,
      subscriptions: this.#feed.subscriptions,
      limits: this.limits,
      joinsPerAddress: new KeyedBuckets(this.limits.joinsPerAddress),
      verify: createTokenVerifier(parts.keys),
    };
    this.#upgrader = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: this.limits.frameBytes,
    });
    this.#sweeper = setInterval(() => this.#sweep(), this.limits.silenceMs / 4);
    this.#sweeper.unref();
  }

  /** Installs the triggers and listens to the database. */
  static async open(parts: RealtimeParts): Promise<RealtimeServer> {
    const server = new RealtimeServer(parts);
    try {
      await Promise.all([
        server.#feed.start(),
        server.#broadcasts.start(),
        server.#rightsWatch.start(),
      ]);
    } catch (error) {
      await server.close();
      throw error;
    }
    return server;
  }

  /** Upgrades a connection to a WebSocket, or rejects and closes it. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => {});
    try {
      const client = this.#admit(request);
      this.#upgrader.handleUpgrade(request, socket, head, (ws) => {
        this.#connections.set(ws, new Connection(ws, this.#services, client));
        ws.once('close', () => this.#connections.delete(ws));
      });
    } catch (error) {
      const status = error instanceof NotAdmitted ? error.message : '401 Unauthorized';
      const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
      // A rejected client that keeps its side open would hold its connection forever.
      socket.end(head, () => socket.destroy());
      if (!(error instanceof NotAdmitted || error instanceof Unauthorized)) throw error;
    }
  }

  #admit(request: IncomingMessage): Client {
    const { host = '', origin, apikey } = request.headers;
    const address = `http://localhost${request.url}`;
    if (this.#isClosed) throw new NotAdmitted('503 Service Unavailable');
    if (!this.#parts.isKnownHost(host)) throw new NotAdmitted('421 Misdirected Request');
    // Browsers open cross-origin sockets without a preflight, so the origin is checked here.
    if (origin !== undefined && !this.#parts.isAllowedOrigin(origin)) {
      throw new NotAdmitted('403 Forbidden');
    }
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url?.pathname !== PATH) throw new NotAdmitted('404 Not Found');
    const version = versionOf(url.searchParams.get('vsn'));
    if (!version) throw new NotAdmitted('400 Bad Request');
    const headers = typeof apikey === 'string' ? { apikey } : {};
    const key = requireKey(new Request(url, { headers }), this.#parts.keys);
    const client = {
      version,
      keyReader: getKeyIdentity(key),
      address: this.#parts.addressOf(request),
    };
    if (!this.#makeRoom(client.address)) throw new NotAdmitted('429 Too Many Requests');
    return client;
  }

  /** At a limit, closes a socket that no member uses; returns false if members use all of them. */
  #makeRoom(address: string): boolean {
    const { sockets, socketsPerAddress } = this.limits;
    const all = [...this.#connections];
    const here = all.filter(([, connection]) => connection.address === address);
    if (here.length >= socketsPerAddress) return this.#closeOneOf(here);
    return all.length < sockets || this.#closeOneOf(all);
  }

  #closeOneOf(sockets: readonly [WebSocket, Connection][]): boolean {
    const chosen = socketToClose(sockets);
    if (!chosen) return false;
    const [socket, connection] = chosen;
    this.#connections.delete(socket);
    connection.cut(MAKES_ROOM, 'Too many connections');
    return true;
  }

  /** Returns the number of connections, channels and subscriptions. */
  figures(): { connections: number; channels: number; subscriptions: number } {
    return {
      connections: this.#connections.size,
      channels: this.rooms.size,
      subscriptions: this.#feed.subscriptions.size,
    };
  }

  /** A client without a heartbeat is gone, whatever its network reports. */
  #sweep(): void {
    for (const connection of this.#connections.values()) {
      if (connection.silentForMs > this.limits.silenceMs) connection.cut(1008, 'No heartbeat');
    }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#sweeper);
    const sockets = [...this.#connections.keys()];
    const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
    for (const connection of this.#connections.values()) {
      connection.cut(GOING_AWAY, 'The server is shutting down');
    }
    await Promise.race([closed, moment(GOODBYE_MS, undefined, { ref: false })]);
    for (const socket of sockets) socket.terminate();
    this.#upgrader.close();
    await Promise.all([this.#feed.close(), this.#broadcasts.close(), this.#rightsWatch.close()]);
  }
}

const versionOf = (vsn: string | null): Version | undefined => {
  if (vsn === null || vsn === '1.0.0') return '1.0.0';
  return vsn === '2.0.0' ? vsn : undefined;
};
