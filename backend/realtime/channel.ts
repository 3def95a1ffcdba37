import { logServerError } from '../http/error-log.ts';
import type { Frame, Version } from './frames.ts';
import type { JoinPayload } from './join-payload.ts';
import {
  expiredMessage,
  getTokenIdentity,
  hasExpired,
  isKey,
  type ListenerIdentity,
  RealtimeTokenError,
} from './listener-identity.ts';
import type { Watched } from './permission-watch.ts';
import { getRights, PUBLIC_RIGHTS, queryRights, type Rights } from './permissions.ts';
import { identifyPresence } from './presence.ts';
import type { Member } from './rooms.ts';
import type { Services } from './services.ts';
import {
  type Accepted,
  type Subscriber,
  SubscriptionRejectedError,
  validateSubscription,
} from './subscriptions.ts';

/** What a channel needs from its socket. */
export interface ChannelSocket {
  readonly version: Version;
  readonly keyReader: ListenerIdentity;
  /** True if the socket may send another event of that size now. */
  takeEvent(bytes: number): boolean;
  takePresence(): boolean;
  /** True if it may join, or change its token, once more now. */
  takeJoin(): boolean;
  deliver(message: string | Buffer): void;
  push(channel: Channel, event: string, payload: string, isEnd?: boolean): void;
  reply(frame: Frame, status: 'ok' | 'error', response: unknown): void;
  forget(channel: Channel): void;
  /** Closes the socket if no channel is left on it. */
  closeIfEmpty(reason: string): void;
}

export class JoinRejectedError extends Error {}

/** A client's event that is not allowed in a channel it has joined. */
class EventRejectedError extends Error {}

/** Longer timers would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Messages held while rights are checked; beyond that, the client has to join again. */
const MAX_HELD = 1_000;
const SESSION_ENDED = 'The session has ended';

let lastId = 0;

/** One client in one channel, from join to leave. */
export class Channel implements Member, Subscriber, Watched {
  readonly topic: string;
  readonly name: string;
  readonly joinRef: string | null;
  readonly #line: ChannelSocket;
  readonly #services: Services;
  readonly #join: JoinPayload;
  #reader: ListenerIdentity;
  #rights: Rights = PUBLIC_RIGHTS;
  #token: string | undefined;
  #hasPresence: boolean;
  #expiry: NodeJS.Timeout | undefined;
  #ids: number[] = [];
  #isOpen = false;
  #needsCheck = false;
  #checking: Promise<void> | undefined;
  #held: { isAllowed: () => boolean; send: () => void }[] | undefined;

  constructor(line: ChannelSocket, services: Services, frame: Frame, join: JoinPayload) {
    this.#line = line;
    this.#services = services;
    this.#join = join;
    this.topic = frame.topic;
    this.name = frame.topic.slice(frame.topic.indexOf(':') + 1);
    this.joinRef = frame.joinRef ?? frame.ref;
    this.#reader = line.keyReader;
    this.#hasPresence = join.hasPresence;
  }

  get version(): Version {
    return this.#line.version;
  }

  get reader(): ListenerIdentity {
    return this.#reader;
  }

  get isPrivate(): boolean {
    return this.#join.isPrivate;
  }

  get hearsBroadcasts(): boolean {
    return this.#rights.readBroadcast && !hasExpired(this.#reader);
  }

  get seesPresence(): boolean {
    return this.#hasPresence && this.#rights.readPresence && !hasExpired(this.#reader);
  }

