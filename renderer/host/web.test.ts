import { beforeEach, expect, it, vi } from 'vitest';
import { SESSION_KEY } from '#shared/account/auth/auth-port.ts';
import { webHost } from './web.ts';

beforeEach(() => localStorage.clear());

it.each([
  ['its session', SESSION_KEY, 1],
  ['everything that was stored', null, 1],
  ['something else', 'haven.theme', 0],
])(
  'treats another tab removing %s as sign-out only if it ends the session',
  (_what, key, times) => {
    const listener = vi.fn();
    const stop = webHost.auth.onChange(listener);
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener.mock.calls).toEqual(Array.from({ length: times }, () => [null]));
    stop();
  },
);
