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

/** A room by its sale, as the reader may see it now: the moment that an access ends, so does the screen. */
export function Component() {
  const { transactionId = '' } = useParams();
  return isId(transactionId) ? <Found key={transactionId} id={transactionId} /> : <Nowhere />;
}

export const Nowhere = () => (
  <Missing title="This deal room is not here" to="dealRooms" button="All deal rooms">
    It is not open, or nobody has let you in by the address of this account.
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
  <Missing title="Your access has ended" to="dealRooms" button="All deal rooms">
    Whoever runs this room has ended it, or its time is over. Nothing of it is shown any more.
  </Missing>
);
