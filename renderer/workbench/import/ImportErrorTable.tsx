import { formatNumber } from '#shared/format/number.ts';
import type { CellError } from '#shared/imports/rowValidation.ts';
import { fieldOf, type Noun } from '#shared/records/noun.ts';
import type { RowUnit } from '#shared/sheet/sheet.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { TableHead } from '../../ui/table/TableHead.tsx';
import ui from '../../ui/theme/ui.module.css';
import { formatRowCount } from './formatRowCount.ts';
import styles from './Import.module.css';
import type { AlikeCorrection, ValidationResult } from './importSession.ts';

interface ImportErrorTableProps {
  readonly noun: Noun;
  readonly unit: RowUnit;
  readonly verdict: ValidationResult;
  readonly isOpen: boolean;
  readonly onRepair: (fault: Pick<CellError, 'at' | 'field' | 'typed'>) => Promise<void>;
  /** Replaces the same content in every row. */
  readonly onRepairAlike: (correction: AlikeCorrection) => Promise<void>;
  /** Called on Enter in the last field. */
  readonly onEnd: () => void;
}

/** Every error with its row and column; corrections are validated immediately. */
export function ImportErrorTable(props: ImportErrorTableProps) {
  const { noun, unit, verdict, isOpen, onRepair, onRepairAlike, onEnd } = props;
  const rows = new Set(verdict.faults.map(({ at }) => at)).size;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
    <section className={styles.scroll} aria-label="Errors" tabIndex={0}>
      <table className={styles.table}>
        <TableHead
          columns={[
            unit === 'card' ? 'Card' : 'Row',
            unit === 'card' ? 'Field' : 'Column',
            'In the file',
            'Issues',
          ]}
        />
        <tbody>
          {verdict.faults.map(({ at, field, typed, sentence, alike }) => {
            const label = fieldOf(noun, field)?.label ?? field;
            return (
              <tr
                key={`${at} ${field} ${typed}`}
                onBlur={({ currentTarget, relatedTarget }) => {
                  // The button beside the field uses what was typed for all rows.
                  if (currentTarget.contains(relatedTarget)) return;
                  const to = currentTarget.querySelector('input')?.value.trim();
                  if (to !== undefined && to !== typed) void onRepair({ at, field, typed: to });
                }}
              >
                <td className={styles.number} data-label={unit === 'card' ? 'Card' : 'Row'}>
                  {at}
                </td>
                <td>{label}</td>
                <td>
                  <input
                    aria-label={`${label} of ${unit} ${at}`}
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
                  />
                  {alike > 1 && (
                    <PlainButton
                      variant="minimal"
                      size="small"
                      disabled={!isOpen}
                      aria-label={`Replace all ${formatNumber(alike)} alike: ${label} of ${unit} ${at}`}
                      // Keeps the focus in the field, so that leaving it doesn't correct one row first.
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={({ currentTarget }) => {
                        const input = currentTarget.closest('tr')?.querySelector('input');
                        const to = input?.value.trim();
                        if (to === undefined || to === typed) input?.select();
                        else void onRepairAlike({ field, typed, to });
                      }}
                    >
                      Replace all {formatNumber(alike)} alike
                    </PlainButton>
                  )}
                </td>
                <td className={ui.danger}>{sentence}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows < verdict.faulty && (
        <p className={ui.caption}>
          Showing the first {formatNumber(rows)} of {formatRowCount(verdict.faulty, unit)}. Download
          the errors to see all.
        </p>
      )}
    </section>
  );
}
