import { vi } from 'vitest';
import type { AuthFailure, AuthPort, Host, Session } from '#shared/host.ts';

export const ada: Session = {
  userId: '00000000-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  fullName: 'Ada Quill',
  userType: 'operator',
};

export function failure(message: string, more: Partial<AuthFailure> = {}) {
  return { ok: false as const, failure: { message, status: 400, code: null, ...more } };
}

/** A host without a network: everything succeeds unless a test says otherwise. */
export function fakeHost(session: Session | null = null, overrides: Partial<AuthPort> = {}) {
  const listeners = new Set<(session: Session | null) => void>();
  const auth = {
    session: vi.fn<AuthPort['session']>(async () => session),
    onChange: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    signIn: vi.fn<AuthPort['signIn']>(async () => ({ ok: true, value: ada })),
    signUp: vi.fn<AuthPort['signUp']>(async ({ email }) => ({
      ok: true,
      value: { email, session: null },
    })),
    signOut: vi.fn<AuthPort['signOut']>(async () => ({ ok: true, value: null })),
    forget: vi.fn<AuthPort['forget']>(async () => undefined),
    verify: vi.fn<AuthPort['verify']>(async () => ({ ok: true, value: ada })),
    exchange: vi.fn<AuthPort['exchange']>(async () => ({ ok: true, value: ada })),
    adopt: vi.fn<AuthPort['adopt']>(async () => ({ ok: true, value: ada })),
    resend: vi.fn<AuthPort['resend']>(async () => ({ ok: true, value: null })),
    accessToken: async () => 'token',
    ...overrides,
  } satisfies AuthPort;
  const host = {
    auth,
    platform: { kind: 'web', isApple: false },
    backend: async () => ({
      url: 'http://backend.test',
      publishableKey: 'public',
      mailbox: '/_local/mail',
    }),
    openExternal: () => undefined,
  } satisfies Host;
  return {
    ...host,
    /** As if another window had signed in or out. */
    announce: (next: Session | null) => {
      for (const listener of listeners) listener(next);
    },
  };
}

export type FakeHost = ReturnType<typeof fakeHost>;
