import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { formatListTime } from '#shared/format/relative-time.ts';
import type { NameLookup } from '#shared/records/values.ts';
import { LoadMore } from '../../ui/list/LoadMore.tsx';
import { Loaded } from '../../ui/state/Loaded.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import ui from '../../ui/theme/ui.module.css';
import type { TimelineEntry } from '../data/attachments.ts';
import {
  useRecordTimelineInfiniteQuery,
  useRemoveRecordCommentMutation,
  useRestoreRecordMutation,
} from '../data/attachmentsApi.ts';
import type { RecordKey } from '../data/recordsApi.ts';
import styles from './Record.module.css';
import { describeEntry, getFieldChanges, isVisibleEntry } from './timelineText.ts';

const KINDS = [
  ['all', 'All'],
  ['comment', 'Notes and calls'],
  ['change', 'Changes'],
  ['task', 'Tasks'],
  ['file', 'Files'],
] as const;
type Kind = (typeof KINDS)[number][0];

interface TimelineProps {
  readonly of: RecordKey;
  readonly userId: string;
  readonly nameOf: NameLookup;
  /** Shows only changes, each with its previous value and a restore button. */
  readonly isHistory?: boolean;
  /** Shows only the latest entries, without filters. */
  readonly isShort?: boolean;
}

const SHORT = 5;

/** Activity of a record, newest first. */
export function Timeline(props: TimelineProps) {
  const { of, userId, nameOf, isHistory = false, isShort = false } = props;
  const [chosen, setChosen] = useState<Kind>('all');
  const kind = isHistory ? 'change' : chosen;
  const list = useRecordTimelineInfiniteQuery(of);
  return (
    <div className={styles.timeline}>
      {!isHistory && !isShort && (
        <fieldset className={styles.kinds}>
          <legend>Show</legend>
          {KINDS.map(([value, label]) => (
            <button
              key={value}
              type="button"
              aria-pressed={kind === value}
              onClick={() => setChosen(value)}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      <Loaded answer={list} waiting={<Skeleton height="10rem" />}>
        {({ pages }) => {
          const entries = pages
            .flatMap((page) => page.entries)
            .filter(
              (entry) => (kind === 'all' || entry.what === kind) && isVisibleEntry(of.noun, entry),
            )
            .slice(0, isShort ? SHORT : undefined);
          return (
            <>
              {entries.length === 0 && <p className={ui.muted}>No activity yet.</p>}
              <ol className={styles.entries}>
                {entries.map((entry) => (
                  <Entry
                    key={entry.what + entry.id}
                    of={of}
                    entry={entry}
                    userId={userId}
                    nameOf={nameOf}
                    isHistory={isHistory}
                  />
                ))}
              </ol>
              {!isShort && <LoadMore list={list} />}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

interface EntryProps extends Required<Omit<TimelineProps, 'isShort'>> {
  readonly entry: TimelineEntry;
}

function Entry({ of, entry, userId, nameOf, isHistory }: EntryProps) {
  const who = entry.by_id === userId ? 'You' : (entry.by_name ?? 'Former member');
  const changes = getFieldChanges(of.noun, entry, nameOf);
  const isNote = entry.what === 'comment';
  const isListed = changes.length > 1 || (isHistory && changes.length > 0);
  return (
    <li data-entry={entry.what}>
      <p>
        <strong>{who}</strong> {describeEntry(of.noun, entry, nameOf)}{' '}
        <time dateTime={entry.at} title={formatDateTime(entry.at)}>
          {formatListTime(entry.at)}
        </time>
      </p>
      {isNote && <p className={styles.note}>{entry.body}</p>}
      {isListed && (
        <ul className={`${ui.caption} ${styles.changes}`}>
          {changes.map(({ name, label, was, now }) => (
            <li key={name}>
              {label}: <del>{was}</del> → <ins>{now}</ins>
            </li>
          ))}
        </ul>
      )}
      {isHistory && entry.act === 'changed' && <PutBack of={of} changeId={entry.id} />}
      {isNote && entry.by_id === userId && <TakeBack of={of} commentId={entry.id} />}
    </li>
  );
}

function PutBack({ of, changeId }: { readonly of: RecordKey; readonly changeId: string }) {
  const [restore, { isLoading }] = useRestoreRecordMutation();
  return (
    <Button
      size="small"
      variant="minimal"
      loading={isLoading}
      onClick={() => void restore({ ...of, changeId })}
    >
      Restore previous value
    </Button>
  );
}

function TakeBack({ of, commentId }: { readonly of: RecordKey; readonly commentId: string }) {
  const [remove, { isLoading }] = useRemoveRecordCommentMutation();
  return (
    <Button
      size="small"
      variant="minimal"
      loading={isLoading}
      onClick={() => void remove({ ...of, commentId })}
    >
      Undo
    </Button>
  );
}
