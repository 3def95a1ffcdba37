import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { changeAsAdmin } from '../admin-changes.ts';
import { writeAudit } from '../audit.ts';
import { type AuthService, getRequestSource } from '../deps.ts';
import { parseDuration } from '../duration.ts';
import { AuthFailure, emailExists } from '../failure.ts';
import { hashPassword, importPasswordHash, requireStrongPassword } from '../passwords.ts';
import {
  emailSchema,
  metadataSchema,
  passwordSchema,
  readBody,
  validateInput,
} from '../request-bodies.ts';
import { setBan, softDelete } from '../user-changes.ts';
import { readUserView, toUserView } from '../user-view.ts';
import { findUserById, insertUser, listUsers, lockUser } from '../users.ts';

const attributesSchema = z.object({
  id: z.uuid().nullish(),
  email: emailSchema.nullish(),
  email_confirm: z.boolean().nullish(),
  password: passwordSchema.nullish(),
  password_hash: z.string().nullish(),
  user_metadata: metadataSchema.nullish(),
  app_metadata: metadataSchema.nullish(),
  ban_duration: z.string().nullish(),
  // Another role in a token would grant more than row-level security expects.
  role: z.literal('authenticated').nullish(),
});

type AdminAttributes = z.infer<typeof attributesSchema>;

const deletionSchema = z.object({ should_soft_delete: z.boolean().nullish() });
const pageSchema = z.object({
  page: z.preprocess((text) => text || '1', z.coerce.number().int().min(1)),
  per_page: z.preprocess((text) => text || '50', z.coerce.number().int().min(1).max(1000)),
});

async function passwordHashOf(
  { limits }: AuthService,
  body: AdminAttributes,
): Promise<string | null> {
  if (body.password_hash) return importPasswordHash(body.password_hash);
  if (!body.password) return null;
  requireStrongPassword(body.password);
  return hashPassword(body.password, limits.passwordCost);
}

const notFound = () => new AuthFailure(404, 'user_not_found', 'User not found');

function pageLinks(path: string, page: number, size: number, total: number): string {
  const last = Math.max(1, Math.ceil(total / size));
  // auth-js reads the page from the first parameter.
  const link = (to: number, rel: string) => `<${path}?page=${to}&per_page=${size}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}

/** Admin routes to list and change accounts. */
export function adminUserRoutes(auth: AuthService): Hono {
  const routes = new Hono();
  routes.post('/admin/users', async (c) => {
    const body = await readBody(c, attributesSchema);
    const { email } = body;
    if (!email) {
      throw new AuthFailure(400, 'validation_failed', 'Cannot create a user without an email');
    }
    const passwordHash = await passwordHashOf(auth, body);
    const ban = body.ban_duration ? parseDuration(body.ban_duration) : 0;
    const now = auth.now();
    const origin = getRequestSource(auth, c);
    const view = await auth.engine.write('system', async (sql) => {
      const fresh = {
        id: body.id ?? randomUUID(),
        email,
        passwordHash,
        isConfirmed: body.email_confirm === true,
        userMetadata: body.user_metadata ?? {},
        appMetadata: body.app_metadata ?? {},
      };
      const user = await insertUser(sql, fresh, now);
      if (!user) throw emailExists();
      if (ban > 0) await setBan(sql, user.id, new Date(now.getTime() + ban), now);
      const traits = { by: 'admin' };
      await writeAudit(sql, { action: 'user_signedup', actorId: user.id, origin, now, traits });
      const row = (await findUserById(sql, user.id)) ?? user;
      return readUserView(sql, row);
    });
    return c.json(view);
  });

  routes.get('/admin/users', async (c) => {
    const { page, per_page: size } = validateInput(pageSchema, c.req.query());
    const { users, total } = await auth.engine.read('system', (sql) => listUsers(sql, page, size));
    c.header('x-total-count', String(total));
    c.header('link', pageLinks(c.req.path, page, size, total));
    return c.json({
      users: users.map(({ user, identities }) => toUserView(user, identities)),
      aud: 'authenticated',
    });
  });

  routes.get('/admin/users/:id', async (c) => {
    const id = validateInput(z.uuid(), c.req.param('id'));
    const view = await auth.engine.read('system', async (sql) => {
      const user = await findUserById(sql, id);
      if (!user) throw notFound();
      return readUserView(sql, user);
    });
    return c.json(view);
  });

  routes.put('/admin/users/:id', async (c) => {
    const id = validateInput(z.uuid(), c.req.param('id'));
    const body = await readBody(c, attributesSchema);
    const hash = await passwordHashOf(auth, body);
    const now = auth.now();
    const origin = getRequestSource(auth, c);
    const view = await auth.engine.write('system', async (sql) => {
      const user = await lockUser(sql, id);
      if (!user) throw notFound();
      await changeAsAdmin(sql, user, body, hash, now);
      const traits = { by: 'admin' };
      await writeAudit(sql, { action: 'user_modified', actorId: id, origin, now, traits });
      return readUserView(sql, (await findUserById(sql, id)) ?? user);
    });
    return c.json(view);
  });

  routes.delete('/admin/users/:id', async (c) => {
    const id = validateInput(z.uuid(), c.req.param('id'));
    const { should_soft_delete: isSoft } = await readBody(c, deletionSchema);
    const now = auth.now();
    const origin = getRequestSource(auth, c);
    await auth.engine.write('system', async (sql) => {
      if (!(await lockUser(sql, id))) throw notFound();
      if (isSoft) await softDelete(sql, id, now);
      else await sql`delete from auth.users where id = ${id}`;
      const traits = { kind: isSoft ? 'soft' : 'hard' };
      await writeAudit(sql, { action: 'user_deleted', actorId: id, origin, now, traits });
    });
    return c.json({});
  });

  return routes;
}
