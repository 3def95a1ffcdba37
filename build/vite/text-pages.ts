import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ARCHETYPES = resolve(import.meta.dirname, '../../renderer/site/archetypes');

/**
 * `eula.legal.md?page` is a page rendered by `LegalPage` from the content of `eula.legal.md`, so text-only
 * pages need no file of their own.
 */
export const textPages: Plugin = {
  name: 'haven:word-pages',
  enforce: 'pre',
  load(id) {
    const [, file, name, kind] = /^(.*\/(\w+)\.([a-z]+)\.(?:ts|md))\?page$/.exec(id) ?? [];
    if (file === undefined || name === undefined || kind === undefined) return null;
    const archetype = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Page`;
    return `
      import { createElement } from 'react';
      import ${file.endsWith('.md') ? 'content' : `{ ${name} as content }`} from ${JSON.stringify(file)};
      import { ${archetype} } from ${JSON.stringify(`${ARCHETYPES}/${archetype}.tsx`)};
      export { content };
      export const Component = () => createElement(${archetype}, { page: content });`;
  },
};
