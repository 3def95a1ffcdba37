import type { Keychain } from './keychain.ts';

/** Opens Keychain Access, Credential Manager or the Secret Service. Rejects if its library is missing. */
export async function openSystemKeychain(service: string): Promise<Keychain> {
  const { default: keytar } = await import('keytar');
  return {
    get: (account) => keytar.getPassword(service, account),
    set: (account, secret) => keytar.setPassword(service, account, secret),
    remove: (account) => keytar.deletePassword(service, account),
  };
}
