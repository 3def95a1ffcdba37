import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import type { ClipboardEvent } from 'react';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { AssumptionInput } from './AssumptionInput.tsx';
import { type FieldGroup, type FieldList, PARTS } from './assumptionFields.ts';
import { getAt, type Path } from './assumptionPaths.ts';
import { parseFieldText } from './fieldValues.ts';
import styles from './Model.module.css';
import type { ModelEditor } from './useModelEditor.ts';

/** Open when the page opens; the rest folds. */
const OPEN: ReadonlySet<string> = new Set(['Purchase', 'Unit mix', 'Loans', 'Sale and return']);

interface PartProps {
  readonly editor: ModelEditor;
}

/** The assumptions of the selected scenario, in groups that fold. */
export function AssumptionsForm({ editor }: PartProps) {
  return (
    <section aria-label="Assumptions" className={styles.assumptions}>
      {PARTS.map((part) => (
        <details key={part.title} open={OPEN.has(part.title)}>
          <summary>{part.title}</summary>
          {'one' in part ? (
            <ListOfFields list={part} editor={editor} />
          ) : (
            <GroupOfFields group={part} editor={editor} />
          )}
        </details>
      ))}
    </section>
  );
}

function GroupOfFields({ group, editor }: PartProps & { readonly group: FieldGroup }) {
  const { selected, change, setValid } = editor;
  return (
    <div className={styles.fields}>
      {group.fields.map((field) => {
        const path: Path = field.key.split('.');
        return (
          // biome-ignore lint/a11y/noLabelWithoutControl: the control is the input inside
          <label key={field.key} className={styles.field}>
            <span>{field.label}</span>
            <span>
              <AssumptionInput
                key={selected?.id}
                field={field}
                value={getAt(selected?.assumptions, path)}
                onChange={(value) => change(path, value)}
                onValid={(isValid) => setValid(`${selected?.id}.${field.key}`, isValid)}
              />
              {field.hint !== undefined && <span className={ui.caption}>{field.hint}</span>}
            </span>
          </label>
        );
      })}
    </div>
  );
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const rowsOf = (editor: ModelEditor, path: Path): readonly Row[] =>
  (getAt(editor.selected?.assumptions, path) ?? []) as readonly Row[];

/** A grid of rows; cells pasted from a spreadsheet fill the rows below and to the right. */
function ListOfFields({ list, editor }: PartProps & { readonly list: FieldList }) {
  const { change, setValid } = editor;
  const at: Path = list.key.split('.');
  const rows = rowsOf(editor, at);
  const add = () => change(at, [...rows, { ...list.empty, id: crypto.randomUUID() }]);

  function paste(event: ClipboardEvent, row: number, column: number) {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    change(at, pasteCells(list, rows, { at: row, column, text }));
  }

  return (
    <>
      {list.hint !== undefined && <p className={ui.caption}>{list.hint}</p>}
      {rows.length > 0 && (
        <ScrollTable
          columns={[...list.fields.map(({ label }) => label), { hidden: 'Remove' }]}
          className={styles.grid}
        >
          {rows.map((row, place) => (
            <tr key={row.id}>
              {list.fields.map((field, column) => (
                <td key={field.key} data-kind={field.kind}>
                  <AssumptionInput
                    field={field}
                    name={`${field.label}, ${list.one} ${place + 1}`}
                    value={row[field.key]}
                    onChange={(value) => change([...at, place, field.key], value)}
                    onValid={(isValid) =>
                      setValid(`${editor.selected?.id}.${row.id}.${field.key}`, isValid)
                    }
                    onPaste={(event) => paste(event, place, column)}
                  />
                </td>
              ))}
              <td>
                <Button
                  variant="minimal"
                  size="small"
                  icon={<Cross />}
                  aria-label={`Remove ${list.one} ${place + 1}`}
                  onClick={() => {
                    for (const { key } of list.fields)
                      setValid(`${editor.selected?.id}.${row.id}.${key}`, true);
                    change(
                      at,
                      rows.filter(({ id }) => id !== row.id),
                    );
                  }}
                />
              </td>
            </tr>
          ))}
        </ScrollTable>
      )}
      {rows.length < list.most && (
        <PlainButton variant="minimal" onClick={add}>
          Add {list.one}
        </PlainButton>
      )}
    </>
  );
}

interface Pasted {
  readonly at: number;
  readonly column: number;
  readonly text: string;
}

const MAX_PASTED = 100_000;

/** Returns the rows with pasted cells; a cell that can't be read leaves the value as it was. */
export function pasteCells(
  list: FieldList,
  rows: readonly Row[],
  { at, column, text }: Pasted,
): readonly Row[] {
  const lines = text.slice(0, MAX_PASTED).replace(/\r/g, '').trimEnd().split('\n');
  const next = [...rows];
  for (const [down, line] of lines.entries()) {
    const place = at + down;
    if (place >= list.most) break;
    const row: Record<string, unknown> = {
      ...(next[place] ?? { ...list.empty, id: crypto.randomUUID() }),
    };
    for (const [right, cell] of line.split('\t').entries()) {
      const field = list.fields[column + right];
      if (field === undefined) continue;
      const chosen = field.choices?.find(({ label, value }) =>
        [label, value].some((one) => one.toLowerCase() === cell.trim().toLowerCase()),
      );
      const parsed = parseFieldText(field, field.kind === 'choice' ? (chosen?.value ?? '') : cell);
      if ('value' in parsed && parsed.value !== '') row[field.key] = parsed.value;
    }
    next[place] = row as Row;
  }
  return next;
}
