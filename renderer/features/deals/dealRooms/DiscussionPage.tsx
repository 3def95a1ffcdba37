import { useParams } from 'react-router-dom';
import { isId } from '../../../ui/format/id.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { NdaGate } from './NdaGate.tsx';
import { NewNote } from './NewNote.tsx';
import { NoteCard } from './NoteCard.tsx';
import { AccessEnded, getRoomView, RoomNotFound } from './RoomPage.tsx';
import styles from './Rooms.module.css';
import { useListNotesQuery } from './roomManagementApi.ts';
import type { RoomView } from './roomShapes.ts';
import { useReadRoomQuery } from './roomsApi.ts';
import { Tabs } from './Tabs.tsx';

/** Q&A and document requests of a room, and internal comments of one side. */
export function Component() {
  const { roomId = '' } = useParams();
  return isId(roomId) ? <Found key={roomId} id={roomId} /> : <RoomNotFound />;
}

function Found({ id }: { readonly id: string }) {
  const query = useReadRoomQuery(id);
  return (
    <Loaded answer={query} waiting={<Skeleton height="24rem" />} nothing={<RoomNotFound />}>
      {(room) => {
        const view = getRoomView(room);
        if (view === null) return <AccessEnded />;
        return view.gate === 'nda' ? <NdaGate room={view} /> : <Talk room={view} />;
      }}
    </Loaded>
  );
}

const TABS = [
  ['question', 'Questions'],
  ['request', 'Requests'],
  ['comment', 'Your side'],
] as const;

const NOTHING: Readonly<Record<string, string>> = {
  question: "No questions yet. Other groups' questions appear once answered for everyone.",
  request: 'No requests yet.',
  comment: 'No comments yet. Only your side can see them.',
};

function Talk({ room }: { readonly room: RoomView }) {
  const { params } = useUrlSearch();
  const requestedTab = params.get('tab') ?? 'question';
  const kind = requestedTab in NOTHING ? requestedTab : 'question';
  const query = useListNotesQuery({ roomId: room.id, kind });
  return (
    <Page>
      <PageHeader
        title={room.property_name}
        views={<Tabs tabs={TABS} here={kind} />}
        actions={
          <LinkButton size="small" to="dealRoom" params={{ transactionId: room.transaction_id }}>
            Documents
          </LinkButton>
        }
      />
      <div className={styles.stack}>
        {!room.is_closed && <NewNote key={kind} room={room} kind={kind} />}
        <Loaded
          answer={query}
          waiting={<Skeleton height="12rem" />}
          nothing={<p className={ui.note}>{NOTHING[kind]}</p>}
        >
          {(notes) => (
            <ul className={styles.notes}>
              {notes.map((note) => (
                <NoteCard key={note.id} room={room} note={note} />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </Page>
  );
}
