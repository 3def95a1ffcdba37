import * as s from '../../../shared/shape.ts';
import { callRpc, readRpc } from '../_shared/documents/rpc.ts';
import { ZipWriter } from '../_shared/documents/write-zip.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse } from '../_shared/json.ts';
import { isId } from '../_shared/request.ts';
import { agreementText, archiveCsvRows, indexLine, README } from './archive-words.ts';
import { fetchArchiveDocument } from './document.ts';
import {
  type Archive,
  type ArchivedDocument,
  areArchivedDocuments,
  areLines,
  areViewers,
  isArchive,
  isArchiveDetails,
} from './parts.ts';

/** How often to check whether the archive is still wanted. */
const PROGRESS_INTERVAL_MS = 1000;

/**
 * Deal room archive as a zip: `GET ?ticket=`, a single-use ticket the database issues to the room's owner. Streamed
 * while it is built: one document at a time is in memory, and nothing is stored.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'GET') return jsonResponse(405, { error: 'Use GET.' }, { Allow: 'GET' });
  const ticket = new URL(request.url).searchParams.get('ticket') ?? '';
  if (!isId(ticket)) return jsonResponse(400, { error: 'Send a ticket.' });
  let archive: Archive | null;
  try {
    archive = await readRpc(env, 'claim_room_archive', { p_ticket: ticket }, s.orNull(isArchive));
  } catch {
    return jsonResponse(502, { error: 'The archive could not be created. Try again.' });
  }
  if (archive === null) return jsonResponse(404, { error: 'This ticket is not valid.' });
  return new Response(streamOf(partsOf(archive, env)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${fileNameOf(archive)}"`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
};

const fileNameOf = ({ room, begun_at: at }: Archive): string =>
  `${[...room.slice(0, 60).split(/[^A-Za-z0-9]+/), at.slice(0, 10)].filter(Boolean).join('-')}.zip`;

/** Pulls one piece per read; a disconnect ends it. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          controller.error(error);
        }
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* partsOf(archive: Archive, env: FunctionEnv): AsyncGenerator<Uint8Array> {
  const zip = new ZipWriter(new Date(archive.begun_at));
  const index: string[] = [];
  let done = 0;
  let bytes = 0;
  let asked = 0;
  const goOn = async (isWhole: boolean) => {
    asked = Date.now();
    const note = { p_id: archive.id, p_done: done, p_bytes: bytes, p_is_whole: isWhole };
    if (!(await callRpc(env, 'update_room_archive_progress', note)))
      throw new Error('The archive was canceled.');
  };
  yield* zip.packed('read me.txt', once(README));
  for await (const filed of filesOf(archive, env)) {
    if (Date.now() - asked > PROGRESS_INTERVAL_MS) await goOn(false);
    const found = await fetchArchiveDocument(filed, env);
    index.push(indexLine(filed, found));
    if (found !== null) {
      yield* zip.stored(`documents/${filed.name}`, found.pieces, found.crc);
      bytes += filed.size;
    }
    done += 1;
  }
  const facts = await readRpc(env, 'room_archive_facts', { p_id: archive.id }, isArchiveDetails);
  for (const omitted of facts.left_out) index.push(archiveCsvRows.leftOut(omitted));
  yield* zip.packed('index.csv', once(archiveCsvRows.indexHead + index.join('')));
  for (const agreement of facts.agreements) {
    const name = `agreements/version ${agreement.version}.txt`;
    yield* zip.packed(name, once(agreementText(agreement)));
  }
  const { signatures, people, questions } = facts;
  for (const [name, list] of Object.entries({ signatures, people, questions })) {
    yield* zip.packed(`${name}.json`, once(JSON.stringify(list, null, 1)));
  }
  yield* zip.packed('viewers.csv', viewersOf(archive, env));
  yield* zip.packed(
    'audit.json',
    auditOf(archive, env, () => goOn(false)),
  );
  await goOn(true);
  yield* zip.end();
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* filesOf({ id }: Archive, env: FunctionEnv): AsyncGenerator<ArchivedDocument> {
  for (let after = 0; ; ) {
    const asked = { p_id: id, p_after: after };
    const files = await readRpc(env, 'room_archive_files', asked, areArchivedDocuments);
    yield* files;
    const last = files.at(-1);
    if (last === undefined) return;
    after = last.n;
  }
}

async function* viewersOf({ id }: Archive, env: FunctionEnv): AsyncGenerator<string> {
  yield archiveCsvRows.viewersHead;
  for (let skip = 0; ; ) {
    const asked = { p_id: id, p_skip: skip };
    const viewers = await readRpc(env, 'room_archive_viewers', asked, areViewers);
    if (viewers.length === 0) return;
    yield viewers.map(archiveCsvRows.viewer).join('');
    skip += viewers.length;
  }
}

/** In the format `build/verify-audit.ts` reads. */
async function* auditOf(
  { id, room }: Archive,
  env: FunctionEnv,
  goOn: () => Promise<void>,
): AsyncGenerator<string> {
  yield `{"room":${JSON.stringify(room)},"events":[`;
  for (let after = 0; ; ) {
    const asked = { p_id: id, p_after: after };
    const lines = await readRpc(env, 'room_archive_audit', asked, areLines);
    const last = lines.at(-1);
    if (last === undefined) break;
    yield lines.map((line, i) => (after + i === 0 ? '\n' : ',\n') + JSON.stringify(line)).join('');
    after = last.seq;
    await goOn();
  }
  yield '\n]}\n';
}
