import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** How a server that a user named is found and which addresses it may have. */
export interface OutboundNetwork {
  readonly resolve: (host: string) => Promise<readonly string[]>;
  readonly isAllowed: (address: string) => boolean;
}

export const internet: OutboundNetwork = {
  resolve: async (host) =>
    (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
};

/** Also reaches this machine, for tests and for servers under construction. */
export const localNetwork: OutboundNetwork = {
  ...internet,
  isAllowed: (address) => isPublicAddress(address) || address === '127.0.0.1' || address === '::1',
};

export type TargetFailure = 'invalid_url' | 'host_not_found' | 'address_not_allowed';

/** A server whose address was checked. Connect to the address, so that the name can't point elsewhere afterwards. */
export interface Target {
  readonly url: URL;
  readonly address: string;
  readonly isSecure: boolean;
  /** Name for TLS; undefined if the URL has an IP address. */
  readonly servername: string | undefined;
}

/** Resolves a URL once and checks every address. Only servers on this machine may be reached without encryption. */
export async function resolveTarget(
  address: string,
  network: OutboundNetwork,
): Promise<Target | { readonly failure: TargetFailure }> {
  if (!URL.canParse(address)) return { failure: 'invalid_url' };
  const url = new URL(address);
  const isSecure = url.protocol === 'https:';
  if ((!isSecure && url.protocol !== 'http:') || url.username || url.password) {
    return { failure: 'invalid_url' };
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host)
    ? [host]
    : await network.resolve(host).catch(() => [] as readonly string[]);
  const [first] = addresses;
  if (first === undefined) return { failure: 'host_not_found' };
  // One private address among public ones is an attack, too.
  if (!addresses.every(network.isAllowed)) return { failure: 'address_not_allowed' };
  if (!isSecure && isPublicAddress(first)) return { failure: 'invalid_url' };
  return { url, address: first, isSecure, servername: isSecure && !isIP(host) ? host : undefined };
}

/** Returns the options of a request to a checked server. */
export const requestOptions = ({ url, address, isSecure, servername }: Target) => ({
  host: address,
  port: url.port || (isSecure ? 443 : 80),
  agent: false as const,
  ...(servername !== undefined && { servername }),
});
