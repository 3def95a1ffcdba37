import { Classes } from '@blueprintjs/core';
import { useState } from 'react';
import { Select } from '../../../ui/form/Select.tsx';
import { useDebouncedSearch } from '../../../ui/form/useDebouncedSearch.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { DocumentViewer } from './DocumentViewer.tsx';
import { FolderView } from './FolderView.tsx';
import { RoomSearchResults } from './RoomSearchResults.tsx';
import styles from './Rooms.module.css';
import type { RoomItem, RoomView } from './roomShapes.ts';

/** A room's folders, the open folder, and the document viewer. The URL holds the folder. */
export function Room({ room }: { readonly room: RoomView }) {
  const { params, change: write } = useUrlSearch();
  const [searchText, setSearchText] = useState('');
  const [typed, setTyped] = useDebouncedSearch(searchText, setSearchText);
  const [shown, setShown] = useState<RoomItem | null>(null);
  const as = room.runs ? params.get('as') : null;
  const folderId = params.get('folder') ?? room.root_id;
  const change = (name: string, value: string | null) => write([[name, value]], 'is a step');
  return (
    <Page>
      <PageHeader
        title={room.property_name}
        views={
          <input
            type="search"
            className={`${Classes.INPUT} ${styles.search}`}
            aria-label="Search names and text"
            placeholder="Search names and text"
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        }
        actions={
          <>
            {room.runs && <ViewAs room={room} as={as} onChange={(id) => change('as', id)} />}
            <LinkButton size="small" to="dealRoomCollaboration" params={{ roomId: room.id }}>
              Questions
            </LinkButton>
            {room.runs && (
              <LinkButton
                size="small"
                to="manageDealRoom"
                params={{ transactionId: room.transaction_id }}
              >
                Manage
              </LinkButton>
            )}
          </>
        }
      />
      {room.is_closed && <p className={styles.strip}>This room is closed to invited users.</p>}
      {as !== null && (
        <p className={styles.strip} data-as="true">
          You see what this group sees. Changes are disabled in preview.
        </p>
      )}
      {searchText.trim().length > 1 ? (
        <RoomSearchResults room={room} words={searchText} as={as} onOpen={setShown} />
      ) : (
        <FolderView
          room={room}
          folderId={folderId}
          as={as}
          onFolder={(id) => change('folder', id)}
          onOpen={setShown}
        />
      )}
      {shown !== null && (
        <DocumentViewer key={shown.version_id} item={shown} onClose={() => setShown(null)} />
      )}
    </Page>
  );
}

interface ViewAsProps {
  readonly room: RoomView;
  readonly as: string | null;
  readonly onChange: (id: string | null) => void;
}

const ViewAs = ({ room, as, onChange }: ViewAsProps) => (
  <div className={styles.as}>
    <Select
      aria-label="Preview as"
      value={as ?? ''}
      options={[
        ['', 'Preview as me'],
        ...(room.groups ?? []).map(({ id, name }) => [id, `Preview as ${name}`] as const),
      ]}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  </div>
);
