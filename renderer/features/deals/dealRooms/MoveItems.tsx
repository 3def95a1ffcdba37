import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Rooms.module.css';
import type { RoomView } from './roomShapes.ts';
import { useChangeItemsMutation, useReadFolderQuery } from './roomsApi.ts';
import { TextButton } from './TextButton.tsx';

interface MoveItemsProps {
  readonly room: RoomView;
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Folder-by-folder picker for the destination. */
export function MoveItems({ room, ids, onClose, onMoved }: MoveItemsProps) {
  const [folderId, setFolderId] = useState(room.root_id);
  const query = useReadFolderQuery({ roomId: room.id, folderId, as: null });
  const [change, { isLoading }] = useChangeItemsMutation();

  async function move() {
    const moved = await change({ roomId: room.id, ids, to: folderId });
    if (moved.error === undefined) onMoved();
  }
  return (
    <Dialog label="Move to" place="top" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>Move to</h2>
        <Loaded answer={query} waiting={<Skeleton height="10rem" />}>
          {(folder) => {
            const ancestors = folder?.way ?? [];
            const below = (folder?.items ?? []).filter(
              ({ id, is_folder }) => is_folder && !ids.includes(id),
            );
            return (
              <>
                <p className={ui.note}>
                  {['Index', ...ancestors.map(({ name }) => name)].join(' / ')}
                </p>
                <ul className={styles.items}>
                  {ancestors.length > 0 && (
                    <li>
                      <TextButton onClick={() => setFolderId(ancestors.at(-2)?.id ?? room.root_id)}>
                        Up
                      </TextButton>
                    </li>
                  )}
                  {below.map(({ id, name }) => (
                    <li key={id}>
                      <TextButton onClick={() => setFolderId(id)}>{name}</TextButton>
                    </li>
                  ))}
                </ul>
              </>
            );
          }}
        </Loaded>
        <div className={styles.acts}>
          <Button intent="primary" loading={isLoading} onClick={() => void move()}>
            Move here
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  );
}
