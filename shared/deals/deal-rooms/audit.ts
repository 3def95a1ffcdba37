/** An entry of a room's audit log, as returned by `room_audit()` and stored in an archive. */
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

/** Separator that never occurs in an entry; `private.build_room_event_hash_input` uses the same. */
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

/** The invalid entry of an audit log and the error. */
export interface AuditError {
  readonly seq: number;
  readonly fault: 'changed' | 'missing';
}

/** Returns the hex SHA-256 hash of a UTF-8 text. */
type Sha256 = (text: string) => Promise<string>;

/** Verifies a whole audit log, oldest entry first. Returns null if every entry is unaltered and none is missing. */
export async function findAuditError(
  lines: readonly AuditLine[],
  sha256: Sha256,
): Promise<AuditError | null> {
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
