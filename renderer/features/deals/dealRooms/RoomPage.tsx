import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { isId } from '../../../ui/format/id.ts';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { useRecordHead } from '../../../ui/page/recordHead.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { NdaGate } from './NdaGate.tsx';
import { Room } from './Room.tsx';
import type { RoomView } from './roomShapes.ts';
import { useReadRoomQuery } from './roomsApi.ts';

/** A transaction's room as the reader can see it now; it closes the instant access ends. */
export function Component() {
  const { transactionId = '' } = useParams();
  return isId(transactionId) ? <Found key={transactionId} id={transactionId} /> : <RoomNotFound />;
}

export const RoomNotFound = () => (
  <NotFoundMessage title="Deal room not found" to="dealRooms" button="All deal rooms">
    It's closed, or you weren't invited with this account's email.
  </NotFoundMessage>
);

type RoomResponse = ReturnType<typeof useReadRoomQuery>['data'];
export const getRoomView = (room: RoomResponse): RoomView | null =>
  room === undefined || room === null || room.gate === 'over' ? null : (room as RoomView);

function Found({ id }: { readonly id: string }) {
  const query = useReadRoomQuery(id);
  const headOf = useCallback(
    ({ property_name }: RoomView) => ({ title: `Deal room of ${property_name}` }),
    [],
  );
  useRecordHead(getRoomView(query.currentData), headOf);
  return (
    <Loaded answer={query} waiting={<Skeleton height="24rem" />} nothing={<RoomNotFound />}>
      {(room) => {
        const view = getRoomView(room);
        if (view === null) return <AccessEnded />;
        return view.gate === 'nda' ? <NdaGate room={view} /> : <Room room={view} />;
      }}
    </Loaded>
  );
}

export const AccessEnded = () => (
  <NotFoundMessage title="Your access has expired" to="dealRooms" button="All deal rooms">
    Your access was revoked or has expired.
  </NotFoundMessage>
);
