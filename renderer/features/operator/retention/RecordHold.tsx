import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { usePositions } from '../usePositions.ts';
import { HoldDialog, ReleaseDialog } from './RetentionDialogs.tsx';
import { type Held, useRecordHoldQuery } from './retentionApi.ts';

/** The hold of someone's records, and the action that changes it; for those who manage retention. */
export function useRecordHold(held: Held, communityId: string) {
  const { canRead } = usePositions(communityId);
  const canHold = canRead('record_retention');
  const { data } = useRecordHoldQuery({ of: held.of, id: held.id }, { skip: !canHold });
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
        <HoldDialog held={held} onClose={close} />
      ) : (
        <ReleaseDialog id={hold.id} held={held} onClose={close} />
      )),
  };
}

interface HoldNoticeProps {
  readonly held: Held;
  readonly communityId: string;
}

/** Says that someone's records are on hold. */
export function HoldNotice({ held, communityId }: HoldNoticeProps) {
  const { canRead } = usePositions(communityId);
  const { data } = useRecordHoldQuery(
    { of: held.of, id: held.id },
    { skip: !canRead('record_retention') },
  );
  if (data === undefined || data === null) return null;
  return (
    <p role="status">
      Records on hold since {formatDay(data.held_at)}: {data.reason}
    </p>
  );
}
