import { type Manifest, minifySync } from 'vite';

/** For a script inside a page, which nothing else makes smaller. */
export const minified = (script: string): string => minifySync('inside.js', script).code;

/** Everything that these modules need at once: their scripts, each after what it needs, and the sheets in their order; and what they load later. */
export function filesOf(manifest: Manifest, roots: readonly string[]) {
  const seen = new Set<string>();
  const modules = new Set<string>();
  const sheets = new Set<string>();
  const later = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const needed of chunk.imports ?? []) add(needed);
    modules.add(chunk.file);
    for (const sheet of chunk.css ?? []) sheets.add(sheet);
    for (const key of chunk.dynamicImports ?? []) later.add(key);
  };
  for (const root of roots) add(root);
  return { modules: [...modules], sheets: [...sheets], later: [...later] };
}

/**
 * A font that comes late would move what is being read, so a page keeps the fonts that it was
 * painted with; they are there for the next one. The app, which stays open, swaps them.
 */
export const withoutSwap = (css: string): string =>
  css.replaceAll(/font-display:\s*swap/g, 'font-display:optional');
