import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatMoment } from '#shared/format/date.ts';
import { type AuditFault, findAuditFault } from '#shared/rooms/audit.ts';
import { saveFile } from '../../kit/file/saveFile.ts';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { FoldedCell } from '../../kit/table/FoldedCell.tsx';
import { FoldingTable } from '../../kit/table/FoldingTable.tsx';
import { useLazyListAuditQuery, useListAuditQuery } from './managingApi.ts';
import styles from './Rooms.module.css';
import type { RoomView } from './roomShapes.ts';

const ACTS: Readonly<Record<string, string>> = {
  opened: 'opened the room',
  closed: 'closed the room',
  reopened: 'opened the room again',
  added: 'added',
  moved: 'moved',
  renamed: 'renamed',
  removed: 'removed',
  clean: 'found clean',
  quarantined: 'put into quarantine',
  right: 'changed a right',
  group: 'changed a group',
  let_in: 'let in',
  ended: 'ended the access of',
  nda: 'published an NDA',
  signed: 'signed the NDA',
  page: 'opened a page of',
  read: 'looked at',
  marked: 'downloaded, marked,',
  original: 'downloaded the original of',
  question: 'asked a question',
  request: 'requested a document',
  drafted: 'drafted an answer',
  answered: 'answered',
  published: 'published an answer',
  declined: 'declined',
  archived: 'made an archive of the room',
};

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What happened in a room, and whether every line of it is as it was written. */
export function Audit({ room }: { readonly room: RoomView }) {
  const [below, setBelow] = useState<number | null>(null);
  const answer = useListAuditQuery({ roomId: room.id, below });
  const [readPart] = useLazyListAuditQuery();
  const [proof, setProof] = useState<AuditFault | 'whole' | 'asking' | 'failed' | null>(null);

  /** All lines, part by part. */
  async function readAll() {
    const all = [];
    for (let from: number | null = null; ; from = all.at(-1)?.seq ?? 1) {
      const part = await readPart({ roomId: room.id, below: from }).unwrap();
      all.push(...part);
      if (part.length < 500) return all;
    }
  }
  async function prove() {
    setProof('asking');
    try {
      setProof((await findAuditFault(await readAll(), sha256)) ?? 'whole');
    } catch {
      setProof('failed');
    }
  }
  async function save() {
    setProof('asking');
    try {
      const file = JSON.stringify({ room: room.property_name, events: await readAll() }, null, 1);
      saveFile(
        `Audit of ${room.property_name}.json`,
        new Blob([file], { type: 'application/json' }),
      );
      setProof(null);
    } catch {
      setProof('failed');
    }
  }
  return (
    <div className={styles.stack}>
      <div className={styles.acts}>
        <Button size="small" loading={proof === 'asking'} onClick={() => void prove()}>
          Verify every line
        </Button>
        <Button size="small" disabled={proof === 'asking'} onClick={() => void save()}>
          Save as a file
        </Button>
        <span role="status">{wordsOf(proof)}</span>
      </div>
      <Loaded answer={answer} keepsLast waiting={<Skeleton height="16rem" />}>
        {(events) => (
          <>
            <FoldingTable className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">When</th>
                  <th scope="col">Who</th>
                  <th scope="col">What</th>
                  <th scope="col">From</th>
                </tr>
              </thead>
              <tbody>
                {events.map((event) => (
                  <tr key={event.seq} data-row>
                    <td>{formatMoment(event.at)}</td>
                    <td>{event.who}</td>
                    <td>
                      {[
                        ACTS[event.kind] ?? event.kind,
                        event.item,
                        event.page === null ? null : `page ${event.page}`,
                        event.seconds === null ? null : `${event.seconds} s`,
                        event.nda === null ? null : `NDA ${event.nda}`,
                        event.kind === 'signed' ? null : event.detail,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </td>
                    <FoldedCell label="From">{event.address}</FoldedCell>
                  </tr>
                ))}
              </tbody>
            </FoldingTable>
            <div className={styles.acts}>
              {below !== null && (
                <Button size="small" onClick={() => setBelow(null)}>
                  Newest
                </Button>
              )}
              {events.length === 500 && (
                <Button size="small" onClick={() => setBelow(events.at(-1)?.seq ?? null)}>
                  Older
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

function wordsOf(proof: AuditFault | 'whole' | 'asking' | 'failed' | null): string {
  if (proof === null || proof === 'asking') return '';
  if (proof === 'whole') return 'Every line is as it was written.';
  if (proof === 'failed') return 'It could not be read to its end. Try again.';
  return `Line ${proof.seq} is ${proof.fault}.`;
}
