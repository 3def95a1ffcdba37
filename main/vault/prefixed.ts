import type { Keychain } from './keychain.ts';

/** A part of the keychain under names of its own, so that two workspaces never meet in it. */
export function prefixed(keychain: Keychain, prefix: string): Keychain {
  const named = (account: string) => `${prefix}/${account}`;
  return {
    get: (account) => keychain.get(named(account)),
    set: (account, secret) => keychain.set(named(account), secret),
    remove: (account) => keychain.remove(named(account)),
  };
}
