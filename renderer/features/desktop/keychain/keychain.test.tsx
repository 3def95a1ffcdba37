import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { KeychainPort, KeychainStatus, Session } from '#shared/host.ts';
import { keychainMessages } from '#shared/texts/keychain.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

function desktopHost(keychainStatus: KeychainStatus, session: Session | null = null) {
  const listeners = new Set<(next: KeychainStatus) => void>();
  const keychain = {
    standing: async () => keychainStatus,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: vi.fn<KeychainPort['retry']>(async () => keychainStatus),
  } satisfies KeychainPort;
  const emitStatus = (next: KeychainStatus) => {
    for (const listener of listeners) listener(next);
  };
  // Signing in again discards the unreadable session.
  const forget = async () => emitStatus({ ...keychainStatus, isSessionLocked: false });
  return { host: fakeHost(session, { forget }, keychain), keychain };
}

const locked = { state: 'locked', isSessionLocked: true } as const;

describe('locked keychain', () => {
  it('replaces sign-in and unlocks on retry', async () => {
    const { host, keychain } = desktopHost(locked);
    const { user } = renderApp({ at: '/', host });
    const title = await screen.findByRole('heading', {
      name: keychainMessages.sessionLocked.title,
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(keychainMessages.stillLocked)).toBeVisible();
    keychain.retry.mockResolvedValue({ state: 'ready', isSessionLocked: false });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(title).not.toBeInTheDocument();
  });

  it('allows signing in again instead', async () => {
    const { host } = desktopHost(locked);
    const { user, address } = renderApp({ at: '/', host });
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(address()).toBe('/auth');
  });
});

describe('computer without a keychain', () => {
  const absent = { state: 'absent', isSessionLocked: false } as const;

  it("isn't reported as locked after it had one", async () => {
    renderApp({ at: '/', host: desktopHost({ ...absent, isSessionLocked: true }).host });
    const { title } = keychainMessages.sessionUnreachable;
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('warns that the session ends with the app', async () => {
    renderApp({ at: '/', host: desktopHost(absent, ada).host });
    expect(await screen.findByText(keychainMessages.memoryOnly.absent)).toBeVisible();
  });

  it('shows nothing to a visitor', async () => {
    renderApp({ at: '/', host: desktopHost(absent).host });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText(keychainMessages.memoryOnly.absent)).not.toBeInTheDocument();
  });
});
