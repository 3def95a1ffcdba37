import { useEffect, useState } from 'react';
import type { QuietHours } from '#shared/notifications/quiet-hours.ts';
import { tonight } from '#shared/notifications/tonight.ts';
import { PlainButton } from '../../../kit/button/PlainButton.tsx';
import { QuietHoursRows } from '../../../kit/settings/QuietHoursRows.tsx';
import { SettingsSection } from '../../../kit/settings/SettingsSection.tsx';
import styles from './Preferences.module.css';
import type { PreferenceProps } from './PreferencesPage.tsx';
import { hoursIn, type Preferences } from './preferences.ts';

const MINUTE_MS = 60_000;

/** As a change of preferences; only what is said. */
function changesIn({ enabled, start, end, timezone }: Partial<QuietHours>): Partial<Preferences> {
  return {
    ...(enabled !== undefined && { quiet_hours_enabled: enabled }),
    ...(start !== undefined && { quiet_hours_start: start }),
    ...(end !== undefined && { quiet_hours_end: end }),
    ...(timezone !== undefined && { timezone }),
  };
}

/** When what is not urgent waits, and what that means for tonight. */
export function QuietSection({ preferences, onChange }: PreferenceProps) {
  const hours = preferences === undefined ? undefined : hoursIn(preferences);
  const now = useMinute();
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <SettingsSection
      title="Quiet hours"
      description="E-mails, texts and notes on the desktop wait; nothing is lost."
    >
      <QuietHoursRows
        hours={hours}
        hint="What is urgent passes: a new sign-in, a failed payment, and the texts that you asked for as urgent."
        row={{ isLoading: preferences === undefined }}
        onChange={(part) => onChange(changesIn(part))}
      />
      {hours !== undefined && (
        <p role="status" className={styles.tonight}>
          {tonight(hours, now)}
          {hours.enabled && hours.timezone !== own && (
            <PlainButton variant="minimal" onClick={() => onChange({ timezone: own })}>
              Use this computer’s timezone, {own.replaceAll('_', ' ')}
            </PlainButton>
          )}
        </p>
      )}
    </SettingsSection>
  );
}

/** Now, once a minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
