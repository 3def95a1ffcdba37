import { type Manifest, minifySync } from 'vite';

/** Minifies an inline script, which nothing else does. */
export const minifyScript = (script: string): string => minifySync('inside.js', script).code;

/**
 * Returns the files these modules need right away: scripts in dependency order and style sheets in their order; and
 * files loaded later.
 */
export function collectModuleFiles(manifest: Manifest, roots: readonly string[]) {
  const seen = new Set<string>();
  const modules = new Set<string>();
  const sheets = new Set<string>();
  const later = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build doesn't contain ${key}.`);
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
 * A late font would shift text while it is being read, so a page keeps its first fonts and the next page uses the
 * loaded ones. The app stays open, so it swaps them.
 */
export const disableFontSwap = (css: string): string =>
  css.replaceAll(/font-display:\s*swap/g, 'font-display:optional');
