import { Tag } from '@blueprintjs/core';
import { Document, FolderClose } from '@blueprintjs/icons';
import { useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatDay } from '#shared/format/date.ts';
import { savePdf, saveUrl } from '../../../ui/file/saveFile.ts';
import ui from '../../../ui/theme/ui.module.css';
import { useOpenInExtraction } from '../../ai/documents/index.ts';
import styles from './Rooms.module.css';
import {
  useHandRoomFileOverMutation,
  useMarkedPageMutation,
  useTakeFileMutation,
} from './readingApi.ts';
import type { RoomItem, RoomView } from './roomShapes.ts';
import { useCheckAgainMutation } from './roomsApi.ts';
import { SendToSign } from './signing/SendToSign.tsx';
import { TextButton } from './TextButton.tsx';

interface ItemRowsProps {
  readonly room: RoomView;
  readonly items: readonly RoomItem[];
  /** The document in the viewer. */
  readonly openId?: string | null;
  /** Null if selection is disabled. */
  readonly chosen: ReadonlySet<string> | null;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  readonly onFolder: (id: string) => void;
  readonly onOpen: (item: RoomItem) => void;
}

/** The items of a folder or a search result. */
export function ItemRows(props: ItemRowsProps) {
  const { items, chosen, onChoose, onFolder, onOpen, room, openId = null } = props;
  if (items.length === 0) return <p className={ui.note}>This folder is empty.</p>;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id} data-row data-open={item.id === openId}>
          {chosen !== null && (
            <input
              type="checkbox"
              aria-label={`Select ${item.name}`}
              checked={chosen.has(item.id)}
              onChange={() => toggle(item.id)}
            />
          )}
          {item.is_folder ? <FolderClose /> : <Document />}
          {item.is_folder && item.place > 0 && <span className={styles.number}>{item.place}</span>}
          <Name item={item} onFolder={onFolder} onOpen={onOpen} />
          <span className={styles.about}>{aboutOf(item)}</span>
          {!item.is_folder && <State room={room} item={item} />}
          {!item.is_folder && <Take item={item} />}
          {!item.is_folder && <SendToSign room={room} item={item} />}
          {!item.is_folder && <Extract item={item} />}
        </li>
      ))}
    </ul>
  );
}

const SHOWN = new Set(['application/pdf', 'image/png', 'image/jpeg']);

function Name({
  item,
  onFolder,
  onOpen,
}: Pick<ItemRowsProps, 'onFolder' | 'onOpen'> & { readonly item: RoomItem }) {
  if (item.is_folder) {
    return (
      <TextButton className={styles.name} onClick={() => onFolder(item.id)}>
        {item.name}
      </TextButton>
    );
  }
  const isShown = item.version_id !== null && SHOWN.has(item.type ?? '');
  return isShown ? (
    <TextButton className={styles.name} onClick={() => onOpen(item)}>
      {item.name}
    </TextButton>
  ) : (
    <span className={styles.name}>{item.name}</span>
  );
}

const aboutOf = (item: RoomItem): string =>
  item.is_folder
    ? ''
    : [
        item.pages === null ? null : `${item.pages} ${item.pages === 1 ? 'page' : 'pages'}`,
        item.size === null ? null : formatBytes(item.size),
        item.added_at === null ? null : formatDay(item.added_at),
        item.n !== null && item.n > 1 ? `version ${item.n}` : null,
      ]
        .filter(Boolean)
        .join(' · ');

const FINDINGS: Readonly<Record<string, string>> = {
  ssn: 'Social Security number',
  medicare: 'Medicare number',
  health: 'health information',
  unreadable: 'unreadable file',
};

function State({ room, item }: { readonly room: RoomView; readonly item: RoomItem }) {
  const [again, { isLoading }] = useCheckAgainMutation();
  const latest = item.latest_id;
  if (item.state === 'checking' && latest !== null) {
    return (
      <>
        <Tag minimal>Scanning</Tag>
        <TextButton
          disabled={isLoading}
          onClick={() => void again({ roomId: room.id, version: latest })}
        >
          Scan again
        </TextButton>
      </>
    );
  }
  if (item.state !== 'quarantined') return null;
  const found = (item.findings ?? []).map(({ kind }) => FINDINGS[kind] ?? kind).join(', ');
  return (
    <Tag minimal intent="danger">
      Quarantined: {found}
    </Tag>
  );
}

function Take({ item }: { readonly item: RoomItem }) {
  const { take, isTaking } = useTakeItem();
  const { version_id: version, level } = item;
  if (version === null || level < 2) return null;
  return (
    <TextButton
      disabled={isTaking}
      aria-label={`Download ${item.name}`}
      onClick={() => void take(version, item.name)}
    >
      Download
    </TextButton>
  );
}

const EXTRACTED = /\.(?:pdf|docx|xlsx|csv|txt|png|jpe?g)$/i;

/** Opens the original in document intelligence; the download is in the room's audit log like any other. */
function Extract({ item }: { readonly item: RoomItem }) {
  const [hand, handing] = useHandRoomFileOverMutation();
  const openInExtraction = useOpenInExtraction();
  const [problem, setProblem] = useState<string | null>(null);
  const { version_id: version, level } = item;
  const needed = SHOWN.has(item.type ?? '') ? 3 : 2;
  if (version === null || level < needed || !EXTRACTED.test(item.name)) return null;
  const open = async (id: string) =>
    setProblem(
      await openInExtraction(item.name, (key) =>
        hand({ version: id, key, name: item.name }).unwrap(),
      ),
    );
  return (
    <>
      <TextButton
        disabled={handing.isLoading}
        aria-label={`Extract ${item.name}`}
        onClick={() => void open(version)}
      >
        Extract
      </TextButton>
      {problem !== null && (
        <span role="alert" className={styles.about}>
          {problem}
        </span>
      )}
    </>
  );
}

/** Saves the original document, or a watermarked copy made by the server. */
function useTakeItem() {
  const [takeFile, taking] = useTakeFileMutation();
  const [mark, marking] = useMarkedPageMutation();

  async function take(version: string, name: string) {
    const { data } = await takeFile({ version });
    if (data?.link) {
      saveUrl(name, data.link);
    } else if (data?.ticket) {
      const markedResult = await mark(data.ticket);
      if (markedResult.data === undefined) return;
      savePdf(`${name.replace(/\.[^.]*$/, '')}, marked`, markedResult.data);
    }
  }
  return { take, isTaking: taking.isLoading || marking.isLoading };
}
