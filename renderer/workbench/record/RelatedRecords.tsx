import type { Noun } from '#shared/records/noun.ts';
import { getRecordName } from '#shared/records/row.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Loaded } from '../../ui/state/Loaded.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import ui from '../../ui/theme/ui.module.css';
import { useFindRecordsInfiniteQuery } from '../data/recordsApi.ts';
import type { RecordRow } from '../data/row.ts';
import styles from './Record.module.css';

const SHOWN = 10;

interface RelatedRecordsProps {
  readonly noun: Noun;
  readonly title: string;
  /** Foreign key column and the ID of the parent record. */
  readonly by: string;
  readonly id: string;
  /** Text beside each name. */
  readonly detail?: (row: RecordRow) => string;
}

/** Related records of another noun; renders nothing if there are none. */
export function RelatedRecords({ noun, title, by, id, detail }: RelatedRecordsProps) {
  const list = useFindRecordsInfiniteQuery({
    noun,
    filters: [{ field: by, is: 'is', value: id }],
    sort: 'name',
  });
  if (list.data?.pages.every(({ rows }) => rows.length === 0)) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <Loaded answer={list} waiting={<Skeleton height="4rem" />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          return (
            <ul className={`${ui.grid4} ${styles.related}`}>
              {rows.slice(0, SHOWN).map((row) => (
                <li key={row.id}>
                  <Link to={`${noun.path}/${row.id}`}>{getRecordName(noun, row)}</Link>
                  <span className={ui.muted}>{detail?.(row)}</span>
                </li>
              ))}
              {rows.length > SHOWN && (
                <li>
                  <Link to={`${noun.path}?${by}=${id}`}>All {noun.many}</Link>
                </li>
              )}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
}
