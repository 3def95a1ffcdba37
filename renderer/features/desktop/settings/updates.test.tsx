import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { UpdateState, UpdateStatus, UpdatesPort } from '#shared/desktop/updates.ts';
import type { KeychainPort } from '#shared/host.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const keychain: KeychainPort = {
  standing: async () => ({ state: 'ready', isSessionLocked: false }),
  onChange: () => () => undefined,
  retry: async () => ({ state: 'ready', isSessionLocked: false }),
};

function desktopWith(state: UpdateState, more: Partial<UpdateStatus> = {}) {
  const usual = { version: '1.0.0', channel: 'latest', isChannelManaged: false } as const;
  let updateStatus: UpdateStatus = { state, ...usual, isPostponed: false, ...more };
  const listeners = new Set<(next: UpdateStatus) => void>();
  const updates = {
    standing: vi.fn<UpdatesPort['standing']>(async () => updateStatus),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check: vi.fn<UpdatesPort['check']>(async () => undefined),
    download: vi.fn<UpdatesPort['download']>(async () => undefined),
    cancel: vi.fn<UpdatesPort['cancel']>(async () => undefined),
    restart: vi.fn<UpdatesPort['restart']>(async () => false),
    postpone: vi.fn<UpdatesPort['postpone']>(async () => undefined),
    setChannel: vi.fn<UpdatesPort['setChannel']>(async () => undefined),
  } satisfies UpdatesPort;
  const host = fakeHost(ada, {}, keychain);
  host.platform = { kind: 'desktop', isApple: false };
  host.updates = updates;
  const emitState = (next: UpdateState, change: Partial<UpdateStatus> = {}) =>
    act(() => {
      updateStatus = { ...updateStatus, state: next, ...change };
      for (const listener of listeners) listener(updateStatus);
    });
  return { host, updates, tell: emitState };
}

async function openSection(desktop: ReturnType<typeof desktopWith>) {
  const app = renderApp({ at: '/app-settings', host: desktop.host });
  const section = await screen.findByRole('region', { name: 'Updates' });
  await within(section).findByText('Haven Exchange 1.0.0');
  return { ...app, section: within(section) };
}

const ready = { kind: 'ready', version: '1.1.0' } as const;

