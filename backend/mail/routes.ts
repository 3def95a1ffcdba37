import { Hono } from 'hono';
import type { Engine } from '../db/engine.ts';
import { listCaptured } from './captured.ts';
import { MAIL_STYLES, renderMailPage } from './page.ts';

const SHOWN = 100;

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What this machine sent, for whoever sits at it. It shows live links: serve it to loopback only. */
export function createMailRoutes(engine: Engine): Hono {
  const routes = new Hono();
  const read = (to: string | undefined) =>
    listCaptured(engine, { ...(to ? { to } : {}), limit: SHOWN });

  routes.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Content-Type-Options', 'nosniff');
  });
  routes.get('/mail', async (c) => {
    const to = c.req.query('to');
    c.header('Content-Security-Policy', POLICY);
    return c.html(renderMailPage(await read(to), to));
  });
  routes.get('/mail.json', async (c) => c.json({ messages: await read(c.req.query('to')) }));
  routes.get('/mail.css', (c) =>
    c.body(MAIL_STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  return routes;
}
