import { onUserStorageCleared } from '../auth/index.ts';
import { makeBrowserStore } from './browserStore.ts';

/**
 * Encrypts what this device keeps for work without a connection. The server issues the key for one sign-in; a device
 * that hasn't heard from the server for a day forgets it and gets it again later. Scripts can't read the key itself.
 */
interface OfflineKeys {
  readonly user: string;
  /** The key that encrypts, then those of earlier sign-ins. */
  readonly keys: readonly CryptoKey[];
  /** When the server last confirmed access. */
  readonly at: number;
}

const NAME = 'haven.keys';
const STORE = 'keys';
/** Without storage, the key lasts as long as the page. */
const withStore = makeBrowserStore(NAME, STORE);
const IV_BYTES = 12;
const OFFLINE_KEY_MS = 24 * 3_600_000;

let current: OfflineKeys | null = null;
let loading: Promise<void> | undefined;
const listeners = new Set<DropListener>();

/** Gets the ID of a user whose access ended; null if only the session did. */
type DropListener = (endedFor: string | null) => void;

/** Listens for the loss of the key, to delete what it encrypted. */
export function onOfflineKeyDropped(listener: DropListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const isValid = (keys: OfflineKeys | null, userId: string): keys is OfflineKeys =>
  keys !== null && keys.user === userId && Date.now() - keys.at < OFFLINE_KEY_MS;

/** True if data can be encrypted now. */
export const hasOfflineKey = (userId: string): boolean => isValid(current, userId);

/** Loads the key that this device got earlier. */
export async function loadOfflineKey(userId: string): Promise<boolean> {
  if (current === null) {
    loading ??= withStore<OfflineKeys | undefined>('readonly', (store) => store.get(STORE)).then(
      (found) => {
        current ??= found ?? null;
      },
    );
    await loading;
    loading = undefined;
  }
  return hasOfflineKey(userId);
}

/** Takes the keys that the server returned; none means that access has ended. */
export async function takeOfflineKeys(userId: string, issued: readonly string[]): Promise<void> {
  if (issued.length === 0) return dropOfflineKey(userId);
  if (globalThis.crypto?.subtle === undefined) return;
  const keys = await Promise.all(
    issued.map((key) =>
      crypto.subtle.importKey('raw', toBytes(key), 'AES-GCM', false, ['encrypt', 'decrypt']),
    ),
  );
  current = { user: userId, keys, at: Date.now() };
  const kept = current;
  await withStore('readwrite', (store) => store.put(kept, STORE));
}

/** Forgets the key: what it encrypted can't be read anymore. */
export async function dropOfflineKey(endedFor: string | null = null): Promise<void> {
  current = null;
  for (const listener of listeners) listener(endedFor);
  await withStore('readwrite', (store) => store.delete(STORE));
}

/** Returns encrypted text; null without a key. */
export async function sealText(userId: string, text: string): Promise<string | null> {
  if (!(await loadOfflineKey(userId)) || current === null) return null;
  const [key] = current.keys;
  if (key === undefined) return null;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(userId) },
    key,
    new TextEncoder().encode(text),
  );
  return toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Returns the text; null if no key of this device opens it. */
export async function openText(userId: string, sealed: string): Promise<string | null> {
  if (!(await loadOfflineKey(userId)) || current === null) return null;
  const bytes = toBytes(sealed);
  const additionalData = new TextEncoder().encode(userId);
  for (const key of current.keys) {
    try {
      const opened = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: bytes.subarray(0, IV_BYTES), additionalData },
        key,
        bytes.subarray(IV_BYTES),
      );
      return new TextDecoder().decode(opened);
    } catch {
      // Sealed by another sign-in.
    }
  }
  return null;
}

onUserStorageCleared(() => void dropOfflineKey());

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** In parts, because a call has a limited number of arguments. */
function toText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}
