import {
  isPackageContent,
  PACKAGE_DOCUMENTS,
  type PackageContent,
  type PackageDocument,
} from '../../../shared/operator/buyerPackage.ts';
import * as s from '../../../shared/shape.ts';
import { assertShape, callDatabase, getErrorCode } from '../_shared/call-database.ts';
import { packageFileName, renderPackageDocument } from '../_shared/documents/buyer-package.ts';
import { checkRoomVersion } from '../_shared/documents/check-room-version.ts';
import { callRpc } from '../_shared/documents/rpc.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';
import { getBearerToken, isId } from '../_shared/request.ts';

const TIMEOUT_MS = 20_000;

const isApproved = s.object({
  content: isPackageContent,
  listing_id: s.text,
  documents: s.listOf(
    s.object({ kind: s.oneOf(PACKAGE_DOCUMENTS), version_id: s.text, folder_id: s.orNull(s.text) }),
  ),
});

/**
 * Approves a community's figures as the owner of its listing and files them in a deal room, or without a room in the
 * listing's documents: `POST {id, room}`. Everything runs with the caller's token. A repeat continues where an interrupted call stopped.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST.' });
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const { id, room } = (await readJsonBody(request)) ?? {};
  if (!isId(id) || (room !== null && !isId(room))) {
    return jsonResponse(400, { error: "Send a request's ID and a deal room or null." });
  }
  try {
    const args = { p_id: id, p_approves: true, p_room_id: room };
    const response = await callDatabase(env, 'answer_buyer_package', args, { token });
    if (!response.ok) {
      const code = await getErrorCode(response);
      if (response.status < 500) return jsonResponse(response.status, { error: 'Refused.', code });
      throw new Error(`answer_buyer_package returned status ${response.status}`);
    }
    const approved = assertShape(await response.json(), isApproved, 'answer_buyer_package');
    const { content, listing_id: listingId } = approved;
    for (const document of approved.documents) {
      if (room === null) await addToListing(env, token, { ...document, listingId, content });
      else await fileInRoom(env, token, { ...document, roomId: room, content });
    }
    return jsonResponse(200, { documents: approved.documents.length });
  } catch {
    return jsonResponse(502, { error: 'The documents could not be placed. Try again.' });
  }
};

interface PlacedDocument {
  readonly kind: PackageDocument;
  readonly version_id: string;
  readonly folder_id: string | null;
  readonly content: PackageContent;
}

/** Uploads a document as a PDF. An earlier attempt may have uploaded the same figures. */
async function store(
  env: FunctionEnv,
  token: string,
  path: string,
  { kind, content }: PlacedDocument,
): Promise<void> {
  const response = await (env.fetch ?? fetch)(`${env.SUPABASE_URL}/storage/v1/object/${path}`, {
    method: 'POST',
    headers: {
      apikey: env.SUPABASE_PUBLISHABLE_KEY,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/pdf',
    },
    body: new Uint8Array(await renderPackageDocument(kind, content)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok && !/exist|duplicate/i.test(await response.text())) {
    throw new Error(`Storing a document returned status ${response.status}`);
  }
}

async function fileInRoom(
  env: FunctionEnv,
  token: string,
  { roomId, ...document }: PlacedDocument & { readonly roomId: string },
): Promise<void> {
  const path = `${roomId}/${document.version_id}`;
  await store(env, token, `room-files/${path}`, document);
  const args = {
    p_folder_id: document.folder_id,
    p_item_id: null,
    p_id: document.version_id,
    p_name: packageFileName(document.kind, document.content),
  };
  await callRpc(env, 'file_room_version', args, token);
  await checkRoomVersion(env, { id: document.version_id, path, type: 'application/pdf' });
}

const LISTING_KINDS: Readonly<Record<PackageDocument, string>> = {
  rent_roll: 'rent-roll',
  t12: 'financials',
  staffing: 'staffing',
  surveys: 'survey',
};

async function addToListing(
  env: FunctionEnv,
  token: string,
  { listingId, ...document }: PlacedDocument & { readonly listingId: string },
): Promise<void> {
  await store(env, token, `listing-documents/${listingId}/${document.version_id}`, document);
  const args = {
    listing_id: listingId,
    id: document.version_id,
    kind: LISTING_KINDS[document.kind],
    name: packageFileName(document.kind, document.content),
  };
  await callRpc(env, 'add_listing_document', args, token);
}
