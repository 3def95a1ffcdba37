import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './History.module.css';
import { describeChange, describeItem } from './history.ts';
import { type IntegrationChange, useIntegrationChangesQuery } from './historyApi.ts';

/** Who created and changed an integration, and when. */
export const HistorySection = ({ itemId }: { readonly itemId: string }) => (
  <section aria-label="History" className={ui.stack8}>
    <h3>History</h3>
    <HistoryList itemId={itemId} />
  </section>
);

const FIRST_SHOWN = 5;

/** Changes of an integration, or of all that the user can see, newest first. */
export function HistoryList({ itemId = null }: { readonly itemId?: string | null }) {
  const query = useIntegrationChangesQuery(itemId);
  const [isOpen, setOpen] = useState(false);
  return (
    <Loaded answer={query} waiting={<Skeleton height="4rem" />} keepsLast>
      {(changes) => {
        if (changes.length === 0) return <p className={ui.caption}>No changes recorded yet.</p>;
        const shown = isOpen ? changes : changes.slice(0, FIRST_SHOWN);
        return (
          <>
            <ol className={styles.history} aria-label="Changes">
              {shown.map((change) => (
                <Entry key={change.id} change={change} namesItem={itemId === null} />
              ))}
            </ol>
            {changes.length > shown.length && (
              <div>
                <Button size="small" variant="minimal" onClick={() => setOpen(true)}>
                  Show all changes
                </Button>
              </div>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

const Entry = ({
  change,
  namesItem,
}: {
  readonly change: IntegrationChange;
  readonly namesItem: boolean;
}) => (
  <li>
    {namesItem && <strong>{describeItem(change)}</strong>}
    <div>{describeChange(change)}</div>
    <time className={ui.subline} dateTime={change.happened_at}>
      {formatDateTime(change.happened_at)}
    </time>
  </li>
);
