import { appLinkOf } from '../shared/desktop/deep-links.ts';
import { DESKTOP } from '../shared/desktop/desktop.ts';
import { escapeHtml } from '../supabase/functions/_shared/letters/escape.ts';
import { renderPage } from './outbox/page.ts';

/**
 * The desktop app has its own screens, and its backend none: an address that a letter names leads into the
 * app. Nothing is opened unasked, since whatever reads mail for a person follows links too.
 */
export function leadIntoApp(request: Request): Response {
  const link = escapeHtml(appLinkOf(new URL(request.url)));
  const body = `<h1>Go on in ${DESKTOP.productName}</h1>
<p><a href="${link}">Open ${DESKTOP.productName}</a></p>`;
  const page = renderPage({ title: 'Go on in the app', styles: '/_local/mail.css', body });
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
