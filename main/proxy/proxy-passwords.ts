import { createHash } from 'node:crypto';
import type { ProxyLoginAnswer, ProxyLoginQuestion } from '../../shared/desktop/proxy-login.ts';
import type { Clock } from '../clock.ts';

/** A proxy's request for a password. */
export type ProxyChallenge = Pick<ProxyLoginQuestion, 'host' | 'port' | 'realm'>;

export interface ProxyCredentials {
  readonly username: string;
  readonly password: string;
}

/** What one request has tried so far; a second request for the same credentials means that they are wrong. */
export interface ProxyAttempt {
  tried: ProxyCredentials | null;
}

/** The part of the keychain that stores remembered passwords. */
export interface SavedProxyPasswords {
  canSave(): Promise<boolean>;
  read(key: string): Promise<string | null>;
  write(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}

interface ProxyPasswordOptions {
  /** Asks the user; null if the user cancels. */
  readonly ask: (question: ProxyLoginQuestion) => Promise<ProxyLoginAnswer | null>;
  readonly saved: SavedProxyPasswords;
  readonly clock: Pick<Clock, 'now'>;
}

/** After Cancel, background requests must not reopen the dialog every few seconds. */
export const DECLINED_FOR_MS = 5 * 60_000;
/** Realms and hosts are text of the proxy; longer ones are cut. */
const MAX_TEXT = 200;

interface Entry {
  isLoaded: boolean;
  current: ProxyCredentials | null;
  declinedUntil: number;
  /** Requests of one proxy are answered one after another, so that the user is asked once. */
  queue: Promise<unknown>;
}

/** User names and passwords for proxies, in memory for this run and in the keychain if the user chose to. */
export class ProxyPasswords {
  readonly #options: ProxyPasswordOptions;
  readonly #entries = new Map<string, Entry>();

  constructor(options: ProxyPasswordOptions) {
    this.#options = options;
  }

  /** Returns credentials that the request hasn't tried yet; null if the user cancels. */
  answer(challenge: ProxyChallenge, attempt: ProxyAttempt): Promise<ProxyCredentials | null> {
    const proxy = {
      host: toPlainText(challenge.host),
      port: challenge.port,
      realm: toPlainText(challenge.realm),
    };
    const key = keyOf(challenge);
    const entry = this.#entry(key);
    const answered = entry.queue.then(() => this.#decide(key, entry, proxy, attempt));
    entry.queue = answered.catch(() => undefined);
    return answered;
  }

  /** Call when the user repeats an action; the next request may ask although the user canceled before. */
  askAgain(): void {
    for (const entry of this.#entries.values()) entry.declinedUntil = 0;
  }

  async #decide(key: string, entry: Entry, proxy: ProxyChallenge, attempt: ProxyAttempt) {
    const { ask, saved, clock } = this.#options;
    if (!entry.isLoaded) {
      entry.isLoaded = true;
      entry.current = parseCredentials(await saved.read(key).catch(() => null));
    }
    if (entry.current !== null && entry.current !== attempt.tried) {
      attempt.tried = entry.current;
      return entry.current;
    }
    if (clock.now() < entry.declinedUntil) return null;
    const answer = await ask({
      ...proxy,
      username: entry.current?.username ?? '',
      wasRejected: entry.current !== null,
      canRemember: await saved.canSave().catch(() => false),
    });
    if (answer === null) {
      entry.declinedUntil = clock.now() + DECLINED_FOR_MS;
      return null;
    }
    const { remember, username, password } = answer;
    entry.current = { username, password };
    entry.declinedUntil = 0;
    attempt.tried = entry.current;
    // Without a keychain the password stays in memory.
    const work = remember ? saved.write(key, JSON.stringify(entry.current)) : saved.remove(key);
    await work.catch(() => undefined);
    return entry.current;
  }

  #entry(key: string): Entry {
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const entry = { isLoaded: false, current: null, declinedUntil: 0, queue: Promise.resolve() };
    this.#entries.set(key, entry);
    return entry;
  }
}

/** A hash, because a keychain's entry names are visible and a realm may hold any character. */
const keyOf = ({ host, port, realm }: ProxyChallenge): string =>
  createHash('sha256')
    .update(JSON.stringify([host.toLowerCase(), port, realm]))
    .digest('hex')
    .slice(0, 32);

/** Control and direction characters could make one proxy look like another. */
const toPlainText = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, MAX_TEXT);

function parseCredentials(text: string | null): ProxyCredentials | null {
  if (text === null) return null;
  try {
    const { username, password } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return typeof username === 'string' && typeof password === 'string'
      ? { username, password }
      : null;
  } catch {
    return null;
  }
}
