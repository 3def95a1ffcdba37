import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { authErrorNotice } from '#shared/texts/auth.ts';
import { securityNotices } from '#shared/texts/security.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { useSignOut } from '../../../session/auth/index.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { deviceName } from './device.ts';
import styles from './Security.module.css';
import type { DeviceSession } from './security.ts';
import { securityApi, useEndCalendarFeedMutation, useEndMySessionMutation } from './securityApi.ts';

interface DevicesSectionProps {
  /** Undefined while loading. */
  readonly sessions: readonly DeviceSession[] | undefined;
}

/** Signed-in devices, with sign-out actions. */
export function DevicesSection({ sessions }: DevicesSectionProps) {
  return (
    <Section
      title="Devices"
      description="Where you're signed in. Signing out other devices also ends your calendar address."
    >
      <RuledTable className={styles.table}>
        <TableHead columns={['Device', 'Last use', { hidden: 'Sign out' }]} />
        <tbody>
          {sessions === undefined ? (
            <tr>
              <td colSpan={3}>
                <Skeleton width="14rem" />
              </td>
            </tr>
          ) : (
            sessions.map((session) => <DeviceRow key={session.id} session={session} />)
          )}
        </tbody>
      </RuledTable>
      <SignOutButtons hasOthers={(sessions?.length ?? 0) > 1} />
    </Section>
  );
}

function DeviceRow({ session }: { readonly session: DeviceSession }) {
  const [end, { isLoading }] = useEndMySessionMutation();
  const name = deviceName(session.user_agent);
  return (
    <tr>
      <th scope="row">
        {name} {session.is_current && <Tag minimal>This device</Tag>}
        {session.ip !== null && <span className={styles.place}>{session.ip}</span>}
      </th>
      <td>{session.is_current ? 'Now' : formatDateTime(session.last_used_at)}</td>
      <td className={styles.action}>
        {!session.is_current && (
          <Button
            size="small"
            loading={isLoading}
            aria-label={`Sign out ${name}`}
            onClick={() => void end(session.id)}
          >
            Sign out
          </Button>
        )}
      </td>
    </tr>
  );
}

function SignOutButtons({ hasOthers }: { readonly hasOthers: boolean }) {
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const [endCalendarFeed] = useEndCalendarFeedMutation();
  const [isBusy, setBusy] = useState(false);

  async function signOutOthers() {
    setBusy(true);
    await endCalendarFeed();
    const result = await auth.signOutOthers();
    setBusy(false);
    dispatch(
      showToast(
        result.ok
          ? { intent: 'success', ...securityNotices.signedOutOthers }
          : { intent: 'danger', ...authErrorNotice(result.failure, 'security'), title: 'Error' },
      ),
    );
    dispatch(securityApi.util.invalidateTags(['Security']));
  }

  return (
    <div className={ui.wrap}>
      {hasOthers && (
        <Button loading={isBusy} onClick={() => void signOutOthers()}>
          Sign out other devices
        </Button>
      )}
      <Button onClick={() => void endCalendarFeed().then(signOut)}>Sign out everywhere</Button>
    </div>
  );
}
