import { Hono } from 'hono';
import { z } from 'zod';
import { writeAudit } from '../audit.ts';
import { lockCaller, requireBearer } from '../bearer.ts';
import { type AuthService, getRequestSource } from '../deps.ts';
import { validateInput } from '../request-bodies.ts';
import { endSession, endSessions } from '../sessions.ts';

const scopeSchema = z.enum(['global', 'local', 'others']);

/** Signs out this session, all sessions, or all others. */
export function logoutRoutes(auth: AuthService): Hono {
  return new Hono().post('/logout', async (c) => {
    const scope = validateInput(scopeSchema, c.req.query('scope') || 'global');
    const claims = await requireBearer(auth, c);
    const now = auth.now();
    const origin = getRequestSource(auth, c);
    await auth.engine.write('system', async (sql) => {
      const user = await lockCaller(sql, claims, now);
      if (scope === 'local') await endSession(sql, claims.session_id);
      else await endSessions(sql, user.id, scope === 'others' ? claims.session_id : undefined);
      const traits = { scope };
      await writeAudit(sql, { action: 'logout', actorId: user.id, origin, now, traits });
    });
    return c.body(null, 204);
  });
}
