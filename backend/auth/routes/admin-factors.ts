import { Hono } from 'hono';
import { z } from 'zod';
import { writeAudit } from '../audit.ts';
import { type AuthService, getRequestSource } from '../deps.ts';
import { AuthFailure } from '../failure.ts';
import { findFactors, removeFactor, requireFactor } from '../mfa/factors.ts';
import { validateInput } from '../request-bodies.ts';
import { toFactorView } from '../user-view.ts';
import { findUserById, lockUser } from '../users.ts';

/** Admin routes to list and delete second factors. */
export function adminFactorRoutes(auth: AuthService): Hono {
  const routes = new Hono();

  routes.get('/admin/users/:id/factors', async (c) => {
    const userId = validateInput(z.uuid(), c.req.param('id'));
    const factors = await auth.engine.read('system', async (sql) => {
      if (await findUserById(sql, userId)) return findFactors(sql, userId);
      throw new AuthFailure(404, 'user_not_found', 'User not found');
    });
    return c.json(factors.map(toFactorView));
  });

  routes.delete('/admin/users/:id/factors/:factor', async (c) => {
    const userId = validateInput(z.uuid(), c.req.param('id'));
    const factorId = validateInput(z.uuid(), c.req.param('factor'));
    const now = auth.now();
    const origin = getRequestSource(auth, c);
    const view = await auth.engine.write('system', async (sql) => {
      await lockUser(sql, userId);
      const factor = await requireFactor(sql, userId, factorId);
      await removeFactor(sql, factor);
      const traits = { by: 'admin', factor_id: factorId };
      await writeAudit(sql, { action: 'factor_deleted', actorId: userId, origin, now, traits });
      return toFactorView(factor);
    });
    return c.json(view);
  });

  return routes;
}
