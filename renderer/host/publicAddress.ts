import type { BackendAddress } from '#shared/host.ts';
import { backendAddress } from './backendAddress.ts';
import { answered } from './desktop/answered.ts';

/** The backend's public values for a page that has no host: what visitors read needs no session. */
export function publicAddress(): Promise<BackendAddress> {
  const { haven } = window;
  return haven === undefined ? backendAddress() : answered(haven.surroundings.backend());
}
