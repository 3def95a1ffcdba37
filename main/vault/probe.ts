import { randomUUID } from 'node:crypto';
import type { KeychainState } from '#shared/host.ts';
import type { Keychain } from './keychain.ts';

const CANARY = 'canary';

/** Finds out what the keychain is good for by leaving a harmless entry in it and reading it back. */
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
  const kept = await keychain.get(CANARY).catch(() => null);
  return kept === canary ? 'ready' : 'failing';
}
