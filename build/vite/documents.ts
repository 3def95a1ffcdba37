import { readFileSync } from 'node:fs';
import { toString as wordsOf } from 'mdast-util-to-string';
import type { Plugin } from 'vite';
import { parseMarkdown, type Tree } from '../content/markdown.ts';

const cache = new Map<string, { readonly text: string; readonly tree: Tree }>();

/** The tree and the title are read one after the other. */
function read(file: string): Tree {
  const text = readFileSync(file, 'utf8');
  const known = cache.get(file);
  if (known?.text === text) return known.tree;
  const tree = parseMarkdown(text);
  cache.set(file, { text, tree });
  return tree;
}

/** Leaves out source positions, which are most of the data. */
const compact = (tree: unknown): string =>
  JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value));

/**
 * `README.md?document` is the syntax tree of a file, and `README.md?title` its first heading, so browsers parse no
 * Markdown.
 */
export const documents: Plugin = {
  name: 'haven:documents',
  enforce: 'pre',
  load(id) {
    const [file = '', query] = id.split('?');
    if (!file.endsWith('.md') || (query !== 'document' && query !== 'title')) return null;
    const tree = read(file);
    if (query === 'document') return `export default ${compact(tree)}`;
    const heading = tree.children.find(({ type }) => type === 'heading');
    return `export default ${JSON.stringify(heading === undefined ? file : wordsOf(heading))}`;
  },
};
