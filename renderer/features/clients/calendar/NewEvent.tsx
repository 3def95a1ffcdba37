import { useState } from 'react';
import { event } from '#shared/records/nouns/event.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { Slot } from '../../../workbench/calendar/calendar.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { RecordForm } from '../../../workbench/form/RecordForm.tsx';
import styles from './CalendarPage.module.css';
import { ConflictHint } from './ConflictHint.tsx';
import { getNewEventValues } from './eventEntries.ts';

interface NewEventProps {
  readonly at: Slot;
  readonly onAdded: (row: RecordRow) => void;
  readonly onClose: () => void;
}

export function NewEvent({ at, onAdded, onClose }: NewEventProps) {
  const [initialValues] = useState(() => getNewEventValues(at, Date.now()));
  return (
    <Dialog label="New event" place="panel" onClose={onClose}>
      <div className={styles.new}>
        <h2>New event</h2>
        <RecordForm
          noun={event}
          row={null}
          place="panel"
          begin={initialValues}
          hint={(values) => <ConflictHint values={values} ownId={null} />}
          onSaved={onAdded}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}
