import { Button } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { useStore } from 'react-redux';
import { formatDateTime } from '#shared/format/date.ts';
import type { Noun } from '#shared/records/noun.ts';
import { useAuth } from '../../../session/auth/index.ts';
import type { AppStore } from '../../../session/store.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { nounByTable } from '../../../workbench/data/nounByTable.ts';
import {
  getQueuedMutation,
  type QueuedMutation,
  writeQueuedMutation,
} from '../../../workbench/data/offlineQueue.ts';
import { drainOfflineQueue } from '../../../workbench/data/syncApi.ts';
import styles from './Pending.module.css';
import { describeChanges, pendingChangeTitle, pendingStatusLabels } from './pendingLabels.ts';
import { usePendingChanges } from './usePendingChanges.ts';

/** The user's changes that the server has not accepted, to review, retry, resolve, or discard. */
export function Component() {
  const pendingChanges = usePendingChanges();
  const { session } = useAuth();
  const store = useStore() as AppStore;
  if (session === null) return null;
  const { userId } = session;
  const sendAll = () => void drainOfflineQueue(store, userId).catch(() => undefined);
  const put = async (entry: QueuedMutation, change: Partial<QueuedMutation> | null) => {
    const now = getQueuedMutation(userId, entry.id);
    if (now === null) return;
    await writeQueuedMutation(userId, entry.id, change === null ? null : { ...now, ...change });
    if (change !== null) sendAll();
  };
  return (
    <Page>
      <PageHeader />
      {pendingChanges.length === 0 ? (
        <p className={styles.nothing}>
          No pending changes. Changes you make offline appear here until they're sent.
        </p>
      ) : (
        <ol>
          {pendingChanges.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <Entry entry={entry} onPut={(change) => void put(entry, change)} />
            </li>
          ))}
        </ol>
      )}
    </Page>
  );
}

interface EntryProps {
  readonly entry: QueuedMutation;
  /** Null discards it. */
  readonly onPut: (change: Partial<QueuedMutation> | null) => void;
}

function Entry({ entry, onPut }: EntryProps) {
  const noun = nounByTable(entry.kind);
  const title = pendingChangeTitle(entry, noun);
  const { theirs } = entry;
  const discard = (
    <Button
      size="small"
      variant="minimal"
      aria-label={`Discard: ${title}`}
      onClick={() => onPut(null)}
    >
      Discard
    </Button>
  );
  return (
    <>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className={styles.state} data-state={entry.state}>
          {pendingStatusLabels[entry.state]} · {formatDateTime(new Date(entry.at).toISOString())}
        </p>
      </div>
      {entry.reason !== null && <p>{entry.reason}</p>}
      {entry.state === 'conflict' && noun !== null && theirs !== null ? (
        <Choice entry={entry} noun={noun} theirs={theirs} onPut={onPut} discard={discard} />
      ) : (
        <>
          <dl className={styles.changes}>
            {describeChanges(entry, noun).map(({ name, label, now }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{now}</dd>
              </div>
            ))}
          </dl>
          <div className={`${ui.row} ${styles.buttons}`}>
            <Button
              size="small"
              aria-label={`Retry: ${title}`}
              onClick={() => onPut({ state: 'waiting', reason: null })}
            >
              Retry
            </Button>
            {discard}
          </div>
        </>
      )}
    </>
  );
}

interface ChoiceProps extends EntryProps {
  readonly noun: Noun;
  readonly theirs: NonNullable<QueuedMutation['theirs']>;
  readonly discard: ReactNode;
}

/** Resolves a conflict field by field after someone else saved the record. */
function Choice({ entry, noun, theirs, onPut, discard }: ChoiceProps) {
  const [theirFields, setTheirFields] = useState<ReadonlySet<string>>(new Set());
  const choose = (name: string, isTheirs: boolean) =>
    setTheirFields((before) => {
      const next = new Set(before);
      if (isTheirs) next.add(name);
      else next.delete(name);
      return next;
    });
  const fields = describeChanges(entry, noun, theirs);
  function save() {
    const ownEntries = Object.entries(entry.values).filter(([name]) => !theirFields.has(name));
    if (ownEntries.length === 0) return onPut(null);
    const values = Object.fromEntries(ownEntries);
    // Based on the values seen here; a later change by them is a new conflict.
    const before = Object.fromEntries(ownEntries.map(([name]) => [name, theirs[name] ?? null]));
    onPut({ state: 'waiting', theirs: null, version: theirs.version, values, before });
  }
  return (
    <>
      {fields.map(({ name, label, now, theirs: other }) => (
        <fieldset key={name} className={styles.choice}>
          <legend>{label}</legend>
          <label>
            <input
              type="radio"
              name={`${entry.id} ${name}`}
              checked={!theirFields.has(name)}
              onChange={() => choose(name, false)}
            />
            Yours: {now}
          </label>
          <label>
            <input
              type="radio"
              name={`${entry.id} ${name}`}
              checked={theirFields.has(name)}
              onChange={() => choose(name, true)}
            />
            Theirs: {other}
          </label>
        </fieldset>
      ))}
      <div className={`${ui.row} ${styles.buttons}`}>
        <Button size="small" intent="primary" onClick={save}>
          Save
        </Button>
        {discard}
      </div>
    </>
  );
}
