import { Classes } from '@blueprintjs/core';
import { type CSSProperties, useState } from 'react';
import { useAccount } from '../../../session/account/index.ts';
import { userStorageKey } from '../../../session/auth/index.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { useDebouncedSearch } from '../../../ui/form/useDebouncedSearch.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { PaneResizer, usePaneWidth } from '../../../ui/panel/PaneResizer.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { LinkedFacets } from '../../../workbench/record/LinkedFacets.tsx';
import { PHONE, useMedia } from '../../../workbench/useMedia.ts';
import { DocumentViewer } from './DocumentViewer.tsx';
import { FolderTree } from './FolderTree.tsx';
import { FolderView } from './FolderView.tsx';
import { RoomSearchResults } from './RoomSearchResults.tsx';
import styles from './Rooms.module.css';
import type { RoomItem, RoomView } from './roomShapes.ts';

/** Wide enough for folders, list, and viewer side by side. */
const WIDE = '(min-width: 75em)';

/** A room's folder tree, the open folder, and the document viewer side by side. The URL holds the folder. */
export function Room({ room }: { readonly room: RoomView }) {
  const { params, change: write } = useUrlSearch();
  const [searchText, setSearchText] = useState('');
  const [typed, setTyped] = useDebouncedSearch(searchText, setSearchText);
  const [shown, setShown] = useState<RoomItem | null>(null);
  const { account } = useAccount();
  const keyOf = (pane: string) => userStorageKey(account?.profile.id ?? '', `room:${pane}`);
  const tree = usePaneWidth(keyOf('tree'), { normal: 256, least: 176, most: 420 });
  const reader = usePaneWidth(keyOf('reader'), { normal: 520, least: 360, most: 900 });
  const isPhone = useMedia(PHONE);
  const isWide = useMedia(WIDE);
  const isBeside = isWide && shown !== null;
  const as = room.runs ? params.get('as') : null;
  const folderId = params.get('folder') ?? room.root_id;
  const change = (name: string, value: string | null) => write([[name, value]], 'is a step');
  const folderTree = (
    <FolderTree room={room} folderId={folderId} as={as} onFolder={(id) => change('folder', id)} />
  );
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
            {room.tour_listing_id !== null && (
              <LinkButton
                size="small"
                to="arPropertyExplorer"
                query={{ listing: room.tour_listing_id }}
              >
                Property tour
              </LinkButton>
            )}
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
      <div
        className={styles.panes}
        data-reading={isBeside}
        style={{ '--tree': `${tree.width}px`, '--reader': `${reader.width}px` } as CSSProperties}
      >
        <div className={styles.treePane}>
          {isPhone ? (
            <details>
              <summary>Folders</summary>
              {folderTree}
            </details>
          ) : (
            folderTree
          )}
          {room.runs && <LinkedFacets kind="rooms" id={room.transaction_id} />}
        </div>
        <PaneResizer label="Folders width" pane={tree} side="end" />
        <div className={styles.listPane}>
          {searchText.trim().length > 1 ? (
            <RoomSearchResults room={room} words={searchText} as={as} onOpen={setShown} />
          ) : (
            <FolderView
              room={room}
              folderId={folderId}
              as={as}
              openId={shown?.id ?? null}
              onFolder={(id) => change('folder', id)}
              wantedId={params.get('document')}
              onOpen={setShown}
            />
          )}
        </div>
        {isBeside && <PaneResizer label="Document width" pane={reader} side="start" />}
        {shown !== null && (
          <DocumentViewer
            key={shown.version_id}
            item={shown}
            firstPage={shown.id === params.get('document') ? Number(params.get('page')) : 1}
            isBeside={isWide}
            onClose={() => setShown(null)}
          />
        )}
      </div>
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
