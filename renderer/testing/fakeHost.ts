import { vi } from 'vitest';
import type { AppSettingsPort } from '#shared/desktop/app-settings.ts';
import type { DiagnosticsPort } from '#shared/desktop/diagnostics.ts';
import type { UpdatesPort } from '#shared/desktop/updates.ts';
import type {
  AuthFailure,
  AuthPort,
  Host,
  KeychainPort,
  PlatformFacts,
  SecondFactorPort,
  Session,
  WorkspacePort,
} from '#shared/host.ts';
import type { NotificationPort } from '#shared/messaging/notifications/notifications.ts';

export const ada: Session = {
  userId: '00000000-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  fullName: 'Ada Quill',
  userType: 'operator',
  needsCode: false,
};

export function failure(message: string, more: Partial<AuthFailure> = {}) {
  return { ok: false as const, failure: { message, status: 400, code: null, ...more } };
}

function fakeSecondFactor() {
  const proven = { ok: true, value: ada } as const;
  const key = { factorId: 'f1', qrCode: 'data:image/svg+xml;utf8,x', secret: 'JBSWY3DPEHPK3PXP' };
  return {
    list: vi.fn<SecondFactorPort['list']>(async () => ({ ok: true, value: [] })),
    setUp: vi.fn<SecondFactorPort['setUp']>(async () => ({ ok: true, value: key })),
    confirm: vi.fn<SecondFactorPort['confirm']>(async () => proven),
    prove: vi.fn<SecondFactorPort['prove']>(async () => proven),
    remove: vi.fn<SecondFactorPort['remove']>(async () => ({ ok: true, value: null })),
  };
}

/** A fake host without a network; everything succeeds unless a test says otherwise. */
export function fakeHost(
  session: Session | null = null,
  overrides: Partial<AuthPort> = {},
  keychain: KeychainPort | null = null,
) {
  const listeners = new Set<(session: Session | null) => void>();
  const recoveryListeners = new Set<() => void>();
  const auth = {
    session: vi.fn<AuthPort['session']>(async () => session),
    onChange: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    onRecovery: (listener) => {
      recoveryListeners.add(listener);
      return () => {
        recoveryListeners.delete(listener);
      };
    },
    signIn: vi.fn<AuthPort['signIn']>(async () => ({ ok: true, value: ada })),
    signUp: vi.fn<AuthPort['signUp']>(async ({ email }) => ({
      ok: true,
      value: { userId: ada.userId, email, session: null },
    })),
    signOut: vi.fn<AuthPort['signOut']>(async () => ({ ok: true, value: null })),
    signOutOthers: vi.fn<AuthPort['signOutOthers']>(async () => ({ ok: true, value: null })),
    forget: vi.fn<AuthPort['forget']>(async () => undefined),
    verify: vi.fn<AuthPort['verify']>(async () => ({ ok: true, value: ada })),
    verifyCode: vi.fn<AuthPort['verifyCode']>(async () => ({ ok: true, value: ada })),
    exchange: vi.fn<AuthPort['exchange']>(async () => ({ ok: true, value: ada })),
    adopt: vi.fn<AuthPort['adopt']>(async () => ({ ok: true, value: ada })),
    resend: vi.fn<AuthPort['resend']>(async () => ({ ok: true, value: null })),
    requestReset: vi.fn<AuthPort['requestReset']>(async () => ({ ok: true, value: null })),
    changePassword: vi.fn<AuthPort['changePassword']>(async () => ({ ok: true, value: null })),
    sendPasswordCode: vi.fn<AuthPort['sendPasswordCode']>(async () => ({ ok: true, value: null })),
    changeEmail: vi.fn<AuthPort['changeEmail']>(async () => ({ ok: true, value: null })),
    refresh: vi.fn<AuthPort['refresh']>(async () => ({ ok: true, value: ada })),
    secondFactor: fakeSecondFactor(),
    accessToken: async () => 'token',
    ...overrides,
  } satisfies AuthPort;
  const host = {
    auth,
    platform: { kind: 'web', isApple: false } as PlatformFacts,
    keychain,
    appSettings: null as AppSettingsPort | null,
    diagnostics: null as DiagnosticsPort | null,
    updates: null as UpdatesPort | null,
    notifications: {
      show: vi.fn<NotificationPort['show']>(async () => ({ kind: 'shown' })),
      takeBack: vi.fn<NotificationPort['takeBack']>(),
      showCount: vi.fn<NotificationPort['showCount']>(),
      test: vi.fn<NotificationPort['test']>(async () => ({ kind: 'shown' })),
    },
    downloads: null,
    printing: null,
    workspace: null as WorkspacePort | null,
    backend: async () => ({
      url: 'http://backend.test',
      publishableKey: 'public',
      mailbox: '/_local/mail',
    }),
    openExternal: () => undefined,
    onRoute: vi.fn<Host['onRoute']>(() => () => undefined),
    onSearch: vi.fn<Host['onSearch']>(() => () => undefined),
    onFind: null as Host['onFind'],
    print: vi.fn<Host['print']>(),
    leaveFor: vi.fn<Host['leaveFor']>(),
    keepUnsaved: null as Host['keepUnsaved'],
  } satisfies Host;
  return {
    ...host,
    /** Simulates a recovery link opening a session. */
    announceRecovery: () => {
      for (const listener of recoveryListeners) listener();
    },
    /** Simulates another window signing in or out. */
    announce: (next: Session | null) => {
      for (const listener of listeners) listener(next);
    },
  };
}

export type FakeHost = ReturnType<typeof fakeHost>;
