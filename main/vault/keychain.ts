/**
 * The operations used of the system's keychain. It has no list, since listing a locked keyring on Linux ends the
 * process.
 */
export interface Keychain {
  /** Returns null if there is no such entry or the keychain is locked. */
  get(account: string): Promise<string | null>;
  set(account: string, secret: string): Promise<void>;
  /** Returns false if there was no such entry. */
  remove(account: string): Promise<boolean>;
}

/** Returns a keychain with prefixed names, so that workspaces stay separate. */
export function prefixed(keychain: Keychain, prefix: string): Keychain {
  const named = (account: string) => `${prefix}/${account}`;
  return {
    get: (account) => keychain.get(named(account)),
    set: (account, secret) => keychain.set(named(account), secret),
    remove: (account) => keychain.remove(named(account)),
  };
}
