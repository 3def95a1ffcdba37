import { ChevronDown, ChevronRight } from '@blueprintjs/icons';
import { useState } from 'react';
import styles from './FolderTree.module.css';
import type { RoomFolderNode, RoomView } from './roomShapes.ts';
import { useListFoldersQuery } from './roomsApi.ts';

interface FolderTreeProps {
  readonly room: RoomView;
  readonly folderId: string;
  readonly as: string | null;
  readonly onFolder: (id: string | null) => void;
}

/** The room's folders that the reader, or the previewed group, can see. */
export function FolderTree({ room, folderId, as, onFolder }: FolderTreeProps) {
  const { currentData: folders = [] } = useListFoldersQuery({ roomId: room.id, as });
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const ancestors = ancestorsOf(folders, folderId);
  const toggle = (id: string) =>
    setToggled((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const isOpen = (id: string) => ancestors.has(id) !== toggled.has(id);
  const draw = (parentId: string) => {
    const children = folders.filter(({ parent_id: parent }) => parent === parentId);
    if (children.length === 0) return null;
    return (
      <ul className={styles.level}>
        {children.map(({ id, name, place }) => {
          const hasChildren = folders.some(({ parent_id: parent }) => parent === id);
          return (
            <li key={id}>
              <div className={styles.line}>
                {hasChildren ? (
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-expanded={isOpen(id)}
                    aria-label={`Folders in ${name}`}
                    onClick={() => toggle(id)}
                  >
                    {isOpen(id) ? <ChevronDown size={12} /> : <ChevronRight size={12} />}
                  </button>
                ) : (
                  <span className={styles.toggle} />
                )}
                <button
                  type="button"
                  className={styles.folder}
                  aria-current={id === folderId ? 'true' : undefined}
                  onClick={() => onFolder(id)}
                >
                  {place > 0 && <span className={styles.place}>{place}</span>}
                  {name}
                </button>
              </div>
              {isOpen(id) && draw(id)}
            </li>
          );
        })}
      </ul>
    );
  };
  return (
    <nav aria-label="Folders" className={styles.tree}>
      <button
        type="button"
        className={styles.folder}
        aria-current={folderId === room.root_id ? 'true' : undefined}
        onClick={() => onFolder(null)}
      >
        Index
      </button>
      {draw(room.root_id)}
    </nav>
  );
}

/** Returns a folder and the folders above it. */
function ancestorsOf(folders: readonly RoomFolderNode[], folderId: string): ReadonlySet<string> {
  const found = new Set<string>();
  let id: string | null = folderId;
  while (id !== null && !found.has(id)) {
    found.add(id);
    const here: string = id;
    id = folders.find((folder) => folder.id === here)?.parent_id ?? null;
  }
  return found;
}
