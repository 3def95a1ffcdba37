import type { QuietHours } from '#shared/messaging/notifications/quiet-hours.ts';
import { desktopMessages } from '#shared/texts/desktop.ts';
import { QuietHoursRows } from '../../../ui/settings/QuietHoursRows.tsx';
import { SettingsSection } from '../../../ui/settings/SettingsSection.tsx';
import { SwitchRow } from '../../../ui/settings/SwitchRow.tsx';
import { ErrorPanel } from '../../../ui/state/ErrorPanel.tsx';
import { TestNotification } from './TestNotification.tsx';
import { useAppSettings } from './useAppSettings.ts';

/** Notification settings and quiet hours. */
export function NotificationsSection() {
  const { settings, choices, hasFailed, read, change, row } = useAppSettings();
  const hours = choices?.quietHours;
  const setHours = (part: Partial<QuietHours>) => {
    if (hours) void change({ name: 'quietHours', value: { ...hours, ...part } });
  };
  const section = {
    title: 'Notifications',
    description:
      'Alerts for urgent events, such as account decisions and sign-ins on other devices.',
  };

  if (hasFailed && settings === null) {
    return (
      <SettingsSection {...section}>
        <ErrorPanel sentence={desktopMessages.unreadable} onRetry={() => void read()} />
      </SettingsSection>
    );
  }
  return (
    <SettingsSection {...section}>
      <SwitchRow
        {...row('notifications')}
        label="Show notifications on this computer"
        hint="When off, notifications appear only in the app window."
        isOn={choices?.notifications ?? false}
        onChange={(value) => void change({ name: 'notifications', value })}
      />
      <SwitchRow
        {...row('hidesNotificationContent')}
        label="Hide notification content"
        hint="Notifications show only “Haven Exchange”, without people and records."
        isOn={choices?.hidesNotificationContent ?? false}
        onChange={(value) => void change({ name: 'hidesNotificationContent', value })}
      />
      <QuietHoursRows
        hours={hours}
        hint="Silenced during quiet hours and delivered afterwards."
        row={row('quietHours')}
        onChange={setHours}
      />
      <TestNotification />
    </SettingsSection>
  );
}
