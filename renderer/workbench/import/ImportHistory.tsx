import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import type { Noun } from '#shared/records/noun.ts';
import ui from '../../ui/theme/ui.module.css';
import styles from './Import.module.css';
import { useListMyImportsQuery } from './importApi.ts';
import { UndoImport } from './UndoImport.tsx';

interface EarlierImportsProps {
  readonly noun: Noun;
  readonly onUndone: () => void;
}

/** The user's earlier imports, each of which can be undone. */
export function ImportHistory({ noun, onUndone }: EarlierImportsProps) {
  const { data: earlier = [] } = useListMyImportsQuery(noun.kind);
  if (earlier.length === 0) return null;
  return (
    <section className={styles.earlier}>
      <h3>Previous imports</h3>
      <ul>
        {earlier.map(({ id, file_name, state, added, changed, done_at }) => (
          <li key={id}>
            <div>
              <p className={styles.name}>{file_name}</p>
              <p className={ui.caption}>
                {done_at !== null && `${formatDateTime(done_at)} · `}
                {formatNumber(added)} added
                {changed > 0 && `, ${formatNumber(changed)} updated`}
                {state === 'undone' && ' · undone'}
              </p>
            </div>
            {state === 'done' && <UndoImport id={id} noun={noun} onUndone={onUndone} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
