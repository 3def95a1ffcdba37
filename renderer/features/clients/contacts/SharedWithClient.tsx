import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import {
  useListRecordFilesQuery,
  useListRecordTasksQuery,
} from '../../../workbench/data/attachmentsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import styles from './Contacts.module.css';
import {
  useListMeetingsOfQuery,
  useListSharesQuery,
  useShareWithClientMutation,
  useStopSharingMutation,
} from './clientWorkApi.ts';

/** Meetings, tasks, and files shared with a client in the client portal, until revoked. */
export function SharedWithClient({ row }: { readonly row: RecordRow }) {
  const of = { noun: contact, id: row.id };
  const shares = useListSharesQuery(row.id);
  const { data: tasks = [] } = useListRecordTasksQuery(of);
  const { data: files = [] } = useListRecordFilesQuery(of);
  const { data: meetings = [] } = useListMeetingsOfQuery(row.id);
  const [share, { isLoading }] = useShareWithClientMutation();
  const [stop] = useStopSharingMutation();
  const [chosen, setChosen] = useState('');
  const shown = new Set(
    (shares.data ?? []).map(({ event_id, task_id, file_id }) => event_id ?? task_id ?? file_id),
  );
  const options = [
    ...meetings.map(({ id, title, begins_at }) => ({
      id,
      key: `event ${id}`,
      label: `Meeting: ${title}, ${formatDay(begins_at)}`,
    })),
    ...tasks.map(({ id, title }) => ({ id, key: `task ${id}`, label: `Task: ${title}` })),
    ...files.map(({ id, name }) => ({ id, key: `file ${id}`, label: `File: ${name}` })),
  ].filter(({ id }) => !shown.has(id));

  async function add() {
    const [what = '', id = ''] = chosen.split(' ');
    const result = await share({ contactId: row.id, what, id });
    if (result.error === undefined) setChosen('');
  }
  return (
    <section aria-label="Shared with client" className={ui.grid8}>
      <div className={styles.partHead}>
        <h3>Shared with client</h3>
      </div>
      <Loaded
        answer={shares}
        waiting={<Skeleton height="2rem" />}
        nothing={
          <p className={ui.caption}>
            Nothing shared yet. With an account for their email, clients see only what you share.
          </p>
        }
      >
        {(rows) => (
          <ul className={styles.shares}>
            {rows.map((each) => {
              const name =
                each.events?.title ??
                each.record_tasks?.title ??
                each.record_files?.name ??
                'Removed';
              return (
                <li key={each.id}>
                  <span>{name}</span>
                  <span className={ui.caption}>since {formatDay(each.shared_at)}</span>
                  <Button
                    size="small"
                    variant="minimal"
                    aria-label={`Stop sharing ${name}`}
                    onClick={() => void stop({ contactId: row.id, id: each.id })}
                  >
                    Stop sharing
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
      {options.length > 0 && (
        <div className={styles.partHead}>
          <Select
            aria-label="Item to share"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={[
              ['', 'Choose a meeting, task, or file'],
              ...options.map(({ key, label }) => [key, label] as const),
            ]}
          />
          <Button
            size="small"
            disabled={chosen === ''}
            loading={isLoading}
            onClick={() => void add()}
          >
            Share
          </Button>
        </div>
      )}
    </section>
  );
}
