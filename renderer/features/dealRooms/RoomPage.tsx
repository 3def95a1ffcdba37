import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { isId } from '../../kit/format/id.ts';
import { Missing } from '../../kit/page/Missing.tsx';
import { useRecordHead } from '../../kit/page/recordHead.ts';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { NdaGate } from './NdaGate.tsx';
import { Room } from './Room.tsx';
import type { RoomView } from './roomShapes.ts';
import { useReadRoomQuery } from './roomsApi.ts';

/** A transaction's room as the reader can see it now; it closes the instant access ends. */
export function Component() {
  const { transactionId = '' } = useParams();
  return isId(transactionId) ? <Found key={transactionId} id={transactionId} /> : <Nowhere />;
}

export const Nowhere = () => (
  <Missing title="Deal room not found" to="dealRooms" button="All deal rooms">
    It's closed, or you weren't invited with this account's email.
  </Missing>
);

type Answer = ReturnType<typeof useReadRoomQuery>['data'];
export const viewOf = (room: Answer): RoomView | null =>
  room === undefined || room === null || room.gate === 'over' ? null : (room as RoomView);

function Found({ id }: { readonly id: string }) {
  const answer = useReadRoomQuery(id);
  const headOf = useCallback(
    ({ property_name }: RoomView) => ({ title: `Deal room of ${property_name}` }),
    [],
  );
  useRecordHead(viewOf(answer.currentData), headOf);
  return (
    <Loaded answer={answer} waiting={<Skeleton height="24rem" />} nothing={<Nowhere />}>
      {(room) => {
        const view = viewOf(room);
        if (view === null) return <Ended />;
        return view.gate === 'nda' ? <NdaGate room={view} /> : <Room room={view} />;
      }}
    </Loaded>
  );
}

export const Ended = () => (
  <Missing title="Your access has expired" to="dealRooms" button="All deal rooms">
    Your access was revoked or has expired.
  </Missing>
);
