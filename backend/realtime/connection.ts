import type { RawData, WebSocket } from 'ws';
import { logServerError } from '../http/error-log.ts';
import { TokenBucket } from './bucket.ts';
import { Channel, type ChannelSocket, JoinRejectedError } from './channel.ts';
import { encodeFrame, type Frame, InvalidFrameError, parseFrame, type Version } from './frames.ts';
import { parseJoinPayload } from './join-payload.ts';
import { countMessageEvents, MAX_TOPIC_BYTES } from './limits.ts';
import type { ListenerIdentity } from './listener-identity.ts';
import type { Services } from './services.ts';

/** WebSocket close codes. */
const CLOSE = { garbage: 1003, tooMuch: 1008, fault: 1011 } as const;
const PREFIX = 'realtime:';
/** Time for the reason to arrive before the connection is cut. */
const GRACE_MS = 1_000;

/** Identity a socket was opened for. */
export interface Client {
  version: Version;
  keyReader: ListenerIdentity;
  address: string;
}

/** One client's socket and its channels. Frames are answered in order. */
export class Connection implements ChannelSocket {
  readonly version: Version;
  readonly keyReader: ListenerIdentity;
  readonly address: string;
  readonly #socket: WebSocket;
  readonly #services: Services;
  readonly #channels = new Map<string, Channel>();
  readonly #frames: TokenBucket;
  readonly #joins: TokenBucket;
  readonly #events: TokenBucket;
  readonly #presence: TokenBucket;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #heardAt = performance.now();
  #isOpen = true;
  #hasJoined = false;
  readonly #joinTimer: NodeJS.Timeout;

