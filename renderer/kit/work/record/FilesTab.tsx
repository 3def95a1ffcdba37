import { formatBytes } from '#shared/format/bytes.ts';
import { formatDay } from '#shared/format/date.ts';
import { useListRecordFilesQuery } from '../../../core/records/hangingApi.ts';
import type { RecordKey } from '../../../core/records/recordsApi.ts';
import { Loaded } from '../../state/Loaded.tsx';
import { Skeleton } from '../../state/Skeleton.tsx';
import styles from './Record.module.css';

/** Files that belong to a record. */
export function FilesTab({ of }: { readonly of: RecordKey; readonly userId: string }) {
  const files = useListRecordFilesQuery(of);
  return (
    <Loaded
      answer={files}
      waiting={<Skeleton height="6rem" />}
      nothing={<p className={styles.none}>No file yet.</p>}
    >
      {(found) => (
        <ul className={styles.files}>
          {found.map(({ id, name, size, created_at }) => (
            <li key={id}>
              <span>{name}</span>
              <span className={styles.due}>
                {formatBytes(size)} · {formatDay(created_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
