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
