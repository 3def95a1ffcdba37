import type { QuietHours } from '#shared/messaging/notifications/quiet-hours.ts';
import { QuietHoursRows } from '../../../ui/settings/QuietHoursRows.tsx';
import { SwitchRow } from '../../../ui/settings/SwitchRow.tsx';
import { AppSettingsSection } from './AppSettingsSection.tsx';
import { TestNotification } from './TestNotification.tsx';
import { useAppSettings } from './useAppSettings.ts';

/** Notification settings and quiet hours. */
export function NotificationsSection() {
  const app = useAppSettings();
  const { choices, change, row } = app;
  const hours = choices?.quietHours;
  const setHours = (part: Partial<QuietHours>) => {
    if (hours) void change({ name: 'quietHours', value: { ...hours, ...part } });
  };
  return (
    <AppSettingsSection
      title="Notifications"
      description="Alerts for urgent events, such as account decisions and sign-ins on other devices."
      of={app}
    >
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
    </AppSettingsSection>
  );
}
