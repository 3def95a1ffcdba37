import { centsText } from '#shared/format/figures.ts';
import { monthLabel } from '#shared/underwriting/statements/months.ts';
import type {
  FigurePart,
  StatementFigure,
  StoredLine,
} from '#shared/underwriting/statements/normalize.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Statements.module.css';
import type { StatementVersion } from './statementsApi.ts';

interface FigurePanelProps {
  readonly figure: StatementFigure;
  readonly version: StatementVersion;
  readonly onOpen: (key: string) => void;
  readonly onClose: () => void;
}

/** Where a figure comes from: its formula, and the cells or figures it is made of. */
export const FigurePanel = ({ figure, version, onOpen, onClose }: FigurePanelProps) => (
  <Dialog label={figure.label} place="side" onClose={onClose}>
    <div className={ui.stack12}>
      <h2>{figure.label}</h2>
      <p className={styles.main}>{centsText(figure.normalized)}</p>
      <p className={ui.note}>{figure.formula}</p>
      {figure.parts.length === 0 && <p className={ui.muted}>No line and no adjustment.</p>}
      <ul className={styles.parts}>
        {figure.parts.map((part) => (
          <li key={keyOf(part)}>
            <Part part={part} version={version} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <PlainButton onClick={onClose}>Close</PlainButton>
    </div>
  </Dialog>
);

const keyOf = (part: FigurePart): string => {
  if (part.from === 'line')
    return `${part.line.cells.find((cell) => cell !== null) ?? part.line.label}`;
  return part.from === 'entry' ? part.entry.id : part.key;
};

interface PartProps {
  readonly part: FigurePart;
  readonly version: StatementVersion;
  readonly onOpen: (key: string) => void;
}

function Part({ part, version, onOpen }: PartProps) {
  if (part.from === 'figure') {
    return (
      <PlainButton variant="minimal" className={styles.part} onClick={() => onOpen(part.key)}>
        <span>{part.label}</span>
        <span>{centsText(part.cents)}</span>
      </PlainButton>
    );
  }
  if (part.from === 'entry') {
    return (
      <div className={styles.part}>
        <span>Adjustment: {part.entry.reason}</span>
        <span>{centsText(part.cents)}</span>
      </div>
    );
  }
  return <LineCells line={part.line} cents={part.cents} version={version} />;
}

function LineCells({
  line,
  cents,
  version,
}: {
  readonly line: StoredLine;
  readonly cents: number;
  readonly version: StatementVersion;
}) {
  return (
    <details>
      <summary className={styles.part}>
        <span>{line.label}</span>
        <span>{centsText(cents)}</span>
      </summary>
      <p className={ui.caption}>
        {version.file_name ?? 'Typed'}
        {line.section !== null && ` · ${line.section}`}
      </p>
      <RuledTable className={styles.table}>
        <tbody>
          {line.cents.map((amount, at) => (
            <tr key={version.months[at] ?? at}>
              <th scope="row">{monthLabel((version.months[at] ?? '').slice(0, 7))}</th>
              <td>{centsText(amount)}</td>
              <td>
                {line.cells[at] == null
                  ? 'typed'
                  : `from sheet “${line.sheet ?? version.sheet ?? ''}”, cell ${line.cells[at]}`}
              </td>
            </tr>
          ))}
        </tbody>
      </RuledTable>
    </details>
  );
}
