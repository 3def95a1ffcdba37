import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { toInet } from '../auth/network-address.ts';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Reads addresses and networks such as `10.0.0.0/8`; undefined where an entry is neither. */
export function readNetworks(entries: readonly string[]): BlockList | undefined {
  const networks = new BlockList();
  for (const entry of entries) {
    const [, address = '', prefix] = /^([0-9a-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    if (isIP(address) === 0) return undefined;
    if (prefix === undefined) {
      networks.addAddress(address, familyOf(address));
      continue;
    }
    // A network of everybody would let everybody say who they are.
    if (Number(prefix) < 1 || Number(prefix) > (isIP(address) === 6 ? 128 : 32)) return undefined;
    networks.addSubnet(address, Number(prefix), familyOf(address));
  }
  return networks;
}

/** Who sent a request, as far as can be known. */
export interface ClientAddresses {
  /** The address that limits count and logs name. */
  of(request: IncomingMessage): string;
}

/**
 * The socket's address; behind proxies that the settings name, the last entry of `X-Forwarded-For`
 * that none of them made. Whatever stands further left the client may have made up.
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
      const told = String(request.headers['x-forwarded-for'] ?? '').split(',');
      while (isTrusted(address)) {
        const before = toInet(withoutPort(told.pop() ?? ''));
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
