import { useEffect, useState } from 'react';
import { describeQuietHours } from '#shared/messaging/notifications/describe-quiet-hours.ts';
import type { QuietHours } from '#shared/messaging/notifications/quiet-hours.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { QuietHoursRows } from '../../../../ui/settings/QuietHoursRows.tsx';
import { SettingsSection } from '../../../../ui/settings/SettingsSection.tsx';
import styles from './Preferences.module.css';
import type { PreferenceProps } from './PreferencesPage.tsx';
import { getQuietHours, type Preferences } from './preferences.ts';

const MINUTE_MS = 60_000;

/** Maps quiet hours to preference changes; only given fields. */
function changesIn({ enabled, start, end, timezone }: Partial<QuietHours>): Partial<Preferences> {
  return {
    ...(enabled !== undefined && { quiet_hours_enabled: enabled }),
    ...(start !== undefined && { quiet_hours_start: start }),
    ...(end !== undefined && { quiet_hours_end: end }),
    ...(timezone !== undefined && { timezone }),
  };
}

/** Quiet hours settings, with their effect tonight. */
export function QuietHoursSection({ preferences, onChange }: PreferenceProps) {
  const hours = preferences === undefined ? undefined : getQuietHours(preferences);
  const now = useMinute();
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <SettingsSection
      title="Quiet hours"
      description="Emails, texts and desktop notifications wait until quiet hours end."
    >
      <QuietHoursRows
        hours={hours}
        hint="New sign-ins, failed payments, and urgent texts you asked for still come through."
        row={{ isLoading: preferences === undefined }}
        onChange={(part) => onChange(changesIn(part))}
      />
      {hours !== undefined && (
        <p role="status" className={styles.tonight}>
          {describeQuietHours(hours, now)}
          {hours.enabled && hours.timezone !== own && (
            <PlainButton variant="minimal" onClick={() => onChange({ timezone: own })}>
              Use this computer’s time zone, {own.replaceAll('_', ' ')}
            </PlainButton>
          )}
        </p>
      )}
    </SettingsSection>
  );
}

/** The current time, updated every minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
