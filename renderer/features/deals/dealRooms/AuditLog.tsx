import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { type AuditError, findAuditError } from '#shared/deals/deal-rooms/audit.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { saveFile } from '../../../ui/file/saveFile.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { FoldedCell } from '../../../ui/table/FoldedCell.tsx';
import { FoldingTable } from '../../../ui/table/FoldingTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import styles from './Rooms.module.css';
import { useLazyListAuditQuery, useListAuditQuery } from './roomManagementApi.ts';
import type { RoomView } from './roomShapes.ts';

const ACTS: Readonly<Record<string, string>> = {
  opened: 'created the room',
  closed: 'closed the room',
  reopened: 'reopened the room',
  added: 'added',
  moved: 'moved',
  renamed: 'renamed',
  removed: 'removed',
  clean: 'scanned and cleared',
  quarantined: 'quarantined',
  right: 'changed permissions',
  group: 'changed a group',
  let_in: 'invited',
  ended: 'revoked access of',
  nda: 'published an NDA',
  signed: 'signed the NDA',
  page: 'opened a page of',
  read: 'viewed',
  quoted: 'read text of',
  marked: 'downloaded, marked,',
  original: 'downloaded the original of',
  question: 'asked a question',
  request: 'requested a document',
  drafted: 'drafted an answer',
  answered: 'answered',
  published: 'published an answer',
  declined: 'declined',
  sent_to_sign: 'sent for signature:',
  signed_outside: 'reported all signatures of',
  archived: 'created an archive of the room',
};

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A room's audit log, with verification of its hash chain. */
export function AuditLog({ room }: { readonly room: RoomView }) {
  const [below, setBelow] = useState<number | null>(null);
  const query = useListAuditQuery({ roomId: room.id, below });
  const [readPart] = useLazyListAuditQuery();
  const [proof, setProof] = useState<AuditError | 'whole' | 'asking' | 'failed' | null>(null);

  /** Loads all entries, page by page. */
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
      setProof((await findAuditError(await readAll(), sha256)) ?? 'whole');
    } catch {
      setProof('failed');
    }
  }
  async function save() {
    setProof('asking');
    try {
      const file = JSON.stringify({ room: room.property_name, events: await readAll() }, null, 1);
      saveFile(
        `Audit log of ${room.property_name}.json`,
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
          Verify log
        </Button>
        <Button size="small" disabled={proof === 'asking'} onClick={() => void save()}>
          Export
        </Button>
        <span role="status">{describeProof(proof)}</span>
      </div>
      <Loaded answer={query} keepsLast waiting={<Skeleton height="16rem" />}>
        {(events) => (
          <>
            <FoldingTable className={styles.table}>
              <TableHead columns={['Time', 'Who', 'Event', 'Address']} />
              <tbody>
                {events.map((event) => (
                  <tr key={event.seq} data-row>
                    <td>{formatDateTime(event.at)}</td>
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
                    <FoldedCell label="Address">{event.address}</FoldedCell>
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

function describeProof(proof: AuditError | 'whole' | 'asking' | 'failed' | null): string {
  if (proof === null || proof === 'asking') return '';
  if (proof === 'whole') return 'Audit log verified. No entries were altered.';
  if (proof === 'failed') return "The log couldn't be fully loaded. Try again.";
  return `Entry ${proof.seq} is ${proof.fault}.`;
}
