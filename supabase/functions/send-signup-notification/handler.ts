import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed, readJsonBody } from '../_shared/json.ts';
import { parseSignUpDetails } from '../_shared/sign-up-details.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Acknowledges that a client finished a sign-up. Body: `{userId, email, fullName?, userType?}`. The database queues
 * the team email with the account itself, once and from its own data. This call sends nothing, so a stranger can't
 * trigger emails with made-up people.
 */
export const handle: FunctionHandler = async (request) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const fields = await readJsonBody(request);
  const isUsable =
    fields !== null &&
    typeof fields.userId === 'string' &&
    UUID.test(fields.userId) &&
    parseSignUpDetails(fields) !== null;
  if (isUsable) return jsonResponse(200, { received: true });
  return jsonResponse(400, { error: 'Send userId, email, and optionally fullName and userType.' });
};
