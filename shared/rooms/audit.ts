/** A line of a room's audit, as `room_audit()` gives it and an archive keeps it. */
export interface AuditLine {
  readonly room_id: string;
  readonly seq: number;
  readonly at: string;
  readonly kind: string;
  readonly who: string;
  readonly address: string | null;
  readonly item_id: string | null;
  readonly item: string | null;
  readonly sha256: string | null;
  readonly page: number | null;
  readonly seconds: number | null;
  readonly nda: number | null;
  readonly detail: string | null;
  readonly hash: string;
}

/** Stands in no part of a line; `private.event_text` joins by the same. */
const BETWEEN = '\u001f';

const textOf = (was: string, line: AuditLine): string =>
  [
    was,
    line.room_id,
    line.seq,
    line.at,
    line.kind,
    line.who,
    line.address,
    line.item_id,
    line.item,
    line.sha256,
    line.page,
    line.seconds,
    line.nda,
    line.detail,
  ]
    .map((part) => part ?? '')
    .join(BETWEEN);

/** What is wrong with an audit: which line, and how. */
export interface AuditFault {
  readonly seq: number;
  readonly fault: 'changed' | 'missing';
}

/** The hash of a text in UTF-8, in hexadecimal digits. */
type Sha256 = (text: string) => Promise<string>;

/** Goes through a whole audit, the oldest line first. Null if every line is as it was written and none is missing. */
export async function findAuditFault(
  lines: readonly AuditLine[],
  sha256: Sha256,
): Promise<AuditFault | null> {
  let was = '';
  let seq = 0;
  for (const line of lines.toSorted((a, b) => a.seq - b.seq)) {
    seq += 1;
    if (line.seq !== seq) return { seq, fault: 'missing' };
    const hash = await sha256(textOf(was, line));
    if (hash !== line.hash) return { seq, fault: 'changed' };
    was = hash;
  }
  return null;
}
