import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { useAuth } from '../../session/auth/index.ts';
import { BlockedPeople } from '../../session/blocks/BlockedPeople.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { SwitchRow } from '../../ui/settings/SwitchRow.tsx';
import { useGetIsHiddenQuery, useHidePresenceMutation } from '../presence/presenceApi.ts';
import { isUncounted, setUncounted } from '../visits/canCountVisit.ts';
import { useForgetOwnActivityMutation, useGetOwnActivityQuery } from './activityApi.ts';
import { analyticsEvents, logEntries } from './eventBuffer.ts';
import styles from './Privacy.module.css';

/** Presence visibility, blocked people, and activity history. */
export default function PrivacySection() {
  const { session } = useAuth();
  const userId = session?.userId ?? '';
  const { data } = useGetOwnActivityQuery(userId, { skip: userId === '' });
  const [forget, { isLoading }] = useForgetOwnActivityMutation();
  return (
    <SettingsSection
      title="Privacy"
      description="Who can see you online, and your activity history, which is kept for 90 days."
    >
      <PresenceSwitch />
      <CountSwitch />
      {userId !== '' && <BlockedPeople userId={userId} />}
      <details className={styles.activity}>
        <summary>Recent activity</summary>
        {data?.length === 0 && <p>No activity recorded.</p>}
        <ul>
          {data?.map(({ id, message, created_at }) => (
            <li key={id}>
              <span>{message}</span>
              <time dateTime={created_at}>{formatDateTime(created_at)}</time>
            </li>
          ))}
        </ul>
        <p className={styles.quiet}>
          This window also remembers your last {analyticsEvents.entries.length} clicks and visits
          and {logEntries.entries.length} errors, until you close it.
        </p>
        <Button
          text="Clear activity"
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

/** Shares presence with conversation partners. */
function PresenceSwitch() {
  const { session } = useAuth();
  const userId = session?.userId ?? '';
  const { data, error } = useGetIsHiddenQuery(userId, { skip: userId === '' });
  const [hide] = useHidePresenceMutation();
  return (
    <SwitchRow
      label="Show when you're online"
      hint="Only people you share a conversation with see a dot beside your name."
      isOn={data !== undefined && data?.is_hidden !== true}
      isLoading={data === undefined && error === undefined}
      isDisabled={data === undefined}
      problem={isDataError(error) ? "Couldn't load this. Reload the page." : null}
      onChange={(isShown) => void hide({ userId, isHidden: !isShown })}
    />
  );
}

/** Controls whether visits from this browser are counted. */
function CountSwitch() {
  const [isCounted, setCounted] = useState(() => !isUncounted());
  return (
    <SwitchRow
      label="Count visits from this device"
      hint="Screens opened and load times, without your name or address. Do Not Track is respected."
      isOn={isCounted}
      onChange={(isOn) => {
        setUncounted(!isOn);
        setCounted(isOn);
      }}
    />
  );
}
