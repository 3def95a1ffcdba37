import type { Keychain } from './keychain.ts';

/** An in-memory keychain with Windows's length limit and Linux's silence when locked. */
export class FakeKeychain implements Keychain {
  readonly entries = new Map<string, string>();
  isLocked = false;
  /** Number of entries it accepts before it fails. */
  takes = Number.POSITIVE_INFINITY;

  async get(account: string): Promise<string | null> {
    return this.isLocked ? null : (this.entries.get(account) ?? null);
  }

  async set(account: string, secret: string): Promise<void> {
    if (this.isLocked) throw new Error('locked');
    if (Buffer.byteLength(secret) > 2560) throw new Error('too long');
    this.takes -= 1;
    if (this.takes < 0) throw new Error('full');
    this.entries.set(account, secret);
  }

  async remove(account: string): Promise<boolean> {
    if (this.isLocked) throw new Error('locked');
    return this.entries.delete(account);
  }
}
