import { Button } from '@blueprintjs/core';
import { useParams } from 'react-router-dom';
import { isId } from '../../../ui/format/id.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { Archives } from './Archives.tsx';
import { AuditLog } from './AuditLog.tsx';
import { NdaText } from './NdaText.tsx';
import { RoomMembers } from './RoomMembers.tsx';
import { getRoomView } from './RoomPage.tsx';
import { Rights } from './RoomPermissions.tsx';
import styles from './Rooms.module.css';
import type { RoomView } from './roomShapes.ts';
import { useEndRoomMutation, useReadRoomQuery } from './roomsApi.ts';
import { SigningRequests } from './signing/SigningRequests.tsx';
import { Tabs } from './Tabs.tsx';

/** Room management: access, agreement, and audit log. */
export function Component() {
  const { transactionId = '' } = useParams();
  return isId(transactionId) ? <Found key={transactionId} id={transactionId} /> : <Nowhere />;
}

const Nowhere = () => (
  <NotFoundMessage title="Deal room not found" to="dealRooms" button="All deal rooms">
    It's closed, or someone else owns it.
  </NotFoundMessage>
);

function Found({ id }: { readonly id: string }) {
  const query = useReadRoomQuery(id);
  return (
    <Loaded answer={query} waiting={<Skeleton height="24rem" />} nothing={<Nowhere />}>
      {(room) => {
        const view = getRoomView(room);
        return view?.runs ? <Manage room={view} /> : <Nowhere />;
      }}
    </Loaded>
  );
}

const TABS = [
  ['people', 'People'],
  ['rights', 'Rights'],
  ['nda', 'NDA'],
  ['signatures', 'Signatures'],
  ['audit', 'Audit'],
] as const;
const OWN_TABS = [...TABS, ['archive', 'Archive']] as const;

function Manage({ room }: { readonly room: RoomView }) {
  const { params } = useUrlSearch();
  const [end, { isLoading }] = useEndRoomMutation();
  const tab = params.get('tab') ?? 'people';
  return (
    <Page>
      <PageHeader
        title={`Deal room of ${room.property_name}`}
        views={<Tabs tabs={room.owns ? OWN_TABS : TABS} here={tab} />}
        actions={
          <>
            <Button
              size="small"
              loading={isLoading}
              onClick={() => void end({ roomId: room.id, isClosed: !room.is_closed })}
            >
              {room.is_closed ? 'Reopen room' : 'Close room'}
            </Button>
            <LinkButton size="small" to="dealRoom" params={{ transactionId: room.transaction_id }}>
              Documents
            </LinkButton>
          </>
        }
      />
      {room.is_closed && <p className={styles.strip}>This room is closed to invited users.</p>}
      {tab === 'people' && <RoomMembers room={room} />}
      {tab === 'rights' && <Rights room={room} />}
      {tab === 'nda' && <NdaText key={room.nda.n} room={room} />}
      {tab === 'signatures' && <SigningRequests room={room} />}
      {tab === 'audit' && <AuditLog room={room} />}
      {tab === 'archive' && room.owns && <Archives room={room} />}
    </Page>
  );
}
