import { desktopMessages } from '#shared/messages/desktop.ts';
import { isClockTime, type QuietHours } from '#shared/notifications/quiet-hours.ts';
import { Select, type SelectOptions } from '../../kit/form/Select.tsx';
import { SettingRow } from '../../kit/settings/SettingRow.tsx';
import { SettingsSection } from '../../kit/settings/SettingsSection.tsx';
import { SwitchRow } from '../../kit/settings/SwitchRow.tsx';
import { ErrorPanel } from '../../kit/state/ErrorPanel.tsx';
import { ClockTimes } from './ClockTimes.tsx';
import { TestNotification } from './TestNotification.tsx';
import { useAppSettings } from './useAppSettings.ts';

/** Whether notifications come, and when they wait. */
export function NotificationsSection() {
  const { settings, choices, hasFailed, read, change, row } = useAppSettings();
  const hours = choices?.quietHours;
  const quiet = row('quietHours');
  // The switch says who decides; the rows below it follow.
  const detail = { ...quiet, isManaged: false, isDisabled: quiet.isManaged };
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
      <SwitchRow
        {...quiet}
        problem={hours?.enabled ? null : quiet.problem}
        label="Quiet hours"
        hint="Nothing rings then. What comes meanwhile is shown when they end."
        isOn={hours?.enabled ?? false}
        onChange={(enabled) => setHours({ enabled })}
      />
      {hours?.enabled && (
        <>
          <SettingRow
            {...detail}
            problem={
              quiet.problem ?? (hours.start === hours.end ? desktopMessages.noQuietHours : null)
            }
            isWide
            label="Hours"
            hint="They may go past midnight."
          >
            {(control) => (
              <ClockTimes
                {...control}
                times={[hours.start, hours.end]}
                onChange={([start, end]) => {
                  if (isClockTime(start) && isClockTime(end)) setHours({ start, end });
                }}
              />
            )}
          </SettingRow>
          <SettingRow {...detail} problem={null} isWide label="Timezone" hint="Whose clock counts.">
            {(control) => (
              <Select
                {...control}
                options={timezones(hours.timezone)}
                value={hours.timezone}
                onChange={(event) => setHours({ timezone: event.target.value })}
              />
            )}
          </SettingRow>
        </>
      )}
      <TestNotification />
    </SettingsSection>
  );
}

/** Every timezone this computer knows, and the chosen one should it not be among them. */
function timezones(chosen: string): SelectOptions {
  const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), chosen]);
  return [...known].toSorted().map((name) => [name, name.replaceAll('_', ' ')]);
}