  constructor(socket: WebSocket, services: Services, client: Client) {
    this.version = client.version;
    this.keyReader = client.keyReader;
    this.address = client.address;
    this.#socket = socket;
    this.#services = services;
    this.#frames = new TokenBucket(services.limits.frames);
    this.#joins = new TokenBucket(services.limits.joins);
    this.#events = new TokenBucket(services.limits.events);
    this.#presence = new TokenBucket(services.limits.presence);
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary));
    // Emitted by `ws` for a broken or oversized frame; `close` follows.
    socket.on('error', () => {});
    socket.on('close', () => this.#end());
    this.#joinTimer = setInterval(() => this.#closeIfUnjoined(), services.limits.unjoinedMs);
    this.#joinTimer.unref();
  }

  /** Closes a socket that never joined a channel; a pending join gets more time. */
  #closeIfUnjoined(): void {
    if (this.#hasJoined) clearInterval(this.#joinTimer);
    else if (this.#waiting === 0) this.cut(CLOSE.tooMuch, 'No channel was joined in time');
  }

  /** True if a signed-in user or the server is in one of its channels. */
  get servesMember(): boolean {
    if (this.keyReader.role === 'service_role') return true;
    return [...this.#channels.values()].some(({ reader }) => reader.role !== 'anon');
  }

  get silentForMs(): number {
    return performance.now() - this.#heardAt;
  }

  takeEvent(bytes: number): boolean {
    return this.#events.take(countMessageEvents(bytes));
  }

  takePresence(): boolean {
    return this.#presence.take();
  }

  takeJoin(): boolean {
    return this.#joins.take() && this.#services.joinsPerAddress.take(this.address);
  }

  #hear(data: RawData, isBinary: boolean): void {
    this.#heardAt = performance.now();
    if (!this.#isOpen) return;
    if (!this.#frames.take()) {
      this.cut(CLOSE.tooMuch, 'Too many messages per second');
      return;
    }
    try {
      const frame = parseFrame(data as Buffer, isBinary, this.version);
      if (frame.topic === 'phoenix') this.#beat(frame);
      else this.#enqueue(frame);
    } catch (error) {
      if (!(error instanceof InvalidFrameError)) logServerError(error);
      this.cut(CLOSE.garbage, 'Invalid protocol message');
    }
  }

  /** Immediately, even while the database is processing an earlier frame. */
  #beat(frame: Frame): void {
    if (frame.event === 'heartbeat') this.reply(frame, 'ok', {});
    else this.reply(frame, 'error', unmatched);
  }

  #enqueue(frame: Frame): void {
    if (this.#waiting >= this.#services.limits.framesWaiting) {
      this.cut(CLOSE.tooMuch, 'Too many messages are waiting for a response');
      return;
    }
    this.#waiting += 1;
    this.#queue = this.#queue
      .then(() => this.#answer(frame))
      .catch((error: unknown) => {
        if (!this.#isOpen) return;
        logServerError(error);
        this.cut(CLOSE.fault, 'The server could not answer');
      })
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  async #answer(frame: Frame): Promise<void> {
    if (!this.#isOpen) return;
    if (frame.event === 'phx_join') return this.#join(frame);
    const channel = this.#channels.get(frame.topic);
    if (channel) return channel.receive(frame);
    if (frame.event === 'phx_leave') this.reply(frame, 'ok', {});
    else this.reply(frame, 'error', unmatched);
  }

  async #join(frame: Frame): Promise<void> {
    // A client joins again when it believes that its earlier join is gone.
    this.#channels.get(frame.topic)?.end('phx_close');
    try {
      this.#checkLimits(frame.topic);
      const join = parseJoinPayload(frame.payload);
      if (join.wishes.length > this.#services.limits.subscriptionsPerChannel) {
        throw new JoinRejectedError('ChannelRateLimitReached: Too many postgres_changes');
      }
      const channel = new Channel(this, this.#services, frame, join);
      const { reply, begin } = await channel.enter(() => this.#isOpen);
      this.#channels.set(frame.topic, channel);
      this.#hasJoined = true;
      this.reply(frame, 'ok', reply);
      begin();
    } catch (error) {
      if (!(error instanceof JoinRejectedError)) throw error;
      this.reply(frame, 'error', { reason: error.message });
    }
  }

  #checkLimits(topic: string): void {
    if (!topic.startsWith(PREFIX)) throw new JoinRejectedError(unmatched.reason);
    if (topic === PREFIX)
      throw new JoinRejectedError('TopicNameRequired: You must provide a topic name');
    if (Buffer.byteLength(topic) > MAX_TOPIC_BYTES) {
      throw new JoinRejectedError('TopicNameRequired: The topic name is too long');
    }
    if (!this.takeJoin()) {
      throw new JoinRejectedError('ClientJoinRateLimitReached: Too many joins per second');
    }
    if (this.#channels.size >= this.#services.limits.channelsPerSocket) {
      throw new JoinRejectedError('ChannelRateLimitReached: Too many channels');
    }
  }

  reply(frame: Frame, status: 'ok' | 'error', response: unknown): void {
    const { topic, ref, joinRef } = frame;
    const payload = JSON.stringify({ status, response });
    this.deliver(encodeFrame(this.version, topic, 'phx_reply', payload, { joinRef, ref }));
  }

  push({ topic, joinRef }: Channel, event: string, payload: string, isEnd = false): void {
    const ref = isEnd ? joinRef : null;
    this.deliver(encodeFrame(this.version, topic, event, payload, { joinRef, ref }));
  }

  forget(channel: Channel): void {
    if (this.#channels.get(channel.topic) === channel) this.#channels.delete(channel.topic);
  }

  closeIfEmpty(reason: string): void {
    if (this.#channels.size === 0) this.cut(CLOSE.tooMuch, reason);
  }

  /** A client that doesn't read its messages must not fill this server's memory. */
  deliver(message: string | Buffer): void {
    if (!this.#isOpen) return;
    if (this.#socket.bufferedAmount > this.#services.limits.unreadBytes) {
      this.cut(CLOSE.tooMuch, 'Messages were not read in time');
    } else {
      this.#socket.send(message, () => {});
    }
  }

  /** Sends the reason and closes, whether or not the client responds. */
  cut(code: number, reason: string): void {
    if (!this.#isOpen) return;
    this.#end();
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), GRACE_MS).unref();
  }

  #end(): void {
    this.#isOpen = false;
    clearInterval(this.#joinTimer);
    for (const channel of [...this.#channels.values()]) channel.end();
    this.#channels.clear();
  }
}

const unmatched = { reason: 'unmatched topic' };
