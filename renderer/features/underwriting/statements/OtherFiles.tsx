import type { ReactNode } from 'react';
import { centsText } from '#shared/format/figures.ts';
import { formatNumber } from '#shared/format/number.ts';
import { accountLabel } from '#shared/underwriting/statements/accounts.ts';
import { monthLabel } from '#shared/underwriting/statements/months.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Problem } from '../../../ui/form/Problem.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { DropZone } from '../../../workbench/files/DropZone.tsx';
import { ImportProgress } from '../../../workbench/import/ImportProgress.tsx';
import { DoubtList } from './DoubtList.tsx';
import styles from './Statements.module.css';
import type { OtherFiles } from './useOtherFiles.ts';

const ENDINGS = '.xlsx,.csv,.tsv,.txt,.pdf';

type OpenFile = OtherFiles['roll'] | OtherFiles['census'];

interface OtherFileProps {
  readonly label: string;
  readonly hint: string;
  readonly file: OpenFile;
  readonly children: ReactNode;
}

function OtherFile({ label, hint, file, children }: OtherFileProps) {
  return (
    <details className={styles.lines}>
      <summary>
        {label} {file.name === null ? '(optional)' : file.name}
      </summary>
      <div className={ui.stack12}>
        {file.result === null && file.progress === null && (
          <DropZone
            label={`Choose a ${label.toLowerCase()}`}
            accept={ENDINGS}
            hint={hint}
            onFiles={([chosen]) => {
              if (chosen !== undefined) void file.open(chosen);
            }}
          />
        )}
        {file.progress !== null && (
          <ImportProgress
            busy={{
              label: `Reading the ${label.toLowerCase()}`,
              share: file.progress,
              canStop: true,
            }}
            onCancel={file.close}
          />
        )}
        <Problem text={file.error} />
        {file.result !== null && (
          <>
            <DoubtList
              title={`Doubts about the ${label.toLowerCase()}`}
              doubts={file.result.doubts}
              answers={file.answers}
              onAnswer={(id, value) => void file.answer(id, value)}
            />
            {children}
            <PlainButton variant="minimal" onClick={file.close}>
              Remove {label.toLowerCase()}
            </PlainButton>
          </>
        )}
      </div>
    </details>
  );
}

interface RentRollProps {
  readonly roll: OtherFiles['roll'];
  readonly onUnits: (count: number) => void;
}

/** Unit types and rates of a rent roll. Residents never leave the browser. */
export function RentRoll({ roll, onUnits }: RentRollProps) {
  const mix = roll.result?.mix ?? [];
  const units = mix.reduce((all, one) => all + one.units, 0);
  const dropped = roll.result?.dropped ?? [];
  return (
    <OtherFile
      label="Rent roll"
      file={roll}
      hint="Excel, CSV, or PDF with text, up to 50,000 units. Names, birth dates, and health data stay in your browser: only unit types, counts, and average rates are stored."
    >
      {dropped.length > 0 && <p className={ui.note}>Left out: {dropped.join(', ')}.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too */}
      <section aria-label="Unit mix" tabIndex={0} className={ui.scroll}>
        <RuledTable className={styles.table}>
          <TableHead columns={['Type', 'Units', 'Occupied', 'Rent', 'Care', 'Market', 'Rows']} />
          <tbody>
            {mix.map((one) => (
              <tr key={one.type}>
                <th scope="row">{one.type}</th>
                <td>{formatNumber(one.units)}</td>
                <td>{formatNumber(one.occupied)}</td>
                <td>{centsText(one.rent)}</td>
                <td>{centsText(one.care)}</td>
                <td>{centsText(one.market)}</td>
                <td>
                  {one.rows[0]} to {one.rows[1]}
                </td>
              </tr>
            ))}
          </tbody>
        </RuledTable>
      </section>
      {units > 0 && units <= 10_000 && (
        <PlainButton onClick={() => onUnits(units)}>Use {formatNumber(units)} units</PlainButton>
      )}
    </OtherFile>
  );
}

/** Resident days by month of a census. */
export function Census({ census }: { readonly census: OtherFiles['census'] }) {
  const { result } = census;
  return (
    <OtherFile
      label="Census"
      file={census}
      hint="Excel, CSV, or PDF with text: one column for each month and rows such as Private pay days. Only the counts are stored."
    >
      {result !== null && result.missing.length > 0 && (
        <p className={ui.warning}>
          No days for {result.missing.map((month) => monthLabel(month)).join(', ')}.
        </p>
      )}
      <ul className={styles.parts}>
        {result?.lines.map((line) => (
          <li key={line.labelCell} className={styles.part}>
            <span>
              {line.label}, {line.account === null ? 'in doubt' : accountLabel(line.account)}
            </span>
            <span>
              {formatNumber(
                Math.round(line.cells.reduce((all, { cents }) => all + cents, 0) / 100),
              )}
            </span>
          </li>
        ))}
      </ul>
    </OtherFile>
  );
}
