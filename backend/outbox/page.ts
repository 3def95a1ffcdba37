import { escapeHtml } from '../../supabase/functions/_shared/emails/escape.ts';
import type { CapturedMessage } from './captured.ts';

const LINK = /https?:\/\/[^\s<>"']+/g;
/** Trailing punctuation of a sentence is not part of a link. */
const TRAILING = /(?<![.,;:!?)\]])[.,;:!?)\]]+$/;

/** Escapes a text and turns only its web URLs into links. */
export function linkify(text: string): string {
  let html = '';
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const link = match[0].replace(TRAILING, '');
    html += escapeHtml(text.slice(from, match.index));
    html += URL.canParse(link)
      ? `<a href="${escapeHtml(link)}" rel="noreferrer">${escapeHtml(link)}</a>`
      : escapeHtml(link);
    from = match.index + link.length;
  }
  return html + escapeHtml(text.slice(from));
}

const CHANNEL: Readonly<Record<CapturedMessage['channel'], string>> = {
  email: 'Email',
  sms: 'Text message',
};

const time = (iso: string): string =>
  `${new Date(iso).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const article = (message: CapturedMessage): string => `<article>
<header>
<h2>${escapeHtml(message.subject || 'No subject')}</h2>
<p><span class="channel">${CHANNEL[message.channel]}</span> to <strong>${escapeHtml(message.to)}</strong>
<time datetime="${escapeHtml(message.createdAt)}">${time(message.createdAt)}</time></p>
</header>
<pre>${linkify(message.text)}</pre>
</article>`;

/** Renders the page at `/_local/mail`. */
export function renderMailPage(messages: readonly CapturedMessage[], to?: string): string {
  const heading = to ? `Messages to ${escapeHtml(to)}` : 'Messages on this machine';
  const list =
    messages.length > 0
      ? messages.map(article).join('\n')
      : '<p class="empty">No messages yet.</p>';
  return renderPage({
    title: 'Messages',
    styles: 'mail.css',
    body: `<h1>${heading}</h1>
<p class="note">What stays on this machine instead of going out, newest first.${to ? ' <a href="mail">Show all</a>' : ''} <a href="mail/templates">Templates</a></p>
${list}`,
  });
}

interface Page {
  title: string;
  /** URL of the stylesheet, relative to the page. */
  styles: string;
  body: string;
}

/** No scripts and no inline styles, so every page can have a strict policy. */
export const renderPage = ({ title, styles, body }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Haven Exchange</title>
<link rel="stylesheet" href="${styles}">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

export const MAIL_STYLES = `:root {
  color-scheme: light dark;
  --paper: #FBFAF6;
  --card: #FFFFFF;
  --ink: #1E3329;
  --quiet: #5A6B60;
  --line: #E3E1D8;
  --link: #2F6044;
  --sage: #9CAF88;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14201A;
    --card: #1B2A22;
    --ink: #EDEFE8;
    --quiet: #A9B5AB;
    --line: #31433A;
    --link: #B9CBA6;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
main:has(.twins) { max-width: 80rem; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
.note { margin: 0.25rem 0 2rem; color: var(--quiet); }
.empty { padding: 2rem; border: 1px dashed var(--line); border-radius: 8px; text-align: center; }
article {
  margin: 0 0 1rem;
  background: var(--card);
  border: 1px solid var(--line);
  border-left: 3px solid var(--sage);
  border-radius: 8px;
}
article header { padding: 1rem 1.25rem 0.75rem; border-bottom: 1px solid var(--line); }
h2 { margin: 0 0 0.25rem; font-size: 1.0625rem; line-height: 1.3; overflow-wrap: anywhere; }
header p { margin: 0; color: var(--quiet); font-size: 0.875rem; overflow-wrap: anywhere; }
header strong { color: var(--ink); font-weight: 600; }
.channel { color: var(--link); font-weight: 600; }
time { float: right; font-variant-numeric: tabular-nums; }
pre {
  margin: 0;
  padding: 1rem 1.25rem;
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
a { color: var(--link); }
a:focus-visible { outline: 2px solid var(--sage); outline-offset: 2px; }
.twins { display: flex; flex-wrap: wrap; gap: 1rem; }
.twins > * { flex: 1 1 20rem; margin: 0; }
iframe { min-height: 40rem; border: 1px solid var(--line); border-radius: 8px; background: #FBFAF6; }
@media (max-width: 34rem) { time { float: none; display: block; } }
`;
