import type { FunctionHandler } from '../_shared/function-env.ts';
import { answer, readFields, refuseMethod } from '../_shared/json.ts';
import { readNewPerson } from '../_shared/new-person.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Takes note that a client finished a sign-up. Body: `{userId, email, fullName?, userType?}`. The
 * letter to the team is queued by the database with the account itself, once and from its own facts;
 * this call sends nothing, so a stranger who calls it with made-up people bothers nobody.
 */
export const handle: FunctionHandler = async (request) => {
  if (request.method !== 'POST') return refuseMethod();
  const fields = await readFields(request);
  const isUsable =
    fields !== null &&
    typeof fields.userId === 'string' &&
    UUID.test(fields.userId) &&
    readNewPerson(fields) !== null;
  if (isUsable) return answer(200, { received: true });
  return answer(400, { error: 'Send userId, email, and optionally fullName and userType.' });
};
