/** Lengths and shares, which are all that elements of ours say of their own looks. */
const PLAIN = /^[\w\s.,%:;()-]+$/;

/**
 * Takes `style="…"` out of what React has drawn, since the policy of a page allows no such attribute, and says
 * the same in a style sheet. React writes quotes within texts as entities, so a text holds no such attribute.
 */
export function liftStyles(drawn: string): { readonly html: string; readonly css: string } {
  const rules = new Map<string, number>();
  const html = drawn.replace(/ style="([^"]*)"/g, (_all, style: string) => {
    if (!PLAIN.test(style)) return '';
    const rank = rules.get(style) ?? rules.size;
    rules.set(style, rank);
    return ` data-style="${rank}"`;
  });
  const css = [...rules].map(([style, rank]) => `[data-style="${rank}"]{${style}}`).join('');
  return { html, css };
}
