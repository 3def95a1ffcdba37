import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { toInet } from '../auth/network-address.ts';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Parses addresses and networks such as `10.0.0.0/8`; undefined if an entry is neither. */
export function readNetworks(entries: readonly string[]): BlockList | undefined {
  const networks = new BlockList();
  for (const entry of entries) {
    const [, address = '', prefix] = /^([0-9a-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    if (isIP(address) === 0) return undefined;
    if (prefix === undefined) {
      networks.addAddress(address, familyOf(address));
      continue;
    }
    // A network that includes everyone would let every client choose its address.
    if (Number(prefix) < 1 || Number(prefix) > (isIP(address) === 6 ? 128 : 32)) return undefined;
    networks.addSubnet(address, Number(prefix), familyOf(address));
  }
  return networks;
}

/** Determines the client address of a request. */
export interface ClientAddresses {
  /** The address used for rate limits and logs. */
  of(request: IncomingMessage): string;
}

/**
 * The socket's address or, behind configured proxies, the last entry of `X-Forwarded-For` that none of them added.
 * Entries further left may be forged by the client.
 */
export function clientAddresses(trustedProxies: readonly string[]): ClientAddresses {
  const trusted = readNetworks(trustedProxies) ?? new BlockList();
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, familyOf(address));
  const peerOf = ({ socket }: IncomingMessage) => {
    const { remoteAddress = '' } = socket;
    return toInet(remoteAddress) ?? remoteAddress;
  };
  return {
    of(request) {
      let address = peerOf(request);
      const forwardedFor = String(request.headers['x-forwarded-for'] ?? '').split(',');
      while (isTrusted(address)) {
        const before = toInet(withoutPort(forwardedFor.pop() ?? ''));
        if (before === null) return address;
        address = before;
      }
      return address;
    },
  };
}

/** Some proxies write `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
const withoutPort = (entry: string): string => {
  const text = entry.trim();
  const [, six, four] = /^(?:\[([^\]]*)\]|([0-9.]+))(?::\d+)?$/.exec(text) ?? [];
  return six ?? four ?? text;
};
