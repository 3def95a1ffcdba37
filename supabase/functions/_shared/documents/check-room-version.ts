import type { FunctionEnv } from '../function-env.ts';
import { sha256Of } from '../sha256.ts';
import { DocumentProcessorBusy } from './document-processor.ts';
import { inProcessDocuments } from './in-process-documents.ts';
import { readScans } from './read-scans.ts';
import { callRpc, fetchDocumentContent } from './rpc.ts';
import { scanDocument } from './scan.ts';

const TEXT_TO_FIND = 200_000;

interface Version {
  readonly id: string;
  readonly path: string;
  readonly type: string;
}

/** Scans a version filed in a deal room, then releases or quarantines it. Returns its state. */
export async function checkRoomVersion(
  env: FunctionEnv,
  { id, path, type }: Version,
): Promise<unknown> {
  const bytes = await fetchDocumentContent(env, path);
  const documents = env.papers ?? inProcessDocuments;
  const read = await documents
    .read(bytes, type)
    .then((text) => readScans(documents, bytes, type, text))
    .catch((error) => {
      if (error instanceof DocumentProcessorBusy) throw error;
      return null;
    });
  return await callRpc(env, 'complete_room_version_check', {
    p_version_id: id,
    p_sha256: await sha256Of(bytes),
    p_pages: read?.pages ?? null,
    p_text: (read?.text ?? '').slice(0, TEXT_TO_FIND).replaceAll('\0', ' '),
    p_passages: (read?.passages ?? []).map(({ page, place, text }) => ({ page, place, text })),
    p_findings: read === null ? [{ kind: 'unreadable', count: 1 }] : scanDocument(read),
  });
}
