import { desktopMessages } from '#shared/messages/desktop.ts';
import type { QuietHours } from '#shared/notifications/quiet-hours.ts';
import { QuietHoursRows } from '../../kit/settings/QuietHoursRows.tsx';
import { SettingsSection } from '../../kit/settings/SettingsSection.tsx';
import { SwitchRow } from '../../kit/settings/SwitchRow.tsx';
import { ErrorPanel } from '../../kit/state/ErrorPanel.tsx';
import { TestNotification } from './TestNotification.tsx';
import { useAppSettings } from './useAppSettings.ts';

/** Whether notifications come, and when they wait. */
export function NotificationsSection() {
  const { settings, choices, hasFailed, read, change, row } = useAppSettings();
  const hours = choices?.quietHours;
  const setHours = (part: Partial<QuietHours>) => {
    if (hours) void change({ name: 'quietHours', value: { ...hours, ...part } });
  };
  const section = {
    title: 'Notifications',
    description:
      'What should not wait until you look: a decision about your account, a sign-in on another device.',
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
        hint="Switched off, the app says the same in its window."
        isOn={choices?.notifications ?? false}
        onChange={(value) => void change({ name: 'notifications', value })}
      />
      <QuietHoursRows
        hours={hours}
        hint="Nothing rings then. What comes meanwhile is shown when they end."
        row={row('quietHours')}
        onChange={setHours}
      />
      <TestNotification />
    </SettingsSection>
  );
}