describe('updates section', () => {
  it.each<[UpdateState, RegExp, string | null]>([
    [{ kind: 'disabled', reason: 'policy' }, /Your organization installs updates/, null],
    [{ kind: 'disabled', reason: 'development' }, /development build/, null],
    [{ kind: 'disabled', reason: 'not-installed' }, /This copy wasn't installed/, null],
    [{ kind: 'idle', lastChecked: null }, /shortly after launch/, 'Check for Updates'],
    [{ kind: 'idle', lastChecked: 0 }, /up to date. Last checked .+\d/, 'Check for Updates'],
    [
      { kind: 'available', version: '1.1.0', byAdministrator: true },
      /Your computer's administrator installs it/,
      'Check for Updates',
    ],
    [
      { kind: 'available', version: '1.1.0', byAdministrator: false },
      /Version 1.1.0 is available/,
      'Download',
    ],
    [{ kind: 'downloading', version: '1.1.0', percent: 40 }, /Downloading version 1.1.0/, 'Cancel'],
    [ready, /Version 1.1.0 is ready. Restart to use it/, 'Restart'],
    [
      { kind: 'error', reason: 'offline', version: null },
      /Can't reach the update server/,
      'Try Again',
    ],
    [
      { kind: 'error', reason: 'refused', version: '1.1.0' },
      /1.1.0: .*failed verification/,
      'Try Again',
    ],
    [{ kind: 'error', reason: 'feed', version: null }, /didn't offer/, 'Try Again'],
    [{ kind: 'error', reason: 'disk', version: '1.1.0' }, /Couldn't save the update/, 'Try Again'],
    [{ kind: 'error', reason: 'not-taken', version: '1.1.0' }, /didn't finish/, 'Try Again'],
    [{ kind: 'error', reason: 'unknown', version: null }, /See the app log/, 'Try Again'],
  ])('describes %j with its available actions', async (state, message, button) => {
    const { section } = await openSection(desktopWith(state));
    expect(section.getByText(message)).toBeVisible();
    const names = section.queryAllByRole('button').map((one) => one.textContent);
    expect(names.at(-1) ?? null).toBe(button);
  });

  it('shows download progress', async () => {
    const desktop = desktopWith({ kind: 'downloading', version: '1.1.0', percent: null });
    const { section } = await openSection(desktop);
    const progress = section.getByRole('progressbar', { name: 'Downloading version 1.1.0' });
    expect(progress).not.toHaveAttribute('value');
    desktop.tell({ kind: 'downloading', version: '1.1.0', percent: 40 });
    expect(progress).toHaveAttribute('value', '40');
  });

  it("doesn't change a channel set by the organization", async () => {
    const desktop = desktopWith({ kind: 'idle', lastChecked: 0 }, { isChannelManaged: true });
    const { section } = await openSection(desktop);
    expect(section.getByLabelText('Release channel')).toBeDisabled();
    expect(section.getByText('Managed by your organization')).toBeVisible();
  });

  it('changes the channel', async () => {
    const desktop = desktopWith({ kind: 'idle', lastChecked: 0 });
    const { section, user } = await openSection(desktop);
    await user.selectOptions(section.getByLabelText('Release channel'), 'Beta');
    expect(desktop.updates.setChannel).toHaveBeenCalledWith('beta');
  });

  it('can be retried when the update status is unavailable', async () => {
    const desktop = desktopWith({ kind: 'idle', lastChecked: 0 });
    desktop.updates.standing.mockRejectedValue(new Error('failed'));
    const { user } = renderApp({ at: '/app-settings', host: desktop.host });
    const section = within(await screen.findByRole('region', { name: 'Updates' }));
    const again = await section.findByRole('button', { name: 'Try Again' });
    desktop.updates.standing.mockReset();
    await user.click(again);
    expect(desktop.updates.standing).toHaveBeenCalled();
  });
});

describe('update notice', () => {
  const notice = () => screen.findByRole('complementary', { name: 'Update' });

  it('offers a restart once, on any screen', async () => {
    const desktop = desktopWith(ready);
    const { user } = renderApp({ at: '/', host: desktop.host });
    await user.click(within(await notice()).getByRole('button', { name: 'Restart' }));
    expect(desktop.updates.restart).toHaveBeenCalled();
    await user.click(within(await notice()).getByRole('button', { name: 'Later' }));
    expect(desktop.updates.postpone).toHaveBeenCalled();
    desktop.tell(ready, { isPostponed: true });
    expect(screen.queryByRole('complementary', { name: 'Update' })).not.toBeInTheDocument();
  });

  it('reports a failed update and links to the reason', async () => {
    const desktop = desktopWith({ kind: 'error', reason: 'not-taken', version: '1.1.0' });
    const { user, address } = renderApp({ at: '/', host: desktop.host });
    const failureNotice = within(await notice());
    expect(failureNotice.getByText(/Update failed/)).toBeVisible();
    await user.click(failureNotice.getByRole('link', { name: 'See details' }));
    expect(address()).toBe('/app-settings');
    await user.click(failureNotice.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary', { name: 'Update' })).not.toBeInTheDocument();
  });

  it('ignores a failed background check', async () => {
    const desktop = desktopWith({ kind: 'idle', lastChecked: null });
    renderApp({ at: '/', host: desktop.host });
    await screen.findByRole('heading', { level: 1 });
    desktop.tell({ kind: 'error', reason: 'offline', version: null });
    expect(screen.queryByRole('complementary', { name: 'Update' })).not.toBeInTheDocument();
  });
});

describe('unsaved input', () => {
  it('blocks navigation until saved or discarded', async () => {
    const { host } = desktopWith({ kind: 'idle', lastChecked: null });
    const release = vi.fn();
    const keep = vi.fn(() => release);
    host.keepUnsaved = keep;
    const { user, unmount } = renderApp({ at: '/profile', host, data: adasData() });
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    expect(keep).not.toHaveBeenCalled();
    await user.type(await screen.findByLabelText('First name'), 'x');
    expect(keep).toHaveBeenCalledOnce();
    expect(release).not.toHaveBeenCalled();
    await user.keyboard('{Backspace}');
    expect(release).toHaveBeenCalledOnce();
    unmount();
  });

  it('makes the browser ask before closing the page', async () => {
    const { user } = renderApp({ at: '/profile', host: fakeHost(ada) });
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const fireBeforeUnload = () =>
      window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(fireBeforeUnload()).toBe(true);
    await user.type(await screen.findByLabelText('First name'), 'x');
    expect(fireBeforeUnload()).toBe(false);
  });
});
