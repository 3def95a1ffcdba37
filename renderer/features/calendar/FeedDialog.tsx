import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatMoment } from '#shared/format/date.ts';
import { dataSentence } from '#shared/messages/messages.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { useHost } from '../../host/HostContext.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { CopyAddress } from '../../kit/form/CopyAddress.tsx';
import { FormError } from '../../kit/form/FormError.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import styles from './CalendarPage.module.css';
import { useCreateFeedMutation, useReadFeedQuery, useRevokeFeedMutation } from './eventsApi.ts';

/** The address at which other calendars read one's events: made, shown once, ended. */
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
    <Dialog label="Other calendars" place="side" onClose={onClose}>
      <div className={styles.new}>
        <h2>Other calendars</h2>
        <p>
          Outlook, Google and Apple calendars can show the events that you made or take part in,
          under an address of your own. Whoever has it can read them: keep it to yourself.
        </p>
        <Loaded answer={feed} waiting={<Skeleton height="3rem" />} nothing={null}>
          {(found) =>
            found === null ? null : (
              <p>
                Your address was made {formatMoment(found.created_at)}
                {found.read_at === null
                  ? ' and was not read yet.'
                  : `, last read ${formatMoment(found.read_at)}.`}
              </p>
            )
          }
        </Loaded>
        {address !== null && (
          <div className={styles.address}>
            <span>Your address, shown this once</span>
            <CopyAddress label="Your address, shown this once" address={address} />
          </div>
        )}
        {isDataError(error) && (
          <FormError notice={{ title: 'Not changed', description: dataSentence(error) }} />
        )}
        <div className={styles.buttons}>
          <Button intent="primary" disabled={isBusy} onClick={() => void make()}>
            {feed.data ? 'Make a new address, end this one' : 'Make an address'}
          </Button>
          {feed.data && (
            <Button disabled={isBusy} onClick={() => void end()}>
              End this address
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
