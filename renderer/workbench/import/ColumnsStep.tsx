import { formatNumber } from '#shared/format/number.ts';
import { importedFields, missingFields, takesSeveral } from '#shared/imports/columnMapping.ts';
import type { Noun } from '#shared/records/noun.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Select, type SelectOptions } from '../../ui/form/Select.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useArrivalFocus } from '../../ui/form/useFocus.ts';
import { TableHead } from '../../ui/table/TableHead.tsx';
import ui from '../../ui/theme/ui.module.css';
import { formatRowCount } from './formatRowCount.ts';
import styles from './Import.module.css';
import type { ImportFileInfo } from './importSession.ts';
import type { ImportState } from './useImport.ts';

interface ColumnsStepProps {
  readonly noun: Noun;
  readonly importing: ImportState;
  readonly facts: ImportFileInfo;
}

/** Maps file columns to fields, with sample cells. */
export function ColumnsStep({ noun, importing, facts }: ColumnsStepProps) {
  const { matching, setMatching, busy } = importing;
  const title = useArrivalFocus<HTMLHeadingElement>();
  const fields = importedFields(noun);
  const missing = missingFields(noun, matching);
  const options = (own: string | null): SelectOptions => [
    ['', "Don't import"],
    ...fields
      .filter(
        (field) => field.name === own || takesSeveral(field) || !matching.includes(field.name),
      )
      .map(({ name, label }) => [name, label] as const),
  ];
  const isCards = facts.unit === 'card';
  const change = (column: number, name: string) =>
    setMatching(matching.map((before, at) => (at === column ? name || null : before)));

  return (
    <div className={styles.body}>
      <h3 ref={title} tabIndex={-1}>
        {formatRowCount(facts.count, facts.unit)} in {importing.fileName}
      </h3>
      <p className={ui.caption}>
        {isCards
          ? 'Fields of the cards are mapped for you. Photos aren’t imported.'
          : 'Map your columns.'}
        {!isCards &&
          noun.fields.some(({ name }) => name === 'email' || name === 'birth_date') &&
          ` First and last name can both map to ${noun.fields[0]?.label}.`}
        {facts.encoding === 'Windows-1252' &&
          ' The file uses an older Windows encoding. Check that accents look right.'}
        {facts.formulas > 0 &&
          ` Formulas aren't supported (${formatNumber(facts.formulas)} found). Paste values instead.`}
      </p>
      {facts.names.length > 1 && (
        <SelectField
          label="Sheet"
          options={facts.names.map((name, index) => [String(index), name] as const)}
          value={String(facts.index)}
          disabled={busy !== null}
          onChange={({ target }) => void importing.openTable(Number(target.value))}
        />
      )}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <TableHead columns={['Column', 'In the file', 'Maps to']} />
          <tbody>
            {facts.head.map((label, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading; their place tells them apart.
              <tr key={column}>
                <th scope="row">{label}</th>
                <td className={`${ui.truncate} ${styles.samples}`}>
                  {facts.samples[column]?.join(' · ')}
                </td>
                <td>
                  <Select
                    aria-label={`${label} maps to`}
                    options={options(matching[column] ?? null)}
                    value={matching[column] ?? ''}
                    onChange={({ target }) => change(column, target.value)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {missing.length > 0 && (
        <p role="alert" className={ui.error}>
          {missing.map(({ label }) => label).join(' and ')} needs a column.
        </p>
      )}
      <div className={ui.actions}>
        <PlainButton
          intent="primary"
          disabled={busy !== null || missing.length > 0}
          onClick={() => void importing.check()}
        >
          Validate
        </PlainButton>
        <PlainButton variant="minimal" disabled={busy !== null} onClick={importing.back}>
          Choose different file
        </PlainButton>
      </div>
    </div>
  );
}
