import { formatBytes } from '#shared/format/bytes.ts';
import { formatMoment } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import type { Noun } from '#shared/records/noun.ts';
import { DropZone } from '../files/DropZone.tsx';
import { SHEET_LIMITS } from '../sheet/sheet.ts';
import styles from './Import.module.css';
import { useListMyImportsQuery } from './importApi.ts';
import { UndoImport } from './UndoImport.tsx';
import type { Importing } from './useImport.ts';

interface FileStepProps {
  readonly noun: Noun;
  readonly importing: Importing;
  readonly onClose: () => void;
}

const ENDINGS =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Chooses the file, and shows what was imported before. */
export function FileStep({ noun, importing, onClose }: FileStepProps) {
  const { data: earlier = [] } = useListMyImportsQuery(noun.kind);
  return (
    <div className={styles.body}>
      <DropZone
        label="Choose a file"
        accept={ENDINGS}
        isDisabled={importing.busy !== null}
        hint={`CSV or Excel (.xlsx), up to ${formatNumber(SHEET_LIMITS.rows)} rows and ${formatBytes(SHEET_LIMITS.bytes)}. The first line names the columns. Nothing is imported before you have seen it.`}
        onFiles={([file]) => {
          if (file !== undefined) void importing.open(file, 0);
        }}
      />
      {earlier.length > 0 && (
        <section className={styles.earlier}>
          <h3>Your earlier imports</h3>
          <ul>
            {earlier.map(({ id, file_name, state, added, changed, done_at }) => (
              <li key={id}>
                <div>
                  <p className={styles.name}>{file_name}</p>
                  <p className={styles.quiet}>
                    {done_at !== null && `${formatMoment(done_at)} · `}
                    {formatNumber(added)} added
                    {changed > 0 && `, ${formatNumber(changed)} updated`}
                    {state === 'undone' && ' · taken back'}
                  </p>
                </div>
                {state === 'done' && <UndoImport id={id} noun={noun} onUndone={onClose} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
