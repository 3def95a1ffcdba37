import type { RenderedMessage } from '../../supabase/functions/_shared/emails/email-layout.ts';
import { escapeHtml } from '../../supabase/functions/_shared/emails/escape.ts';
import { renderPage } from './page.ts';

/** Lists all email and text message templates by name. */
export function renderTemplateList(names: readonly string[]): string {
  const items = names.map((name) => `<li><a href="templates/${name}">${name}</a></li>`);
  return renderPage({
    title: 'Templates',
    styles: '../mail.css',
    body: `<h1>Templates</h1>
<p class="note">What the product says to people, with samples. <a href="../mail">Messages</a></p>
<ul>
${items.join('\n')}
</ul>`,
  });
}

/** Shows both forms of a template side by side. */
export function renderTemplatePage(name: string, { subject, text, html }: RenderedMessage): string {
  const frame = html
    ? `<iframe src="${name}/html" title="The email as HTML" sandbox></iframe>`
    : '';
  return renderPage({
    title: name,
    styles: '../../mail.css',
    body: `<h1>${escapeHtml(subject || name)}</h1>
<p class="note">${name}, ${text.length} characters of text. <a href="../templates">All templates</a></p>
<div class="twins">
${frame}
<article><pre>${escapeHtml(text)}</pre></article>
</div>`,
  });
}
