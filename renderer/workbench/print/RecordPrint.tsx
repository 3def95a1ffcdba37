import { formatCalendarDay } from '#shared/format/date.ts';
import { type Field, fieldOf, type Noun } from '#shared/records/noun.ts';
import { getFieldValue, getRecordName as titleOf } from '#shared/records/row.ts';
import { formatFieldValue, type NameLookup } from '#shared/records/values.ts';
import { TableHead } from '../../ui/table/TableHead.tsx';
import { useListRecordTasksQuery } from '../data/attachmentsApi.ts';
import type { RecordRow } from '../data/row.ts';
import { FactValue } from '../record/FactValue.tsx';
import { factGroups } from '../record/factGroups.ts';
import styles from './Print.module.css';
import { PrintDialog } from './PrintDialog.tsx';
import { PrintLayout } from './PrintLayout.tsx';

interface RecordPrintProps {
  readonly noun: Noun;
  readonly row: RecordRow;
  readonly nameOf: NameLookup;
  readonly onClose: () => void;
}

/** Prints a record with its fields and open tasks. */
export function RecordPrint({ noun, row, nameOf, onClose }: RecordPrintProps) {
  const title = titleOf(noun, row);
  const { data: tasks, isLoading } = useListRecordTasksQuery({ noun, id: row.id });
  const open = tasks?.filter((task) => task.done_at === null) ?? [];
  return (
    <PrintDialog
      title={`Print ${title}`}
      onClose={onClose}
      paper={
        isLoading ? null : (
          <PrintLayout title={title} lines={linesOf(noun, row, nameOf)}>
            <div className={styles.facts}>
              {factGroups(noun).map(([group, fields]) => (
                <section key={group}>
                  {group !== '' && <h2>{group}</h2>}
                  <dl>
                    {fields.map((field) => (
                      <div
                        key={field.name}
                        className={field.type === 'longText' ? styles.long : undefined}
                      >
                        <dt>{field.label}</dt>
                        <dd>{renderPrintField(field, row, nameOf)}</dd>
                      </div>
                    ))}
                  </dl>
                </section>
              ))}
            </div>
            {open.length > 0 && (
              <table>
                <TableHead columns={['Tasks', 'Who', 'Due']} />
                <tbody>
                  {open.map((task) => (
                    <tr key={task.id}>
                      <th scope="row">{task.title}</th>
                      <td>{(task.assignee_id && nameOf(task.assignee_id)) ?? ''}</td>
                      <td>{task.due_on === null ? '' : formatCalendarDay(task.due_on)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </PrintLayout>
        )
      }
    >
      <p role="status">{isLoading ? 'Loading tasks' : 'Printing details and open tasks.'}</p>
    </PrintDialog>
  );
}

function linesOf(noun: Noun, row: RecordRow, nameOf: NameLookup): readonly string[] {
  const board = noun.board && fieldOf(noun, noun.board.by);
  const state = board && formatFieldValue(board, getFieldValue(row, board.name));
  const owner = row.owner_id === null ? undefined : nameOf(row.owner_id);
  const sharing = row.sharing === 'team' ? 'Shared with the team' : 'Private';
  return [[state, owner && `Owner ${owner}`, sharing].filter(Boolean).join(' · ')];
}

/** Only linked records need a name lookup; everything else prints as text. */
function renderPrintField(field: Field, row: RecordRow, nameOf: NameLookup) {
  const value = getFieldValue(row, field.name);
  if (field.type === 'record' && value !== null) {
    return <FactValue field={field} value={value} row={row} nameOf={nameOf} />;
  }
  return formatFieldValue(field, value, nameOf) || '—';
}
