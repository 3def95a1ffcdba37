import { Button } from '@blueprintjs/core';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatCalendarDay, formatDateTime, formatDay } from '#shared/format/date.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ReviewRequests, useReviewsToWriteQuery } from '../../network/brokerReviews/index.ts';
import styles from './ClientDesk.module.css';
import {
  type Desk,
  useFinishClientTaskMutation,
  useOpenClientFileMutation,
  useReadClientDeskQuery,
} from './clientDeskApi.ts';
import { ShortlistItem } from './ShortlistItem.tsx';

const isBare = ({ shortlists, meetings, tasks, files }: Desk): boolean =>
  [shortlists, meetings, tasks, files].every(({ length }) => length === 0);

/** Everything brokers have shared with a client. */
export function Component() {
  const query = useReadClientDeskQuery();
  const hasPendingReviews = (useReviewsToWriteQuery().data ?? []).length > 0;
  return (
    <Page>
      <PageHeader description="Shortlists, meetings, tasks, and documents from your broker." />
      <Loaded answer={query} keepsLast waiting={<Skeleton height="20rem" />}>
        {(desk) =>
          isBare(desk) ? (
            !hasPendingReviews && <Nothing isConfirmed={desk.is_confirmed} />
          ) : (
            <Parts {...desk} />
          )
        }
      </Loaded>
      {/* Shown after what is above it, so that its buttons don't move. */}
      {!query.isLoading && <ReviewRequests />}
    </Page>
  );
}

const Nothing = ({ isConfirmed }: { readonly isConfirmed: boolean }) => (
  <EmptyState
    title="Nothing shared yet"
    action={<LinkButton to="investmentOpportunities">Communities for sale</LinkButton>}
  >
    {isConfirmed
      ? 'Communities, meetings, and documents your broker shares appear here.'
      : 'Confirm your email first. What brokers send to it appears here.'}
  </EmptyState>
);

function Parts({ shortlists, meetings, tasks, files }: Desk) {
  const [finish] = useFinishClientTaskMutation();
  const [open] = useOpenClientFileMutation();
  return (
    <div className={styles.parts}>
      {tasks.length > 0 && (
        <section aria-label="Your tasks" className={`${ui.stack8} ${styles.part}`}>
          <h2>Your tasks</h2>
          <ul className={styles.rows}>
            {tasks.map(({ id, title, due_on, done_at, from }) => (
              <li key={id} data-done={done_at !== null}>
                <label>
                  <input
                    type="checkbox"
                    checked={done_at !== null}
                    onChange={() => void finish({ id, isDone: done_at === null })}
                  />
                  {title}
                </label>
                <span className={ui.note}>
                  {due_on === null ? from : `${from} · due ${formatCalendarDay(due_on)}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {meetings.length > 0 && (
        <section aria-label="Upcoming meetings" className={`${ui.stack8} ${styles.part}`}>
          <h2>Upcoming meetings</h2>
          <ul className={styles.rows}>
            {meetings.map(({ id, title, begins_at, is_all_day, place, from }) => (
              <li key={id}>
                <span>
                  <strong>{title}</strong>
                  {place !== null && <span className={ui.note}> {place}</span>}
                </span>
                <span className={ui.note}>
                  {is_all_day ? formatDay(begins_at) : formatDateTime(begins_at)} · {from}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {shortlists.map(({ id, sent_at, note, from, company, items }) => (
        <section
          key={id}
          aria-label={`Picked for you by ${from}`}
          className={`${ui.stack8} ${styles.part}`}
        >
          <h2>Picked for you by {from}</h2>
          <p className={ui.note}>{[company, formatDay(sent_at)].filter(Boolean).join(' · ')}</p>
          {note !== null && <p className={styles.note}>{note}</p>}
          <ul className={styles.items}>
            {items.map((item) => (
              <ShortlistItem key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ))}
      {files.length > 0 && (
        <section aria-label="Documents" className={`${ui.stack8} ${styles.part}`}>
          <h2>Documents</h2>
          <ul className={styles.rows}>
            {files.map(({ id, name, size, shared_at, from }) => (
              <li key={id}>
                <Button size="small" onClick={() => void open({ id, name })}>
                  {name}
                </Button>
                <span className={ui.note}>
                  {formatBytes(size)} · {from} · {formatDay(shared_at)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
