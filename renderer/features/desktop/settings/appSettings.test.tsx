import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AppSettings, AppSettingsPort } from '#shared/desktop/app-settings.ts';
import type { DiagnosticsPort } from '#shared/desktop/diagnostics.ts';
import { desktopMessages } from '#shared/texts/desktop.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { formatShortcutKeys, toAccelerator } from './accelerator.ts';

const settings: AppSettings = {
  choices: {
    startAtLogin: false,
    closeToTray: false,
    notifications: true,
    hidesNotificationContent: false,
    recentItems: true,
    reopensPages: true,
    quietHours: { enabled: false, start: '22:00', end: '08:00', timezone: 'UTC' },
    searchShortcut: 'CommandOrControl+Shift+K',
    zoom: 1.2,
  },
  managed: [],
  hasTray: true,
  shortcut: 'on',
};

function desktop(more: Partial<AppSettingsPort> = {}) {
  const appSettings = {
    read: async () => settings,
    change: vi.fn<AppSettingsPort['change']>(async ({ name, value }) => ({
      kind: 'changed',
      settings: { ...settings, choices: { ...settings.choices, [name]: value } },
    })),
    onChange: () => () => undefined,
    ...more,
  } satisfies AppSettingsPort;
  const diagnostics = {
    read: async () => ({
      versions: [{ name: 'Haven Exchange', value: '1.2.3' }],
      keychain: 'ready' as const,
      workspace: 'office.example',
      policies: [{ name: 'DisableUpdates', value: 'Yes' }],
      unusedPolicies: ['UpdateUrl of the computer is ignored: it must be an https address.'],
    }),
    save: vi.fn<DiagnosticsPort['save']>(async () => 'saved'),
    showLog: vi.fn<DiagnosticsPort['showLog']>(async () => undefined),
  } satisfies DiagnosticsPort;
  const platform = { kind: 'desktop' as const, isApple: false };
  return { ...fakeHost(ada), platform, appSettings, diagnostics };
}

describe('desktop app settings', () => {
  it('are neither available nor linked in a browser', async () => {
    const { user } = renderApp({ at: '/app-settings', host: fakeHost(ada) });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /Your account/ }));
    expect(await screen.findByRole('menuitem', { name: 'Profile' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'App Settings' })).toBeNull();
    await user.keyboard('{Escape}{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: /Security settings/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /App settings/ })).toBeNull();
  });

  it('appear in the user menu of the desktop app', async () => {
    const { user, address } = renderApp({ at: '/', host: desktop() });
    await user.click(await screen.findByRole('button', { name: /Your account/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'App Settings' }));
    expect(await screen.findByRole('heading', { name: 'App settings' })).toBeVisible();
    expect(address()).toBe('/app-settings');
  });

  it('appear in the command palette of the desktop app', async () => {
    const { user } = renderApp({ at: '/app-settings', host: desktop() });
    await screen.findByRole('heading', { name: 'App settings' });
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('option', { name: /App settings/ })).toBeVisible();
  });

  it('apply immediately', async () => {
    const host = desktop();
    const { user } = renderApp({ at: '/app-settings', host });
    const row = await screen.findByRole('switch', {
      name: 'Start at login',
    });
    await user.click(row);
    expect(host.appSettings.change).toHaveBeenCalledWith({ name: 'startAtLogin', value: true });
    await waitFor(() => expect(row).toBeChecked());
  });

  it('offer the current zoom in addition to the steps', async () => {
    const { user } = renderApp({ at: '/app-settings', host: desktop() });
    const zoom = await screen.findByRole('combobox', { name: 'Zoom' });
    expect(zoom).toHaveDisplayValue('120%');
    await user.selectOptions(zoom, '150%');
    await waitFor(() => expect(zoom).toHaveDisplayValue('150%'));
  });

  it('explain why a change failed and keep the old value', async () => {
    const rejectChange: AppSettingsPort['change'] = async () => ({ kind: 'refused', settings });
    const { user } = renderApp({ at: '/app-settings', host: desktop({ change: rejectChange }) });
    const row = await screen.findByRole('switch', {
      name: 'Start at login',
    });
    await user.click(row);
    expect(await screen.findByText(desktopMessages.refused)).toBeVisible();
    expect(row).not.toBeChecked();
  });

  it('report that another app uses the shortcut', async () => {
    const read: AppSettingsPort['read'] = async () => ({ ...settings, shortcut: 'taken' });
    renderApp({ at: '/app-settings', host: desktop({ read }) });
    expect(await screen.findByText(desktopMessages.shortcutTaken)).toBeVisible();
  });

  it("can be reloaded when the app didn't respond", async () => {
    let isUp = false;
    const read: AppSettingsPort['read'] = async () => {
      if (!isUp) throw new Error('refused');
      return settings;
    };
    const { user } = renderApp({ at: '/app-settings', host: desktop({ read }) });
    const general = within(await screen.findByRole('region', { name: 'General' }));
    const alert = await general.findByRole('alert');
    isUp = true;
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('combobox', { name: 'Zoom' })).toBeVisible();
  });

  it("can't be changed when set by the organization", async () => {
    const read: AppSettingsPort['read'] = async () => ({ ...settings, managed: ['closeToTray'] });
    renderApp({ at: '/app-settings', host: desktop({ read }) });
    const row = await screen.findByRole('switch', {
      name: 'Keep running when the last window closes',
    });
    expect(row).toBeDisabled();
    expect(row).toHaveAccessibleDescription(/Managed by your organization/);
  });
});

describe('diagnostics', () => {
  it('show version facts and organization policies', async () => {
    renderApp({ at: '/app-settings', host: desktop() });
    for (const fact of ['1.2.3', 'office.example', 'Stores your sign-in', 'DisableUpdates']) {
      expect(await screen.findByText(fact)).toBeVisible();
    }
    expect(screen.getByText(/UpdateUrl of the computer is ignored/)).toBeVisible();
  });

  it('export diagnostics and announce the result', async () => {
    const host = desktop();
    host.diagnostics.save.mockResolvedValueOnce('failed');
    const { user } = renderApp({ at: '/app-settings', host });
    const button = await screen.findByRole('button', { name: 'Export diagnostics…' });
    await user.click(button);
    expect(await screen.findByText(desktopMessages.diagnosticsFailed.description)).toBeVisible();
    await user.click(button);
    expect(await screen.findByText(desktopMessages.diagnosticsSaved.title)).toBeVisible();
  });
});

describe('a shortcut', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

  it('is recorded by key position, not by symbol', () => {
    expect(toAccelerator({ ...none, code: 'KeyK', ctrlKey: true, altKey: true }, false)).toBe(
      'Control+Alt+K',
    );
    expect(toAccelerator({ ...none, code: 'Digit7', metaKey: true }, true)).toBe('Command+7');
    expect(toAccelerator({ ...none, code: 'ArrowUp', metaKey: true }, false)).toBe('Super+Up');
    expect(toAccelerator({ ...none, code: 'ControlLeft', ctrlKey: true }, false)).toBeNull();
  });

  it("is displayed with the keyboard's key names", () => {
    expect(formatShortcutKeys('CommandOrControl+Shift+K', false)).toEqual(['Ctrl', 'Shift', 'K']);
    expect(formatShortcutKeys('Control+Command+K', true)).toEqual(['⌃', '⌘', 'K']);
  });
});
