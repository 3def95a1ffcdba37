import { expect, test, vi } from 'vitest';
import { createLimiter } from './limiter.ts';
import { DEFAULT_AUTH_LIMITS } from './limits.ts';
import { toInet, toLimitKey } from './network-address.ts';

test('counts each key separately and says when to retry', async () => {
  const limiter = createLimiter(DEFAULT_AUTH_LIMITS);
  await limiter.spend('emailPerAccountAndKind', 'signup a@example.com');
  await limiter.spend('emailPerAccountAndKind', 'signup b@example.com');
  await expect(
    limiter.spend('emailPerAccountAndKind', 'signup a@example.com'),
  ).rejects.toMatchObject({
    status: 429,
    code: 'over_email_send_rate_limit',
    extras: { retryAfterSeconds: 60 },
  });
});

test('restarts the window if the clock was set back', async () => {
  const limiter = createLimiter(DEFAULT_AUTH_LIMITS);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-03T10:00:00Z') });
  await limiter.spend('emailPerAccountAndKind', 'recovery a@example.com');
  vi.setSystemTime(new Date('2026-05-01T10:00:00Z'));
  await limiter.spend('emailPerAccountAndKind', 'recovery a@example.com');
  await expect(
    limiter.spend('emailPerAccountAndKind', 'recovery a@example.com'),
  ).rejects.toMatchObject({ extras: { retryAfterSeconds: 60 } });
  vi.useRealTimers();
});

test('forgives attempts made before a successful proof', async () => {
  const limiter = createLimiter(DEFAULT_AUTH_LIMITS);
  for (let i = 0; i < 10; i += 1) await limiter.spend('passwordPerAccount', 'a@example.com');
  await limiter.forgive('passwordPerAccount', 'a@example.com');
  await limiter.spend('passwordPerAccount', 'a@example.com');
});

test('counts a whole IPv6 network as one address', () => {
  const key = toLimitKey('2001:db8:1:2:3:4:5:6');
  expect(toLimitKey('2001:0db8:0001:0002::9')).toBe(key);
  expect(toLimitKey('2001:DB8:1:2::')).toBe(key);
  expect(toLimitKey('2001:db8:1:3::')).not.toBe(key);
  expect(toLimitKey('::1')).toBe('0:0:0:0::/64');
});

test('normalizes an IPv4 address in any notation', () => {
  expect(toLimitKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(toInet('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(toInet('fe80::1%eth0')).toBe('fe80::1');
  expect(toInet('somewhere')).toBeNull();
  expect(toLimitKey('somewhere')).toBe('unknown');
});
