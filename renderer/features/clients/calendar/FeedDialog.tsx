import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useHost } from '../../../host/HostContext.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CopyLinkField } from '../../../ui/form/CopyLinkField.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './CalendarPage.module.css';
import { useCreateFeedMutation, useReadFeedQuery, useRevokeFeedMutation } from './eventsApi.ts';
import { SubscriptionsSection } from './SubscriptionsSection.tsx';

/** Calendar feed link for other calendar apps: create, show once, revoke. */
export function FeedDialog({ onClose }: { readonly onClose: () => void }) {
  const host = useHost();
  const feed = useReadFeedQuery();
  const [create, creating] = useCreateFeedMutation();
  const [revoke, revoking] = useRevokeFeedMutation();
  const [address, setAddress] = useState<string | null>(null);
  const isBusy = creating.isLoading || revoking.isLoading;
  const error = creating.error ?? revoking.error;

  async function make() {
    const { data: token } = await create();
    if (token === undefined) return;
    const { url } = await host.backend();
    setAddress(`${url}/functions/v1/calendar-feed?token=${token}`);
  }
  async function end() {
    const { error: failed } = await revoke();
    if (failed === undefined) setAddress(null);
  }
  return (
    <Dialog label="Calendar sync" place="side" onClose={onClose}>
      <div className={styles.new}>
        <h2>Calendar sync</h2>
        <p>
          Show your events in Outlook, Google, or Apple Calendar. Anyone with the link can see them,
          so keep it private.
        </p>
        <Loaded answer={feed} waiting={<Skeleton height="3rem" />} nothing={null}>
          {(found) =>
            found === null ? null : (
              <p>
                Link created {formatDateTime(found.created_at)}
                {found.read_at === null
                  ? ' and not accessed yet.'
                  : `, last accessed ${formatDateTime(found.read_at)}.`}
              </p>
            )
          }
        </Loaded>
        {address !== null && (
          <div className={styles.address}>
            <span>Your link (shown only once)</span>
            <CopyLinkField label="Your link (shown only once)" address={address} />
          </div>
        )}
        <ServerError error={error} title="Not changed" />
        <div className={ui.wrap}>
          <Button intent="primary" disabled={isBusy} onClick={() => void make()}>
            {feed.data ? 'Replace link' : 'Create link'}
          </Button>
          {feed.data && (
            <Button disabled={isBusy} onClick={() => void end()}>
              Revoke link
            </Button>
          )}
        </div>
        <SubscriptionsSection />
      </div>
    </Dialog>
  );
}
