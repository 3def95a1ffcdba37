import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AppSettings, AppSettingsPort } from '#shared/desktop/app-settings.ts';
import { desktopMessages } from '#shared/texts/desktop.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const quietHours = { enabled: true, start: '22:00', end: '08:00', timezone: 'UTC' };
const settings: AppSettings = {
  choices: {
    startAtLogin: false,
    closeToTray: false,
    notifications: true,
    hidesNotificationContent: false,
    recentItems: true,
    reopensPages: true,
    quietHours,
    searchShortcut: null,
    zoom: 1,
  },
  managed: [],
  hasTray: true,
  shortcut: 'off',
};

async function open(found: Partial<AppSettings> = {}, isApple = false) {
  let now = { ...settings, ...found };
  const appSettings = {
    read: async () => now,
    change: vi.fn<AppSettingsPort['change']>(async ({ name, value }) => {
      now = { ...now, choices: { ...now.choices, [name]: value } };
      return { kind: 'changed', settings: now };
    }),
    onChange: () => () => undefined,
  } satisfies AppSettingsPort;
  const platform = { kind: 'desktop' as const, isApple };
  const host = { ...fakeHost(ada), platform, appSettings };
  const { user } = renderApp({ at: '/app-settings', host });
  const section = within(await screen.findByRole('region', { name: 'Notifications' }));
  await section.findByRole('switch', { name: 'Quiet hours' });
  return { host, user, section };
}

describe('quiet hours', () => {
  it('show start, end, and time zone once turned on', async () => {
    const off = { ...quietHours, enabled: false };
    const { host, user, section } = await open({
      choices: { ...settings.choices, quietHours: off },
    });
    expect(section.queryByLabelText('From')).toBeNull();
    await user.click(section.getByRole('switch', { name: 'Quiet hours' }));
    fireEvent.blur(await section.findByLabelText('From'), { target: { value: '21:30' } });
    await vi.waitFor(() =>
      expect(host.appSettings.change).toHaveBeenLastCalledWith({
        name: 'quietHours',
        value: { ...quietHours, start: '21:30' },
      }),
    );
    const zone = section.getByRole('combobox', { name: 'Time zone' });
    await user.selectOptions(zone, 'America/New_York');
    expect(host.appSettings.change).toHaveBeenLastCalledWith({
      name: 'quietHours',
      value: { ...quietHours, start: '21:30', timezone: 'America/New_York' },
    });
  });

  it('reject equal start and end times', async () => {
    const same = { ...quietHours, end: '22:00' };
    const { section } = await open({ choices: { ...settings.choices, quietHours: same } });
    expect(section.getByText(desktopMessages.noQuietHours)).toBeVisible();
  });

  it('are read-only when set by the organization', async () => {
    const { section } = await open({ managed: ['quietHours'] });
    expect(section.getByText('Managed by your organization')).toBeVisible();
    expect(section.getByRole('switch', { name: 'Quiet hours' })).toBeDisabled();
    for (const label of ['From', 'Until']) expect(section.getByLabelText(label)).toBeDisabled();
    expect(section.getByRole('combobox', { name: 'Time zone' })).toBeDisabled();
  });
});

describe('test notification', () => {
  it.each([
    [{ kind: 'shown' }, desktopMessages.trial.shown],
    [{ kind: 'suppressed', reason: 'off' }, desktopMessages.trial.off],
    [{ kind: 'failed', reason: 'not-allowed' }, desktopMessages.trial.notAllowedByMac],
    [{ kind: 'failed', reason: 'unsupported' }, desktopMessages.trial.unsupported],
  ] as const)('reports its result: %o', async (outcome, message) => {
    const { host, user, section } = await open({}, true);
    host.notifications.test.mockResolvedValue(outcome);
    await user.click(section.getByRole('button', { name: 'Send test notification' }));
    expect(await section.findByText(message)).toBeVisible();
  });
});
