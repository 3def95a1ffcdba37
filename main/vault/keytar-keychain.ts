/** Where secrets are kept. Windows takes at most 2,560 bytes of UTF-8 in one entry. */
export interface Keychain {
  /** The entry, or null: not there, or, on Linux, in a keyring that is locked. */
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  /** Whether there was such an entry. */
  delete(key: string): Promise<boolean>;
}

export type OpenedKeychain =
  | { kind: 'open'; keychain: Keychain }
  /** The native part did not load; the session then lives in memory and a banner says so. */
  | { kind: 'unavailable'; cause: unknown };

/**
 * The system's keychain through keytar, which is loaded only now: a system without libsecret fails
 * here and not when the app starts. keytar's `findCredentials` is never called; on Linux it ends the
 * process when the keyring is locked.
 */
export async function openKeytar(
  service: string,
  load: () => Promise<typeof import('keytar')> = async () => (await import('keytar')).default,
): Promise<OpenedKeychain> {
  try {
    const { getPassword, setPassword, deletePassword } = await load();
    const keychain: Keychain = {
      get: (key) => getPassword(service, key),
      set: (key, value) => setPassword(service, key, value),
      delete: (key) => deletePassword(service, key),
    };
    return { kind: 'open', keychain };
  } catch (cause) {
    return { kind: 'unavailable', cause };
  }
}
