import { formatNumber } from '#shared/format/number.ts';
import { fieldOf, type Noun } from '#shared/records/noun.ts';
import ui from '../../ui/theme/ui.module.css';
import styles from './Import.module.css';
import type { ValidationResult } from './importSession.ts';
import type { CellError } from './rowValidation.ts';

interface ImportErrorTableProps {
  readonly noun: Noun;
  readonly verdict: ValidationResult;
  readonly isOpen: boolean;
  readonly onMend: (fault: Pick<CellError, 'at' | 'field' | 'typed'>) => Promise<void>;
  /** Called on Enter in the last field. */
  readonly onEnd: () => void;
}

/** Every error with its row and column; corrections are validated immediately. */
export function ImportErrorTable({ noun, verdict, isOpen, onMend, onEnd }: ImportErrorTableProps) {
  const rows = new Set(verdict.faults.map(({ at }) => at)).size;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
    <section className={styles.scroll} aria-label="Errors" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Column</th>
            <th scope="col">In the file</th>
            <th scope="col">Issues</th>
          </tr>
        </thead>
        <tbody>
          {verdict.faults.map(({ at, field, typed, sentence }) => {
            const label = fieldOf(noun, field)?.label ?? field;
            return (
              <tr key={`${at} ${field} ${typed}`}>
                <td className={styles.number}>{at}</td>
                <td>{label}</td>
                <td>
                  <input
                    aria-label={`${label} of row ${at}`}
                    aria-invalid="true"
                    disabled={!isOpen}
                    defaultValue={typed}
                    onKeyDown={({ key, currentTarget }) => {
                      if (key !== 'Enter') return;
                      const below = currentTarget.closest('tr')?.nextElementSibling;
                      const next = below?.querySelector('input');
                      if (next) next.focus();
                      else onEnd();
                    }}
                    onBlur={({ target }) => {
                      if (target.value !== typed)
                        void onMend({ at, field, typed: target.value.trim() });
                    }}
                  />
                </td>
                <td className={styles.wrong}>{sentence}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows < verdict.faulty && (
        <p className={ui.caption}>
          Showing the first {formatNumber(rows)} of {formatNumber(verdict.faulty)} rows. Download
          the errors to see all.
        </p>
      )}
    </section>
  );
}
