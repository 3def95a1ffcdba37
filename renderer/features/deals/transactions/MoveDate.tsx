import { useState } from 'react';
import { partiesToNotify } from '#shared/deals/transactions/closing-timeline.ts';
import { cascadeDateMoves, isBusinessDay } from '#shared/deals/transactions/dates.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import { formatCalendarDay } from './formatCalendarDay.ts';
import styles from './Transactions.module.css';
import {
  type DateMove,
  type TransactionDate,
  useListPartiesQuery,
  useMoveDatesMutation,
} from './transactionsApi.ts';

interface MoveDateProps {
  readonly id: string;
  readonly dates: readonly TransactionDate[];
  readonly of: string;
  readonly onClose: () => void;
}

const isDay = (text: string) => text === '' || /^\d{4}-\d\d-\d\d$/.test(text);
const orNone = (text: string) => (text === '' ? null : text);

/** Moves one date and previews the affected dates before saving. */
export function MoveDate({ id, dates, of, onClose }: MoveDateProps) {
  const date = dates.find(({ key }) => key === of);
  const [due, setDue] = useState(date?.due_on ?? '');
  const [done, setDone] = useState(date?.done_on ?? '');
  const [keep, { error, isLoading }] = useMoveDatesMutation();
  const { data: parties = [] } = useListPartiesQuery(id);
  if (date === undefined) return null;
  const isComplete = isDay(due) && isDay(done);
  const moves = isComplete ? cascadeDateMoves(dates, of, orNone(due), orNone(done)) : [];
  const others = moves.filter(({ key }) => key !== of);
  const changes = isComplete ? changesOf(dates, of, moves, orNone(done)) : [];
  const changed = dates.filter(({ key }) => changes.some((one) => one.key === key));
  const recipients = partiesToNotify(changed, parties).filter(({ email }) => email !== null);

  async function send() {
    if (!isComplete || isLoading) return;
    if (changes.length > 0) {
      const result = await keep({ transactionId: id, moves: changes });
      if (result.error !== undefined) return;
    }
    onClose();
  }
  return (
    <SaveDialog
      form={{ send, error, isSubmitting: isLoading }}
      title={date.label}
      label={`Change ${date.label}`}
      action={others.length === 0 ? 'Save' : `Save ${others.length + 1} dates`}
      isDisabled={!isComplete}
      onCancel={onClose}
    >
      <DateField
        label="Date"
        value={due}
        onChange={({ target }) => setDue(target.value)}
        hint={
          due !== '' && isDay(due) && !isBusinessDay(due)
            ? 'Offices and banks are closed on this date.'
            : undefined
        }
      />
      <DateField
        label="Completed on"
        isOptional
        value={done}
        onChange={({ target }) => setDone(target.value)}
      />
      <section aria-label="Affected dates" aria-live="polite">
        {others.length === 0 ? (
          <p className={styles.quiet}>No other dates change.</p>
        ) : (
          <RuledTable className={styles.follows}>
            <caption>Dates that change</caption>
            <TableHead columns={['Date', 'Before', 'After']} />
            <tbody>
              {others.map((move) => (
                <tr key={move.key}>
                  <th scope="row">{move.label}</th>
                  <td>{formatCalendarDay(move.was)}</td>
                  <td>{formatCalendarDay(move.due_on)}</td>
                </tr>
              ))}
            </tbody>
          </RuledTable>
        )}
        {changes.length > 0 && (
          <p className={styles.quiet}>
            {recipients.length === 0
              ? 'No parties are notified.'
              : `Notified: ${recipients.map(({ name }) => name).join(', ')}.`}
          </p>
        )}
      </section>
    </SaveDialog>
  );
}

/** All changes to save: moved dates, and whether the date itself is done. */
function changesOf(
  dates: readonly TransactionDate[],
  of: string,
  moves: readonly { readonly key: string; readonly due_on: string | null }[],
  done: string | null,
): readonly DateMove[] {
  return dates.flatMap(({ key, due_on: was, done_on: wasDone }) => {
    const move = moves.find((one) => one.key === key);
    const doneOn = key === of ? done : wasDone;
    if (move === undefined && doneOn === wasDone) return [];
    const due = move === undefined ? was : move.due_on;
    return [{ key, was, due_on: due, was_done: wasDone, done_on: doneOn }];
  });
}
