import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatMoment } from '#shared/format/date.ts';
import { SettingsSection } from '../../kit/settings/SettingsSection.tsx';
import { SwitchRow } from '../../kit/settings/SwitchRow.tsx';
import { isDataError } from '../api/dataError.ts';
import { BlockedPeople } from '../blocks/BlockedPeople.tsx';
import { useGetIsHiddenQuery, useHidePresenceMutation } from '../presence/presenceApi.ts';
import { useAuth } from '../session/index.ts';
import { isUncounted, setUncounted } from '../visits/mayCount.ts';
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

/** Whether people one talks with see that one is here. */
function PresenceSwitch() {
  const { session } = useAuth();
  const userId = session?.userId ?? '';
  const { data, error } = useGetIsHiddenQuery(userId, { skip: userId === '' });
  const [hide] = useHidePresenceMutation();
  return (
    <SwitchRow
      label="Show when you are here"
      hint="People you share a conversation with see a dot beside your name. Nobody else ever does."
      isOn={data !== undefined && data?.is_hidden !== true}
      isLoading={data === undefined && error === undefined}
      isDisabled={data === undefined}
      problem={isDataError(error) ? 'This could not be read. Open the page again.' : null}
      onChange={(isShown) => void hide({ userId, isHidden: !isShown })}
    />
  );
}

/** Whether this browser's visits are counted. */
function CountSwitch() {
  const [isCounted, setCounted] = useState(() => !isUncounted());
  return (
    <SwitchRow
      label="Count visits from this device"
      hint="Which screens are opened and how fast, without your name or address. A browser that asks not to be tracked is never counted."
      isOn={isCounted}
      onChange={(isOn) => {
        setUncounted(!isOn);
        setCounted(isOn);
      }}
    />
  );
}
