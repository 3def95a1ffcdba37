import { Hono } from 'hono';
import { MESSAGE_TEMPLATES } from '../../supabase/functions/_shared/emails/templates.ts';
import type { Engine } from '../db/engine.ts';
import { listCaptured } from './captured.ts';
import { renderMailPage } from './page.ts';
import { renderTemplateList, renderTemplatePage } from './preview.ts';

const SHOWN = 100;

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The email alone, as mail clients show it: only its own inline styles, in a sandbox. */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/**
 * Messages captured on this machine, and every template with its sample. Contains live links, so serve it only to
 * loopback.
 */
export function createMailRoutes(
  engine: Engine,
  settle: () => Promise<void>,
  siteUrl: () => string,
): Hono {
  const routes = new Hono();
  const read = async (to: string | undefined) => {
    // Ensures that messages sent just before this request are listed.
    await settle();
    return listCaptured(engine, { ...(to ? { to } : {}), limit: SHOWN });
  };

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

  const sampleOf = (name: string) => {
    const template = Object.hasOwn(MESSAGE_TEMPLATES, name) ? MESSAGE_TEMPLATES[name] : undefined;
    return template?.render(template.sample, { url: siteUrl() });
  };
  routes.get('/mail/templates', (c) => {
    c.header('Content-Security-Policy', POLICY);
    return c.html(renderTemplateList(Object.keys(MESSAGE_TEMPLATES)));
  });
  routes.get('/mail/templates/:name', (c) => {
    const name = c.req.param('name');
    const email = sampleOf(name);
    if (!email) return c.notFound();
    c.header('Content-Security-Policy', `${POLICY}; frame-src 'self'`);
    return c.html(renderTemplatePage(name, email));
  });
  routes.get('/mail/templates/:name/html', (c) => {
    const email = sampleOf(c.req.param('name'));
    if (!email) return c.notFound();
    c.header('Content-Security-Policy', EMAIL_POLICY);
    return c.html(email.html);
  });
  return routes;
}
