import * as s from '../../../shared/shape.ts';
import { inProcessDocuments } from '../_shared/documents/in-process-documents.ts';
import {
  isMaterial,
  type Material,
  materialFileName,
  renderMaterialPdf,
} from '../_shared/documents/material.ts';
import type { PdfImage } from '../_shared/documents/pdf-sheet.ts';
import { readPicture } from '../_shared/documents/read-picture.ts';
import { readRpc } from '../_shared/documents/rpc.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';
import { getBearerToken, isId } from '../_shared/request.ts';

const isMaterialOrNone = s.orNull(isMaterial);

const TIMEOUT_MS = 10_000;
const MOST_PICTURES = 4;
const MOST_BYTES = 8_000_000;

/**
 * A teaser or memorandum as a PDF with its reader's name. `POST {id}` with the caller's token, or `GET ?token=` with
 * an emailed link. The database authorizes and counts each view.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method === 'GET' || request.method === 'HEAD') return byLink(request, env);
  if (request.method !== 'POST') return jsonResponse(405, { error: 'Use POST or GET.' });
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const id = (await readJsonBody(request))?.id;
  if (!isId(id)) return jsonResponse(400, { error: 'Send an ID.' });
  try {
    const material = await readRpc(env, 'open_material', { p_id: id }, isMaterialOrNone, token);
    if (material === null)
      return jsonResponse(404, { error: 'Material not found.', code: 'HXMVN' });
    return await renderMaterial(material, env);
  } catch {
    return jsonResponse(502, { error: 'The document could not be created. Try again.' });
  }
};

async function byLink(request: Request, env: FunctionEnv): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  // Programs send HEAD to check a link, so it is not counted.
  if (request.method === 'HEAD') return plain(200, '');
  if (!/^[A-Za-z0-9_-]{20,500}$/.test(token)) return plain(404, UNAVAILABLE_MESSAGE);
  try {
    const material = await readRpc(
      env,
      'open_material_by_token',
      { p_token: token },
      isMaterialOrNone,
    );
    return material === null
      ? plain(404, UNAVAILABLE_MESSAGE)
      : await renderMaterial(material, env);
  } catch {
    return plain(502, 'The document could not be created. Try again in a minute.');
  }
}

const UNAVAILABLE_MESSAGE = 'This document is no longer available. Ask the sender for a new link.';

const HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

const plain = (status: number, message: string): Response =>
  new Response(message, {
    status,
    headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
  });

async function renderMaterial(material: Material, env: FunctionEnv): Promise<Response> {
  const pictures = await picturesOf(material.facts.pictures, env);
  let bytes = await renderMaterialPdf(material, pictures);
  if (material.who !== null) {
    const mark = { who: material.who, address: material.address, at: new Date().toISOString() };
    bytes = await (env.papers ?? inProcessDocuments).mark(bytes, 'application/pdf', mark, null);
  }
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...HEADERS,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${materialFileName(material)}"`,
    },
  });
}

/** Returns the first pictures that fit a page: JPEG as is, PNG as pixels. Others are left out. */
async function picturesOf(paths: readonly string[], env: FunctionEnv): Promise<PdfImage[]> {
  const found: PdfImage[] = [];
  for (const path of paths) {
    if (found.length === MOST_PICTURES) break;
    const picture = await pictureAt(path, env).catch(() => null);
    if (picture !== null) found.push(picture);
  }
  return found;
}

async function pictureAt(path: string, env: FunctionEnv): Promise<PdfImage | null> {
  const response = await (env.fetch ?? fetch)(`${env.SUPABASE_URL}${path}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return await readPicture(response, MOST_BYTES);
}
