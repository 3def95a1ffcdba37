import { Button } from '@blueprintjs/core';
import { formatMoment } from '#shared/format/date.ts';
import { SettingsSection } from '../../kit/settings/SettingsSection.tsx';
import { BlockedPeople } from '../blocks/BlockedPeople.tsx';
import { PresenceSwitch } from '../presence/PresenceSwitch.tsx';
import { useAuth } from '../session/index.ts';
import { CountSwitch } from '../visits/CountSwitch.tsx';
import { useForgetOwnActivityMutation, useGetOwnActivityQuery } from './activityApi.ts';
import { analyticsEvents, logEntries } from './kept.ts';
import styles from './Privacy.module.css';

/** What others see of somebody's being here, whom they block, and what is kept of what they do. */
export default function PrivacySection() {
  const { session } = useAuth();
  const userId = session?.userId ?? '';
  const { data } = useGetOwnActivityQuery(userId, { skip: userId === '' });
  const [forget, { isLoading }] = useForgetOwnActivityMutation();
  return (
    <SettingsSection
      title="Privacy"
      description="Who sees that you are here, and what we keep of what you do here, for 90 days."
    >
      <PresenceSwitch />
      <CountSwitch />
      {userId !== '' && <BlockedPeople userId={userId} />}
      <details className={styles.activity}>
        <summary>What you did lately</summary>
        {data?.length === 0 && <p>Nothing is kept.</p>}
        <ul>
          {data?.map(({ id, message, created_at }) => (
            <li key={id}>
              <span>{message}</span>
              <time dateTime={created_at}>{formatMoment(created_at)}</time>
            </li>
          ))}
        </ul>
        <p className={styles.quiet}>
          This window also remembers your last {analyticsEvents.entries.length} presses and visits
          and {logEntries.entries.length} faults, until you close it.
        </p>
        <Button
          text="Forget all of it"
          loading={isLoading}
          onClick={() => {
            analyticsEvents.clear();
            logEntries.clear();
            void forget(userId);
          }}
        />
      </details>
    </SettingsSection>
  );
}
