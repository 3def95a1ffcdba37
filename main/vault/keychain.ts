/**
 * The operating system's keychain, as far as it is used. There is no way to list what it holds: on
 * Linux, asking a locked keyring for a list ends the process.
 */
export interface Keychain {
  /** Null when there is no such entry, and also while the keychain is locked. */
  get(account: string): Promise<string | null>;
  set(account: string, secret: string): Promise<void>;
  /** False when there was no such entry. */
  remove(account: string): Promise<boolean>;
}

/** A part of the keychain under names of its own, so that two workspaces never meet in it. */
export function prefixed(keychain: Keychain, prefix: string): Keychain {
  const named = (account: string) => `${prefix}/${account}`;
  return {
    get: (account) => keychain.get(named(account)),
    set: (account, secret) => keychain.set(named(account), secret),
    remove: (account) => keychain.remove(named(account)),
  };
}
