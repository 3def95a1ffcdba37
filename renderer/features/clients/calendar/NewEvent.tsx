import { useState } from 'react';
import { event } from '#shared/records/nouns/event.ts';
import type { FormValues } from '#shared/records/schema.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { Slot, SlotAnchor } from '../../../workbench/calendar/calendar.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { RecordDialog } from '../../../workbench/form/RecordDialog.tsx';
import { ConflictHint } from './ConflictHint.tsx';
import { getNewEventValues } from './eventEntries.ts';
import { QuickEvent } from './QuickEvent.tsx';

interface NewEventProps {
  readonly at: Slot;
  /** Where the slot is on screen; omitted if it was not clicked. */
  readonly anchor?: SlotAnchor | undefined;
  readonly onAdded: (row: RecordRow) => void;
  readonly onClose: () => void;
}

/** A popover beside the clicked slot; "More options" opens the whole form with the same values. */
export function NewEvent({ at, anchor, onAdded, onClose }: NewEventProps) {
  const { session } = useAuth();
  const [initialValues] = useState(() => getNewEventValues(at, Date.now()));
  const [wholeForm, setWholeForm] = useState<FormValues | null>(null);
  if (session === null) return null;
  if (wholeForm !== null) {
    return (
      <RecordDialog
        noun={event}
        row={null}
        begin={wholeForm}
        hint={(values) => <ConflictHint values={values} ownId={null} />}
        onSaved={onAdded}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog label="New event" place="popover" anchor={anchor} onClose={onClose}>
      <QuickEvent
        userId={session.userId}
        begin={initialValues}
        onAdded={onAdded}
        onMore={setWholeForm}
        onClose={onClose}
      />
    </Dialog>
  );
}
