import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import type { OpenResident } from '../resident.ts';
import { usePositions } from '../usePositions.ts';
import { HoldDialog, ReleaseDialog } from './RetentionDialogs.tsx';
import { useResidentHoldQuery } from './retentionApi.ts';

/** The hold of a resident's records, and the menu entry that changes it; for those who manage retention. */
export function useResidentHold({ id, name, community_id }: OpenResident) {
  const { canRead } = usePositions(community_id);
  const canHold = canRead('record_retention');
  const { data } = useResidentHoldQuery(id, { skip: !canHold });
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const hold = data ?? null;
  return {
    entries: canHold
      ? [
          {
            name: hold === null ? 'Hold records' : 'Release hold',
            onChoose: () => setOpen(true),
          },
        ]
      : [],
    dialog:
      isOpen &&
      (hold === null ? (
        <HoldDialog residentId={id} resident={name} onClose={close} />
      ) : (
        <ReleaseDialog id={hold.id} resident={name} onClose={close} />
      )),
  };
}

/** Says that a resident's records are on hold. */
export function HoldNotice({ resident }: { readonly resident: OpenResident }) {
  const { canRead } = usePositions(resident.community_id);
  const { data } = useResidentHoldQuery(resident.id, { skip: !canRead('record_retention') });
  if (data === undefined || data === null) return null;
  return (
    <p role="status">
      Records on hold since {formatDay(data.held_at)}: {data.reason}
    </p>
  );
}
