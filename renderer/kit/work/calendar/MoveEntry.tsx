import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Dialog } from '../../dialog/Dialog.tsx';
import { Form } from '../../form/Form.tsx';
import { TextField } from '../../form/TextField.tsx';
import styles from './Calendar.module.css';
import type { Entry } from './calendar.ts';
import { isDay } from './days.ts';

interface MoveEntryProps {
  readonly entry: Entry;
  readonly onMove: (day: string) => void;
  readonly onClose: () => void;
}

/** To which day something goes, by keyboard. */
export function MoveEntry({ entry, onMove, onClose }: MoveEntryProps) {
  const [day, setDay] = useState(entry.day);
  const [error, setError] = useState<string>();
  return (
    <Dialog label={`Move ${entry.title} to`} place="top" onClose={onClose}>
      <Form
        takesFocus
        className={styles.move}
        onSend={() => (isDay(day) ? onMove(day) : setError('Choose a day.'))}
      >
        <TextField
          type="date"
          label={`Move “${entry.title}” to`}
          error={error}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <Button type="submit" intent="primary">
          Move
        </Button>
      </Form>
    </Dialog>
  );
}
