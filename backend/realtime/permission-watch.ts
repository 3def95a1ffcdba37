import type { Engine } from '../db/engine.ts';
import type { StopListening } from '../db/notifications.ts';
import { logServerError } from '../http/error-log.ts';
import type { ListenerIdentity } from './listener-identity.ts';

/** A `haven_rights` notification: one account, session or topic whose rights changed. */
interface RightsChange {
  account?: string;
  session?: string;
  topic?: string;
}

/** An open channel whose rights may change. */
export interface Watched {
  readonly name: string;
  readonly isPrivate: boolean;
  readonly reader: ListenerIdentity;
  /** Rechecks the policies, and closes the channel if its reader lost access. */
  recheckRights(): Promise<void>;
  endSession(): void;
}

/** Ended sessions remembered; an access token lasts an hour, so older ones have expired. */
const MAX_ENDED_SESSIONS = 10_000;

/** Rechecks open channels when the database announces changed rights. */
export class RightsWatch {
  readonly #engine: Engine;
  readonly #channels = new Set<Watched>();
  readonly #endedSessions = new Set<string>();
  #changes = 0;
  #stop: StopListening | undefined;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async start(): Promise<void> {
    this.#stop = await this.#engine.listen('haven_rights', {
      onMessage: (text) => this.#apply(JSON.parse(text) as RightsChange),
      onGap: () => this.#recheck(() => true),
    });
  }

  /** Number of notifications so far. A join that sees it change has to recheck its rights. */
  get changes(): number {
    return this.#changes;
  }

  add(channel: Watched): void {
    this.#channels.add(channel);
  }

  remove(channel: Watched): void {
    this.#channels.delete(channel);
  }

  hasEnded({ session }: ListenerIdentity): boolean {
    return session !== undefined && this.#endedSessions.has(session);
  }

  #apply({ account, session, topic }: RightsChange): void {
    this.#changes += 1;
    if (session !== undefined) this.#endSession(session);
    this.#recheck(
      ({ name, reader }) =>
        (topic !== undefined && name === topic) ||
        (account !== undefined && reader.account === account),
    );
  }

  #endSession(session: string): void {
    this.#endedSessions.add(session);
    if (this.#endedSessions.size > MAX_ENDED_SESSIONS) {
      for (const oldest of this.#endedSessions) {
        this.#endedSessions.delete(oldest);
        break;
      }
    }
    for (const channel of [...this.#channels]) {
      if (channel.reader.session === session) channel.endSession();
    }
  }

  #recheck(isConcerned: (channel: Watched) => boolean): void {
    for (const channel of [...this.#channels]) {
      if (channel.isPrivate && isConcerned(channel)) channel.recheckRights().catch(logServerError);
    }
  }

  async close(): Promise<void> {
    await this.#stop?.();
  }
}
