import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddresses } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

const withoutProxies = clientAddresses([]);
const proxies = clientAddresses(['127.0.0.1', '10.0.0.0/8', '2001:db8:1::/48']);

test('ignores client-provided addresses if no proxy is configured', () => {
  expect(withoutProxies.of(from('198.51.100.7', '203.0.113.1'))).toBe('198.51.100.7');
  expect(withoutProxies.of(from('::ffff:127.0.0.1', '203.0.113.1'))).toBe('127.0.0.1');
});

test.each([
  ['through one proxy', '127.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['with an IPv4-mapped address', '::ffff:127.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['through a chain of them', '10.0.0.1', '203.0.113.1, 10.4.4.4, 2001:db8:1::9', '203.0.113.1'],
  ['with a spoofed entry', '127.0.0.1', '192.0.2.9, 127.0.0.1, 203.0.113.1', '203.0.113.1'],
  ['past the named proxies', '203.0.113.1', '192.0.2.9', '203.0.113.1'],
  ['with its port', '127.0.0.1', '203.0.113.1:4711', '203.0.113.1'],
  ['with its port, by IPv6', '127.0.0.1', '[2001:db8:2::7]:4711', '2001:db8:2::7'],
  ['with an unknown address', '10.0.0.1', '203.0.113.1, unknown', '10.0.0.1'],
  ['with an invalid entry', '10.0.0.1', "'; drop table, x[", '10.0.0.1'],
  ['without the header', '10.0.0.1', undefined, '10.0.0.1'],
  ['from a proxy itself', '127.0.0.1', '10.1.1.1', '10.1.1.1'],
])('behind configured proxies, takes the last entry they did not add for a client %s', (...row) => {
  const [, socket, forwarded, client] = row;
  expect(proxies.of(from(socket, forwarded))).toBe(client);
});
