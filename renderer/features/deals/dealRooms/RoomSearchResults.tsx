import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ItemRows } from './ItemRows.tsx';
import type { RoomItem, RoomView } from './roomShapes.ts';
import { useFindItemsQuery } from './roomsApi.ts';

interface FoundItemsProps {
  readonly room: RoomView;
  readonly words: string;
  readonly as: string | null;
  readonly onOpen: (item: RoomItem) => void;
}

/** Documents of a room that match a search in name or content. */
export function RoomSearchResults({ room, words, as, onOpen }: FoundItemsProps) {
  const query = useFindItemsQuery({ roomId: room.id, words: words.trim().slice(0, 100), as });
  return (
    <Loaded
      answer={query}
      keepsLast
      waiting={<Skeleton height="12rem" />}
      nothing={<p className={ui.note}>No documents found.</p>}
    >
      {(items) => (
        <ItemRows
          room={room}
          items={items}
          chosen={null}
          onChoose={() => {}}
          onFolder={() => {}}
          onOpen={onOpen}
        />
      )}
    </Loaded>
  );
}
