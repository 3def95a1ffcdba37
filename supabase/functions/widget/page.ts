import { escapeHtml } from '../_shared/emails/escape.ts';

export type WidgetTheme = 'light' | 'dark' | 'auto';

/** The same colors as the product's `tokens.css`. */
const STYLE = `
:root { color-scheme: light; --paper: light-dark(#fbfaf6, #131916); --raised: light-dark(#ffffff, #1a221e); --sunken: light-dark(#f4f2ea, #0f1412); --hairline: light-dark(#e3e1d8, #2c3731); --line: light-dark(#858d84, #6b786f); --ink: light-dark(#1e3329, #eceee7); --text: light-dark(#2a3931, #d7ddd4); --muted: light-dark(#5a665f, #a0aca3); --accent: light-dark(#476038, #b5c7a1); --primary: light-dark(#1e3329, #9caf88); --on-primary: light-dark(#fbfaf6, #14231b); --danger: light-dark(#a1392d, #f19b91); }
:root[data-theme="dark"] { color-scheme: dark; }
:root[data-theme="auto"] { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; background: var(--paper); color: var(--text); font: 0.875rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0 0 1rem; color: var(--ink); font-size: 1.25rem; line-height: 1.3; }
h2 { margin: 0; font-size: 1rem; line-height: 1.35; }
p { margin: 0; }
a { color: var(--accent); text-underline-offset: 2px; }
a:focus-visible, input:focus-visible, select:focus-visible, textarea:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.note { color: var(--muted); }
.lede { margin-block-end: 1rem; white-space: pre-line; }
.list { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: 1rem; margin: 0; padding: 0; list-style: none; }
.list li { display: flex; flex-direction: column; border: 1px solid var(--hairline); border-radius: 4px; background: var(--raised); overflow: hidden; }
.list .photo { aspect-ratio: 3 / 2; background: var(--sunken); }
.list img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
.list .facts { display: grid; gap: 0.25rem; padding: 0.75rem; }
.price { color: var(--ink); font-weight: 600; }
form { display: grid; gap: 1rem; max-inline-size: 40rem; }
form > div, fieldset { display: grid; gap: 0.25rem; margin: 0; padding: 0; border: 0; min-inline-size: 0; }
label, legend { font-weight: 550; }
legend { padding: 0; }
.optional { color: var(--muted); font-weight: 400; }
input:not([type=checkbox]), select, textarea { inline-size: 100%; min-block-size: 2.5rem; padding: 0.5rem; border: 1px solid var(--line); border-radius: 4px; background: var(--raised); color: var(--text); font: inherit; }
.choices { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr)); gap: 0.25rem 1rem; }
.check { display: flex; gap: 0.5rem; align-items: start; padding-block: 0.25rem; font-weight: 400; }
.check input { flex: none; inline-size: 1rem; block-size: 1rem; margin-block-start: 0.2rem; }
.error { color: var(--danger); }
.alert { margin-block-end: 1rem; padding: 0.75rem; border: 1px solid var(--danger); border-radius: 4px; }
.trap { position: absolute; inset-inline-start: -100vw; }
button { justify-self: start; min-block-size: 2.5rem; padding: 0.5rem 1rem; border: 0; border-radius: 4px; background: var(--primary); color: var(--on-primary); font: inherit; font-weight: 550; cursor: pointer; }
footer { margin-block-start: 1rem; color: var(--muted); font-size: 0.75rem; }
`;

const styleHash = crypto.subtle
  .digest('SHA-256', new TextEncoder().encode(STYLE))
  .then((digest) => btoa(String.fromCharCode(...new Uint8Array(digest))));

/** The page runs no script. Only listed websites can frame it; without one, none can. */
const policyFor = (hash: string, origins: readonly string[], site: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `img-src 'self' ${site}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${origins.length === 0 ? "'none'" : origins.join(' ')}`,
  ].join('; ');

interface WidgetPage {
  readonly status: number;
  /** Name of the document, which screen readers say first. */
  readonly title: string;
  readonly heading: string;
  /** HTML below the heading. */
  readonly body: string;
  readonly origins: readonly string[];
  readonly theme: WidgetTheme;
  /** Origin of the product's site. */
  readonly site: string;
}

/** Returns the page of a widget with a policy of its own. */
export async function widgetResponse(page: WidgetPage): Promise<Response> {
  const { status, title, heading, body, origins, theme, site } = page;
  const html = `<!doctype html>
<html lang="en" data-theme="${theme}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(heading)}</h1>${body}</main>
<footer>By <a href="${escapeHtml(site)}" target="_blank" rel="noopener">Haven Exchange</a></footer></body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyFor(await styleHash, origins, site),
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Referrer-Policy': 'strict-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}
