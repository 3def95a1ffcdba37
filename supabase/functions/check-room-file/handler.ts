import { object, orNull, text } from '../../../shared/shape.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { answer, readFields, refuseMethod } from '../_shared/json.ts';
import { papersHere } from '../_shared/papers/here.ts';
import { askDatabase, contentOf, readDatabase } from '../_shared/papers/room-call.ts';
import { scanPaper } from '../_shared/papers/scan.ts';
import { sha256Of } from '../_shared/sha256.ts';

const isWaiting = orNull(object({ path: text, type: text }));

const TEXT_TO_FIND = 200_000;

/**
 * Looks at a version that was filed in a deal room, and lets it in or puts it into quarantine. Body: `{version}`, with the
 * token of somebody who may add to its folder. What cannot be read is not let in.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return refuseMethod();
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return answer(401, { error: 'Sign in first.' });
  const version = (await readFields(request))?.version;
  if (typeof version !== 'string' || version.length > 64) {
    return answer(400, { error: 'Send a version.' });
  }
  const papers = env.papers ?? papersHere;
  try {
    const asked = { p_version_id: version };
    const waiting = await readDatabase(env, 'room_version_to_check', asked, isWaiting, token);
    if (waiting === null) return answer(404, { error: 'Nothing waits there.' });
    const bytes = await contentOf(env, waiting.path);
    const sha256 = await sha256Of(bytes);
    const read = await papers.read(bytes, waiting.type).catch(() => null);
    const findings = read === null ? [{ kind: 'unreadable', count: 1 }] : scanPaper(read);
    const state = await askDatabase(env, 'settle_room_version', {
      ...asked,
      p_sha256: sha256,
      p_pages: read?.pages ?? null,
      p_text: (read?.text ?? '').slice(0, TEXT_TO_FIND).replaceAll('\0', ' '),
      p_findings: findings,
    });
    return answer(200, { state });
  } catch {
    return answer(502, { error: 'The document could not be checked. Please try again.' });
  }
};
