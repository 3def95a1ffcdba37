import { isIP } from 'node:net';

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right];
}

/** Returns the address in the database's `inet` format, or null if it is invalid. */
export function toInet(address: string): string | null {
  const plain = (address.split('%')[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) ? plain : null;
}

/**
 * Key for rate limits. One IPv6 customer owns a whole /64 and could use a new address per attempt, so the network
 * counts as one.
 */
export function toLimitKey(address: string): string {
  const plain = toInet(address);
  if (plain === null) return 'unknown';
  if (isIP(plain) === 4) return plain;
  const groups = expand(plain.toLowerCase()).slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
