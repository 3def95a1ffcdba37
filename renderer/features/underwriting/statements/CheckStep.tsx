import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { centsText } from '#shared/format/figures.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { accountLabel } from '#shared/underwriting/statements/accounts.ts';
import { monthLabel } from '#shared/underwriting/statements/months.ts';
import type { ParsedStatement } from '#shared/underwriting/statements/statementTypes.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { DoubtList } from './DoubtList.tsx';
import { Census, RentRoll } from './OtherFiles.tsx';
import styles from './Statements.module.css';
import type { OtherFiles } from './useOtherFiles.ts';
import type { StatementImport } from './useStatementImport.ts';

const problemText = (error: unknown): string => {
  if (typeof error === 'string') return error;
  return isDataError(error) ? dataErrorMessage(error) : "Couldn't save. Try again.";
};

interface CheckStepProps {
  readonly importing: StatementImport;
  readonly others: OtherFiles;
  readonly isSaving: boolean;
  readonly error: unknown;
  readonly onSave: (units: number) => void;
}

/** Every doubt about the file, what was read without doubt, and the button that stores it. */
export function CheckStep({ importing, others, isSaving, error, onSave }: CheckStepProps) {
  const { opened, answers, openDoubts } = importing;
  const [units, setUnits] = useState('');
  if (opened === null) return null;
  const { parsed, file, hasNames } = opened;
  const count = Number(units);
  const hasUnits = /^\d{1,5}$/.test(units.trim()) && count >= 1 && count <= 10_000;
  const extraDoubts = others.roll.openDoubts.length + others.census.openDoubts.length;
  const stillOpen = openDoubts.length + extraDoubts;
  return (
    <section aria-label="Check" className={ui.stack16}>
      <p>
        <strong>{file.name}</strong>
        {parsed.months.length > 0 &&
          `: ${parsed.property ?? parsed.sheet}, ${monthLabel(parsed.months[0] ?? '')} to ${monthLabel(parsed.months.at(-1) ?? '')}`}
      </p>
      {hasNames && (
        <p className={ui.warning}>
          A sheet lists residents, so the file itself is not stored. Only the statement’s amounts
          are.
        </p>
      )}
      {parsed.notes.map((note) => (
        <p key={note} className={ui.note}>
          {note}
        </p>
      ))}
      <DoubtList
        title="Doubts"
        doubts={parsed.doubts}
        answers={answers}
        onAnswer={(id, value) => void importing.answer(id, value)}
      />
      <ReadLines parsed={parsed} />
      <RentRoll roll={others.roll} onUnits={(count) => setUnits(String(count))} />
      <Census census={others.census} />
      <div className={styles.finish}>
        <WholeNumberField
          label="Units"
          maxLength={5}
          value={units}
          error={units !== '' && !hasUnits ? 'Enter 1 to 10,000 units.' : undefined}
          onChange={({ target }) => setUnits(target.value)}
        />
        <Button
          intent="primary"
          loading={isSaving}
          disabled={stillOpen > 0 || !hasUnits || parsed.lines.length === 0}
          onClick={() => onSave(count)}
        >
          Save statement
        </Button>
        <PlainButton variant="minimal" onClick={importing.close}>
          Choose another file
        </PlainButton>
      </div>
      {stillOpen > 0 && (
        <p className={ui.note}>Answer each doubt to save. Nothing is decided for you.</p>
      )}
      {error !== undefined && error !== null && (
        <p role="alert" className={ui.error}>
          {problemText(error)}
        </p>
      )}
    </section>
  );
}

/** What was read: each line with its account and place, and the totals that were checked. */
function ReadLines({ parsed }: { readonly parsed: ParsedStatement }) {
  if (parsed.lines.length === 0) return null;
  const confirmed = parsed.totals.filter(({ isConfirmed }) => isConfirmed).length;
  return (
    <details className={styles.lines}>
      <summary>
        {parsed.lines.length} lines read, {confirmed} of {parsed.totals.length} totals agree
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too */}
      <section aria-label="Lines" tabIndex={0} className={ui.scroll}>
        <RuledTable className={styles.table}>
          <TableHead columns={['Line', 'Cell', 'Account', 'Why', 'Year']} />
          <tbody>
            {parsed.lines.map((line) => (
              <tr key={line.labelCell + line.label}>
                <th scope="row">{line.label}</th>
                <td>{line.labelCell}</td>
                <td>{line.account === null ? 'In doubt' : accountLabel(line.account)}</td>
                <td>
                  {line.isLearned
                    ? 'Chosen before'
                    : line.confidence === 1
                      ? 'Your answer'
                      : `${formatWholePercent(Math.round(line.confidence * 100))} sure`}
                </td>
                <td>{centsText(line.cells.reduce((all, { cents }) => all + cents, 0))}</td>
              </tr>
            ))}
          </tbody>
        </RuledTable>
      </section>
    </details>
  );
}
