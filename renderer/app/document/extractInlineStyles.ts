/** Lengths and percentages, the only inline styles our elements use. */
const PLAIN = /^[\w\s.,%:;()-]+$/;

/**
 * Moves `style="…"` attributes from React's output to a stylesheet, because the page's CSP forbids them. React
 * escapes quotes in text, so text can't contain such an attribute.
 */
export function extractInlineStyles(markup: string): {
  readonly html: string;
  readonly css: string;
} {
  const rules = new Map<string, number>();
  const html = markup.replace(/ style="([^"]*)"/g, (_all, style: string) => {
    if (!PLAIN.test(style)) return '';
    const rank = rules.get(style) ?? rules.size;
    rules.set(style, rank);
    return ` data-style="${rank}"`;
  });
  const css = [...rules].map(([style, rank]) => `[data-style="${rank}"]{${style}}`).join('');
  return { html, css };
}
