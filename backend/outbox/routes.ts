import { Hono } from 'hono';
import { TEMPLATES } from '../../supabase/functions/_shared/letters/templates.ts';
import type { Engine } from '../db/engine.ts';
import { listCaptured } from './captured.ts';
import { renderMailPage } from './page.ts';
import { renderTemplateList, renderTemplatePage } from './preview.ts';

const SHOWN = 100;

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The letter alone, as mail clients show it: its own inline styles and nothing else, in a sandbox. */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/**
 * What this machine sent, for whoever sits at it, and every template with its sample. It shows live
 * links: serve it to loopback only.
 */
export function createMailRoutes(
  engine: Engine,
  settle: () => Promise<void>,
  siteUrl: () => string,
): Hono {
  const routes = new Hono();
  const read = async (to: string | undefined) => {
    // Whoever looks right after a call that sends something finds it.
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
    const template = Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name] : undefined;
    return template?.render(template.sample, { url: siteUrl() });
  };
  routes.get('/mail/templates', (c) => {
    c.header('Content-Security-Policy', POLICY);
    return c.html(renderTemplateList(Object.keys(TEMPLATES)));
  });
  routes.get('/mail/templates/:name', (c) => {
    const name = c.req.param('name');
    const letter = sampleOf(name);
    if (!letter) return c.notFound();
    c.header('Content-Security-Policy', `${POLICY}; frame-src 'self'`);
    return c.html(renderTemplatePage(name, letter));
  });
  routes.get('/mail/templates/:name/letter', (c) => {
    const letter = sampleOf(c.req.param('name'));
    if (!letter) return c.notFound();
    c.header('Content-Security-Policy', LETTER_POLICY);
    return c.html(letter.html);
  });
  return routes;
}
