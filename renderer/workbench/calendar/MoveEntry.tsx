import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { DateField } from '../../ui/form/TypedFields.tsx';
import styles from './Calendar.module.css';
import { type CalendarEntry, parseTimeInput, type Slot, toTimeInput } from './calendar.ts';
import { isDay } from './days.ts';

interface MoveEntryProps {
  readonly entry: CalendarEntry;
  readonly onMove: (to: Slot) => void;
  readonly onClose: () => void;
}

/** Moves an entry to another day and time by keyboard. */
export function MoveEntry({ entry, onMove, onClose }: MoveEntryProps) {
  const { minutes, isSizable } = entry;
  const [day, setDay] = useState(entry.day);
  const [from, setFrom] = useState(toTimeInput(minutes?.from ?? 0));
  const [to, setTo] = useState(toTimeInput(Math.min(minutes?.to ?? 0, 24 * 60 - 1)));
  const [error, setError] = useState<'day' | 'time'>();
  function send() {
    if (!isDay(day)) return setError('day');
    if (minutes === undefined) return onMove({ day });
    const startsAt = parseTimeInput(from);
    const ends = isSizable ? parseTimeInput(to) : (startsAt ?? 0) + minutes.to - minutes.from;
    if (startsAt === null || ends === null || ends < startsAt) return setError('time');
    onMove({ day, minutes: { from: startsAt, to: ends } });
  }
  return (
    <Dialog label={`Move ${entry.title} to`} place="top" onClose={onClose}>
      <Form takesFocus className={styles.move} onSend={send}>
        <DateField
          label={`Move “${entry.title}” to`}
          error={error === 'day' ? 'Choose a day.' : undefined}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        {minutes !== undefined && (
          <TextField
            type="time"
            label="Starts"
            error={error === 'time' ? 'End time must be after start time.' : undefined}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        )}
        {minutes !== undefined && isSizable && (
          <TextField
            type="time"
            label="Ends"
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        )}
        <Button type="submit" intent="primary">
          Move
        </Button>
      </Form>
    </Dialog>
  );
}
