import { hasAdminAccess } from '#shared/access/roles.ts';
import type { Channel } from '#shared/messaging/notifications/kinds.ts';
import { useAccessContext } from '../../../../session/account/index.ts';
import { Section } from '../../../../ui/page/Section.tsx';
import styles from './Preferences.module.css';
import type { PreferenceProps } from './PreferencesPage.tsx';
import { isChosen, kindGroups, type Preferences, setChannelChoice } from './preferences.ts';

const CHANNELS = [
  ['email', 'Email', 'email_notifications'],
  ['sms', 'Text', 'sms_notifications'],
  ['desktop', 'Desktop', 'push_notifications'],
] as const satisfies readonly (readonly [Channel, string, keyof Preferences])[];

/** Delivery channels by kind of notification. */
export function KindsSection({ preferences, onChange }: PreferenceProps) {
  const isStaff = hasAdminAccess(useAccessContext()?.roles ?? []);
  return (
    <Section
      title="Delivery channels"
      description="Channels that are turned off above keep these choices."
    >
      <table className={styles.kinds} aria-busy={preferences === undefined}>
        <thead>
          <tr>
            <th scope="col">Type</th>
            {CHANNELS.map(([channel, label]) => (
              <th key={channel} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kindGroups
            .filter(({ isForStaff }) => isStaff || !isForStaff)
            .map((group) => (
              <tr key={group.label}>
                <th scope="row">{group.label}</th>
                {CHANNELS.map(([channel, label, preferenceKey]) => (
                  <td key={channel}>
                    <label>
                      <input
                        type="checkbox"
                        aria-label={`${group.label}: ${label}`}
                        disabled={preferences === undefined || !preferences[preferenceKey]}
                        checked={
                          preferences !== undefined &&
                          isChosen(preferences.channels, group, channel)
                        }
                        onChange={({ target: { checked } }) => {
                          if (preferences === undefined) return;
                          onChange({
                            channels: setChannelChoice(
                              preferences.channels,
                              group,
                              channel,
                              checked,
                            ),
                          });
                        }}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  );
}
