import { type ReactNode, useEffect, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import type { Noun } from '#shared/records/noun.ts';
import type { RowUnit } from '#shared/sheet/sheet.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { useArrivalFocus } from '../../ui/form/useFocus.ts';
import ui from '../../ui/theme/ui.module.css';
import { formatRowCount } from './formatRowCount.ts';
import styles from './Import.module.css';
import { ImportErrorTable } from './ImportErrorTable.tsx';
import type { DryRun, DuplicateHandling } from './importApi.ts';
import type { ValidationResult } from './importSession.ts';
import type { ImportState } from './useImport.ts';

interface CheckStepProps {
  readonly noun: Noun;
  readonly importing: ImportState;
  readonly unit: RowUnit;
  readonly verdict: ValidationResult;
  readonly choices: readonly DuplicateChoice[];
  readonly children: ReactNode;
}

/** How to handle duplicate rows, with its label. */
export type DuplicateChoice = readonly [DuplicateHandling, string];

/** The dry run: errors by row and column, duplicates, and how many rows would be imported. */
export function CheckStep({ noun, importing, unit, verdict, choices, children }: CheckStepProps) {
  const { staged, busy } = importing;
  const [duplicates, setDuplicates] = useState<DuplicateHandling>('skip');
  const [isWithoutFaulty, setWithoutFaulty] = useState(false);
  const title = useArrivalFocus<HTMLHeadingElement>();
  // The button that opened this step no longer exists.
  useEffect(() => {
    if (staged !== null) title.current?.focus();
  }, [staged, title]);
  const rejected = staged?.dryRun.errors ?? [];
  const isOpen = busy === null;
  const coming = staged === null ? 0 : comingOf(staged.dryRun, duplicates);
  const canTake = staged !== null && rejected.length === 0 && coming > 0;
  const isRepaired = staged === null && verdict.good > 0;

  return (
    <div className={styles.body}>
      <h3 ref={title} tabIndex={-1}>
        {verdict.faulty === 0
          ? verdict.good === 1
            ? `The ${unit} is valid`
            : `All ${formatRowCount(verdict.good, unit)} are valid`
          : `${formatNumber(verdict.faulty)} of ${formatRowCount(verdict.good + verdict.faulty, unit)} ${verdict.faulty === 1 ? 'has' : 'have'} errors`}
      </h3>
      {verdict.faulty > 0 && (
        <>
          <ImportErrorTable
            noun={noun}
            unit={unit}
            verdict={verdict}
            isOpen={isOpen}
            onRepair={importing.repair}
            onRepairAlike={importing.repairAlike}
            onEnd={() => title.current?.focus()}
          />
          <div className={ui.actions}>
            <PlainButton variant="minimal" onClick={() => void importing.saveFaults()}>
              Download errors (CSV)
            </PlainButton>
          </div>
          {verdict.good > 0 && (
            <label className={`${ui.line} ${styles.choice}`}>
              <input
                type="checkbox"
                checked={isWithoutFaulty}
                onChange={({ target }) => setWithoutFaulty(target.checked)}
              />
              Skip the {formatRowCount(verdict.faulty, unit)} with errors
            </label>
          )}
        </>
      )}
      {rejected.length > 0 && (
        <div className={ui.error} role="alert">
          <p>
            We couldn't store {formatRowCount(rejected.length, unit)}: {unit}{' '}
            {rejected
              .slice(0, 8)
              .map(({ at }) => at)
              .join(', ')}
            .
          </p>
          <PlainButton onClick={() => void importing.check(rejected.map(({ at }) => at))}>
            Skip these {unit}s
          </PlainButton>
        </div>
      )}
      {staged !== null && (
        <Known
          noun={noun}
          unit={unit}
          dryRun={staged.dryRun}
          choices={choices}
          value={duplicates}
          onChange={setDuplicates}
        />
      )}
      {staged !== null && children}
      <div className={ui.actions}>
        {isRepaired ? (
          <PlainButton intent="primary" disabled={!isOpen} onClick={() => void importing.check()}>
            Validate again
          </PlainButton>
        ) : (
          <PlainButton
            intent="primary"
            disabled={!isOpen || !canTake || (verdict.faulty > 0 && !isWithoutFaulty)}
            onClick={() => void importing.take(duplicates)}
          >
            Import {formatNumber(coming)} {coming === 1 ? noun.one : noun.many}
          </PlainButton>
        )}
        <PlainButton variant="minimal" disabled={!isOpen} onClick={importing.back}>
          Back
        </PlainButton>
      </div>
    </div>
  );
}

const comingOf = ({ rows, known, repeated }: DryRun, duplicates: DuplicateHandling): number => {
  if (duplicates === 'create') return rows;
  return duplicates === 'update' ? rows - repeated : rows - repeated - known;
};

interface KnownProps {
  readonly noun: Noun;
  readonly unit: RowUnit;
  readonly dryRun: DryRun;
  readonly choices: readonly DuplicateChoice[];
  readonly value: DuplicateHandling;
  readonly onChange: (value: DuplicateHandling) => void;
}

function Known({ noun, unit, dryRun, choices, value, onChange }: KnownProps) {
  const { known, repeated, examples } = dryRun;
  if (known + repeated === 0) return null;
  return (
    <fieldset className={styles.known}>
      <legend>
        {known > 0 &&
          `${formatNumber(known)} ${known === 1 ? 'is' : 'are'} already among your ${noun.many}, matched by ${noun.scope === 'community' ? 'name' : 'email or name'}. `}
        {repeated > 0 &&
          `${formatNumber(repeated)} ${repeated === 1 ? 'comes' : 'come'} up twice in the file. Only the first is used.`}
      </legend>
      {examples.length > 0 && (
        <p className={ui.caption}>
          {examples
            .slice(0, 5)
            .map(({ at, title }) => `${unit === 'card' ? 'Card' : 'Row'} ${at}: ${title}`)
            .join(' · ')}
        </p>
      )}
      {choices.map(([choice, label]) => (
        <label key={choice} className={`${ui.line} ${styles.choice}`}>
          <input
            type="radio"
            name="duplicates"
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
