import { randomUUID } from 'node:crypto';
import type { KeychainState, KeychainStatus } from '#shared/host.ts';
import { Listeners } from '../listeners.ts';
import { ChunkedStore } from './chunked-store.ts';
import type { Keychain } from './keychain.ts';
import type { SessionMarker } from './marker.ts';

export interface VaultOptions {
  /** Rejects if the computer has no keychain. */
  readonly openKeychain: () => Promise<Keychain>;
  readonly marker: SessionMarker;
  /** The key whose presence the marker records. */
  readonly sessionKey: string;
}

/**
 * Stores secrets that must not be on disk in plain text. Values are kept in memory and written to the keychain; while
 * that is unavailable, they stay only in memory.
 */
export class Vault {
  readonly #surroundings: VaultOptions;
  readonly #memory = new Map<string, string>();
  /** Keys not yet written because the keychain was unavailable. */
  readonly #unwritten = new Set<string>();
  readonly #changed = new Listeners<[KeychainStatus]>();
  #store: ChunkedStore | null = null;
  #state: KeychainState = 'absent';
  #opening: Promise<void> | undefined;
  #isSealed = false;

  constructor(options: VaultOptions) {
    this.#surroundings = options;
  }

  /** True if a session is saved; doesn't need the keychain. */
  holdsSession(): boolean {
    const { sessionKey, marker } = this.#surroundings;
    return marker.isSet() || this.#memory.has(sessionKey);
  }

  async standing(): Promise<KeychainStatus> {
    await this.#open();
    return this.#standing();
  }

  onChange(listener: (standing: KeychainStatus) => void): () => void {
    return this.#changed.add(listener);
  }

  async getItem(key: string): Promise<string | null> {
    await this.#open();
    return this.#memory.get(key) ?? this.#recall(key);
  }

  /** Stops saving, so that a late response can't restore a session. */
  seal(): void {
    this.#isSealed = true;
  }

  async setItem(key: string, value: string): Promise<void> {
    await this.#open();
    if (this.#isSealed) return;
    this.#memory.set(key, value);
    await this.#keep(key, value);
  }

  async removeItem(key: string): Promise<void> {
    this.#memory.delete(key);
    await this.eraseFromKeychain(key);
  }

  /** Keeps a value in memory only, because a sign-out still needs it for the server. */
  async eraseFromKeychain(key: string): Promise<void> {
    const before = this.#standing();
    this.#unwritten.delete(key);
    if (key === this.#surroundings.sessionKey) this.#surroundings.marker.clear();
    await this.#open();
    await this.#store?.remove(key).catch(() => undefined);
    this.#tellUnlessStill(before);
  }

  /** Reopens the keychain and writes pending values. */
  async retry(): Promise<KeychainStatus> {
    this.#opening = undefined;
    const before = this.#standing();
    await this.#open();
    for (const key of [...this.#unwritten]) {
      const value = this.#memory.get(key);
      if (value !== undefined) await this.#keep(key, value);
    }
    this.#tellUnlessStill(before);
    return this.#standing();
  }

  #open(): Promise<void> {
    this.#opening ??= this.#look();
    return this.#opening;
  }

  async #look(): Promise<void> {
    const { openKeychain, sessionKey, marker } = this.#surroundings;
    try {
      const keychain = await openKeychain();
      this.#state = await probe(keychain);
      this.#store = this.#state === 'absent' ? null : new ChunkedStore(keychain);
    } catch {
      this.#state = 'absent';
      this.#store = null;
    }
    if (this.#state !== 'ready') return;
    if (marker.isSet()) await this.#recall(sessionKey);
    // A session that sign-out couldn't delete must not be restored.
    else await this.#store?.remove(sessionKey).catch(() => undefined);
  }

  async #recall(key: string): Promise<string | null> {
    const { sessionKey, marker } = this.#surroundings;
    if (this.#state !== 'ready' || (key === sessionKey && !marker.isSet())) return null;
    const value = (await this.#store?.read(key).catch(() => null)) ?? null;
    if (value !== null && !this.#memory.has(key)) this.#memory.set(key, value);
    return this.#memory.get(key) ?? null;
  }

  async #keep(key: string, value: string): Promise<void> {
    const before = this.#standing();
    try {
      if (this.#state !== 'ready' || this.#store === null)
        throw new Error('The keychain is unavailable.');
      await this.#store.write(key, value);
      if (key === this.#surroundings.sessionKey) this.#surroundings.marker.set();
      if (this.#memory.get(key) === value) this.#unwritten.delete(key);
    } catch {
      if (this.#state === 'ready') this.#state = 'failing';
      this.#unwritten.add(key);
    }
    this.#tellUnlessStill(before);
  }

  #standing(): KeychainStatus {
    const { sessionKey, marker } = this.#surroundings;
    const isSessionLocked = marker.isSet() && !this.#memory.has(sessionKey);
    return { state: this.#state, isSessionLocked };
  }

  #tellUnlessStill(before: KeychainStatus): void {
    const now = this.#standing();
    if (now.state !== before.state || now.isSessionLocked !== before.isSessionLocked) {
      this.#changed.tell(now);
    }
  }
}

const CANARY = 'canary';

/** Tests the keychain by writing a harmless entry and reading it back. */
export async function probe(keychain: Keychain): Promise<KeychainState> {
  const canary = randomUUID();
  try {
    await keychain.get(CANARY);
  } catch {
    return 'absent';
  }
  try {
    await keychain.set(CANARY, canary);
  } catch {
    return 'locked';
  }
  const stored = await keychain.get(CANARY).catch(() => null);
  return stored === canary ? 'ready' : 'failing';
}