  /** Checks the client and its request; nothing happens in the room before all of it is allowed. */
  async enter(isStillConnected: () => boolean): Promise<{ reply: unknown; begin: () => void }> {
    const { token, isPrivate, wishes, waits } = this.#join;
    const { rightsWatch } = this.#services;
    const changes = rightsWatch.changes;
    if (token && !isKey(token)) await this.#identify(token);
    if (isPrivate) await this.#askRights();
    const result = await this.#checkWishes(wishes);
    if (waits && result instanceof SubscriptionRejectedError) {
      throw new JoinRejectedError(`RealtimeDisabledForConfiguration: ${result.message}`);
    }
    if (!isStillConnected()) throw new JoinRejectedError('The socket is gone');
    if (rightsWatch.hasEnded(this.#reader)) throw new JoinRejectedError(SESSION_ENDED);

    this.#isOpen = true;
    rightsWatch.add(this);
    if (isPrivate && rightsWatch.changes !== changes) void this.recheckRights();
    this.#services.rooms.enter(this.name, isPrivate, this);
    this.#ids = wishes.map(() => ++lastId);
    this.#subscribe(result);
    this.#watchExpiry();
    return {
      reply: {
        postgres_changes: wishes.map((requested, i) => ({ ...requested, id: this.#ids[i] })),
      },
      begin: () => {
        if (this.seesPresence) this.#pushPresence();
        if (wishes.length > 0) this.#reportSubscription(result);
        // The server listens to the database before it opens, so every member of a room is already connected to it.
        if (this.#join.asksReadiness) {
          this.#pushSystem('system', 'ok', 'Replication connection established');
        }
      },
    };
  }

  async #identify(token: string): Promise<void> {
    try {
      this.#reader = await getTokenIdentity(token, this.#services.verify);
      this.#token = token;
    } catch (error) {
      if (!(error instanceof RealtimeTokenError)) throw error;
      throw new JoinRejectedError(`${error.code}: ${error.message}`);
    }
  }

  async #askRights(): Promise<void> {
    this.#rights = await getRights(this.#services.engine, this.name, this.#reader);
    if (this.#rights.readBroadcast || this.#rights.readPresence) return;
    throw new JoinRejectedError(`Unauthorized: ${this.#noRightsMessage}`);
  }

  get #noRightsMessage(): string {
    return `You do not have permissions to read from this Channel topic: ${this.name}`;
  }

  async #checkWishes(
    wishes: readonly Record<string, unknown>[],
  ): Promise<Accepted[][] | SubscriptionRejectedError> {
    try {
      const accepted: Accepted[][] = [];
      for (const requested of wishes) {
        accepted.push(await validateSubscription(this.#services.engine, requested, this.#reader));
      }
      return accepted;
    } catch (error) {
      if (error instanceof SubscriptionRejectedError) return error;
      throw error;
    }
  }

  /** Accepts all of a channel's subscriptions or none, as on a hosted project. */
  #subscribe(result: Accepted[][] | SubscriptionRejectedError): void {
    const { subscriptions } = this.#services;
    subscriptions.remove(this);
    if (result instanceof SubscriptionRejectedError) return;
    for (const [i, tables] of result.entries()) {
      for (const accepted of tables) subscriptions.add(this, this.#ids[i] ?? 0, accepted);
    }
  }

  #reportSubscription(result: unknown): void {
    const isRejected = result instanceof SubscriptionRejectedError;
    this.#pushSystem(
      'postgres_changes',
      isRejected ? 'error' : 'ok',
      isRejected ? result.message : 'Subscribed to PostgreSQL',
    );
  }

  async receive(frame: Frame): Promise<void> {
    try {
      await this.#receive(frame);
    } catch (error) {
      if (!(error instanceof EventRejectedError)) throw error;
      this.#line.reply(frame, 'error', { reason: error.message });
    }
  }

  async #receive(frame: Frame): Promise<void> {
    const { event } = frame;
    if (event === 'phx_leave') {
      this.#line.reply(frame, 'ok', {});
      if (frame.joinRef === null || frame.joinRef === this.joinRef) this.end('phx_close');
    } else if (event === 'access_token') {
      await this.#refresh(frame);
    } else if (!this.#line.takeEvent(frame.broadcast?.body.length ?? 0)) {
      this.shutDown('Too many messages per second');
    } else if (event === 'broadcast') {
      await this.#checking;
      if (this.#isOpen) await this.#broadcast(frame);
    } else if (event === 'presence') {
      await this.#checking;
      if (this.#isOpen) this.#presence(frame);
    } else {
      throw new EventRejectedError(`unknown event ${event.slice(0, 100)}`);
    }
  }

  /** The client signed in again: all its permissions are rechecked. */
  async #refresh({ payload }: Frame): Promise<void> {
    const token = payload.access_token;
    if (typeof token !== 'string' || isKey(token) || token === this.#token) return;
    if (!this.#line.takeJoin()) {
      this.shutDown('Too many access tokens per second');
      return;
    }
    const { rightsWatch } = this.#services;
    const changes = rightsWatch.changes;
    try {
      const reader = await getTokenIdentity(token, this.#services.verify);
      const { isPrivate, wishes } = this.#join;
      if (isPrivate) {
        const rights = await getRights(this.#services.engine, this.name, reader);
        if (!rights.readBroadcast && !rights.readPresence) {
          this.shutDown(this.#noRightsMessage);
          return;
        }
        this.#rights = rights;
      }
      if (rightsWatch.hasEnded(reader)) {
        this.shutDown(SESSION_ENDED);
        return;
      }
      const { role, account } = this.#reader;
      if (account !== reader.account) this.#services.rooms.untrack(this.name, isPrivate, this);
      this.#reader = reader;
      this.#token = token;
      if (isPrivate && rightsWatch.changes !== changes) void this.recheckRights();
      // Allowed subscriptions depend only on the role, so the same role keeps them.
      const result = role === reader.role ? undefined : await this.#checkWishes(wishes);
      if (!this.#isOpen) return;
      if (result) this.#subscribe(result);
      this.#watchExpiry();
      if (wishes.length > 0) this.#reportSubscription(result);
    } catch (error) {
      if (!(error instanceof RealtimeTokenError)) throw error;
      this.shutDown(error.message);
    }
  }

  async #broadcast(frame: Frame): Promise<void> {
    const { broadcast } = frame;
    if (!broadcast) throw new EventRejectedError('broadcast without an event');
    if (!this.#rights.writeBroadcast || hasExpired(this.#reader)) {
      throw new EventRejectedError(
        `You do not have permissions to write to this Channel topic: ${this.name}`,
      );
    }
    const { acknowledges, hearsItself, isPrivate } = this.#join;
    const { rooms } = this.#services;
    const except = hearsItself ? undefined : this;
    const relayed = rooms.broadcast(this.name, isPrivate, broadcast, except);
    if (!acknowledges) {
      relayed?.catch(() => {});
      return;
    }
    try {
      await relayed;
    } catch {
      throw new EventRejectedError('The message did not reach everyone. Send it again.');
    }
    this.#line.reply(frame, 'ok', {});
  }

  #presence(frame: Frame): void {
    const { event, payload = {} } = frame.payload;
    const { isPrivate } = this.#join;
    const { rooms } = this.#services;
    const verb = typeof event === 'string' ? event.toLowerCase() : '';
    if (!this.#line.takePresence()) {
      this.shutDown('Too many presence messages per second');
      return;
    }
    const wasPresent = this.#hasPresence;
    if (verb === 'untrack') {
      rooms.untrack(this.name, isPrivate, this);
    } else if (verb === 'track') {
      if (!this.#rights.writePresence || hasExpired(this.#reader)) {
        throw new EventRejectedError('unauthorized');
      }
      if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
        throw new EventRejectedError('Presence track payload must be a map');
      }
      if (JSON.stringify(payload).length > this.#services.limits.presenceBytes) {
        throw new EventRejectedError('Track message size exceeded');
      }
      this.#hasPresence = true;
      const shown = identifyPresence(this.#join, this.#reader, payload);
      rooms.track(this.name, isPrivate, this, shown.key, shown.payload);
    } else {
      throw new EventRejectedError('unknown presence event');
    }
    this.#line.reply(frame, 'ok', {});
    if (!wasPresent && this.seesPresence) this.#pushPresence();
  }

  #pushPresence(): void {
    this.push(
      'presence_state',
      this.#services.rooms.presenceState(this.name, this.#join.isPrivate),
    );
  }

  /** Rechecks the policies. Messages wait for the result, so that a removed member gets none of them. */
  recheckRights(): Promise<void> {
    this.#needsCheck = true;
    this.#checking ??= this.#checkRights().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #checkRights(): Promise<void> {
    this.#held = [];
    try {
      while (this.#needsCheck && this.#isOpen) {
        this.#needsCheck = false;
        const reader = this.#reader;
        const rights = await queryRights(this.#services.engine, this.name, reader);
        if (reader === this.#reader) this.#rights = rights;
        else this.#needsCheck = true;
      }
    } catch (error) {
      logServerError(error);
      this.end('phx_error');
    }
    const held = this.#held;
    this.#held = undefined;
    if (!this.#isOpen) return;
    const { readBroadcast, readPresence, writePresence } = this.#rights;
    if (!readBroadcast && !readPresence) {
      this.shutDown(this.#noRightsMessage);
      return;
    }
    if (!writePresence) this.#services.rooms.untrack(this.name, this.#join.isPrivate, this);
    for (const { isAllowed, send } of held) if (isAllowed()) send();
  }

  /** The token's session has ended: nothing more is sent or received with it. */
  endSession(): void {
    this.#held = undefined;
    this.shutDown(SESSION_ENDED);
    this.#line.closeIfEmpty(SESSION_ENDED);
  }

  #sendOrHold(isAllowed: () => boolean, send: () => void): void {
    if (this.#held === undefined) send();
    else if (this.#held.length < MAX_HELD) this.#held.push({ isAllowed, send });
    else this.end('phx_error');
  }

  deliver(message: string | Buffer): void {
    this.#sendOrHold(
      () => this.hearsBroadcasts,
      () => this.#line.deliver(message),
    );
  }

  push(event: string, payload: string): void {
    this.#sendOrHold(
      () => !event.startsWith('presence') || this.seesPresence,
      () => this.#line.push(this, event, payload),
    );
  }

  pushChange(ids: readonly number[], data: string): void {
    this.push('postgres_changes', `{"ids":[${ids.join()}],"data":${data}}`);
  }

  #pushSystem(extension: string, status: 'ok' | 'error', message: string): void {
    this.push('system', JSON.stringify({ extension, status, message, channel: this.name }));
  }

  reportGap(): void {
    this.end('phx_error');
  }

  #watchExpiry(): void {
    clearTimeout(this.#expiry);
    const { expiresAt } = this.#reader;
    if (expiresAt === undefined) return;
    const wait = Math.min(Math.max(0, expiresAt * 1000 - Date.now()), LONGEST_TIMER_MS);
    this.#expiry = setTimeout(() => {
      if (hasExpired(this.#reader)) this.shutDown(expiredMessage(expiresAt));
      else this.#watchExpiry();
    }, wait);
    this.#expiry.unref();
  }

  /** Sends the reason, then closes; the client does not reconnect automatically. */
  shutDown(message: string): void {
    if (!this.#isOpen) return;
    this.#pushSystem('system', 'error', message);
    this.end('phx_close');
  }

  /** Leaves the room. `phx_error` makes the client join again, `phx_close` does not. */
  end(event?: 'phx_close' | 'phx_error'): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    clearTimeout(this.#expiry);
    this.#services.rightsWatch.remove(this);
    this.#services.subscriptions.remove(this);
    this.#services.rooms.leave(this.name, this.#join.isPrivate, this);
    this.#line.forget(this);
    if (event) this.#line.push(this, event, '{}', true);
  }
}
