import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { AddDocuments } from './AddDocuments.tsx';
import { ItemRows } from './ItemRows.tsx';
import { MoveItems } from './MoveItems.tsx';
import { NewFolder } from './NewFolder.tsx';
import styles from './Rooms.module.css';
import type { RoomFolder, RoomItem, RoomView } from './roomShapes.ts';
import { useChangeItemsMutation, useReadFolderQuery } from './roomsApi.ts';
import { TextButton } from './TextButton.tsx';

interface FolderViewProps {
  readonly room: RoomView;
  readonly folderId: string;
  readonly as: string | null;
  /** The document in the viewer. */
  readonly openId: string | null;
  /** The document a link points to, opened once the folder is loaded. */
  readonly wantedId: string | null;
  readonly onFolder: (id: string | null) => void;
  readonly onOpen: (item: RoomItem) => void;
}

/** One room folder: breadcrumb, contents, and actions to add and move items. */
export function FolderView(props: FolderViewProps) {
  const { room, folderId, as, openId, wantedId, onFolder, onOpen } = props;
  const query = useReadFolderQuery({ roomId: room.id, folderId, as });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const wanted = query.data?.items.find(
    ({ id, is_folder: isFolder }) => id === wantedId && !isFolder,
  );
  const wantedVersion = wanted?.version_id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once for each link, not after it was closed.
  useEffect(() => {
    if (wanted !== undefined) onOpen(wanted);
  }, [wantedVersion]);
  const mayChange = room.runs && as === null;
  const mayAdd = room.adds && as === null && !room.is_closed;
  return (
    <>
      <Loaded
        answer={query}
        waiting={<Skeleton height="18rem" />}
        nothing={<p className={ui.note}>Folder not found or no access.</p>}
      >
        {(folder) =>
          folder !== null && (
            <>
              <Breadcrumbs folder={folder} onFolder={onFolder} />
              {mayChange && chosen.size > 0 && (
                <Chosen room={room} ids={[...chosen]} onDone={() => setChosen(new Set())} />
              )}
              <ItemRows
                room={room}
                items={folder.items}
                openId={openId}
                chosen={mayChange ? chosen : null}
                onChoose={setChosen}
                onFolder={(id) => {
                  setChosen(new Set());
                  onFolder(id);
                }}
                onOpen={onOpen}
              />
            </>
          )
        }
      </Loaded>
      {mayAdd && (
        <div className={`${ui.stack16} ${styles.adding}`}>
          <AddDocuments room={room} folderId={folderId} />
          <NewFolder roomId={room.id} parentId={folderId} />
        </div>
      )}
    </>
  );
}

const Breadcrumbs = ({
  folder,
  onFolder,
}: {
  readonly folder: RoomFolder;
  readonly onFolder: (id: string | null) => void;
}) => (
  <nav aria-label="Folder" className={styles.way}>
    <TextButton onClick={() => onFolder(null)}>Index</TextButton>
    {(folder.way ?? []).map(({ id, name }, place, all) =>
      place === all.length - 1 ? (
        <span key={id} aria-current="page">
          {name}
        </span>
      ) : (
        <TextButton key={id} onClick={() => onFolder(id)}>
          {name}
        </TextButton>
      ),
    )}
  </nav>
);

interface ChosenProps {
  readonly room: RoomView;
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

function Chosen({ room, ids, onDone }: ChosenProps) {
  const [isMoving, setMoving] = useState(false);
  const [change, { isLoading }] = useChangeItemsMutation();
  return (
    <div className={`${ui.actions} ${styles.bar}`} role="toolbar" aria-label="Selection">
      <span>{ids.length} selected</span>
      <Button size="small" onClick={() => setMoving(true)}>
        Move
      </Button>
      <Button
        size="small"
        loading={isLoading}
        onClick={() => void change({ roomId: room.id, ids, isGone: true }).then(onDone)}
      >
        Remove
      </Button>
      <Button size="small" variant="minimal" onClick={onDone}>
        Cancel
      </Button>
      {isMoving && (
        <MoveItems
          room={room}
          ids={ids}
          onClose={() => setMoving(false)}
          onMoved={() => {
            setMoving(false);
            onDone();
          }}
        />
      )}
    </div>
  );
}
