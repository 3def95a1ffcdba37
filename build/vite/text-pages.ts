import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ARCHETYPES = resolve(import.meta.dirname, '../../renderer/site/archetypes');

/**
 * `eula.legal.ts?page` is a page rendered by `LegalPage` from the export `eula` of `eula.legal.ts`, so text-only
 * pages need no file of their own.
 */
export const textPages: Plugin = {
  name: 'haven:word-pages',
  enforce: 'pre',
  load(id) {
    const [, file, name, kind] = /^(.*\/(\w+)\.([a-z]+)\.ts)\?page$/.exec(id) ?? [];
    if (file === undefined || name === undefined || kind === undefined) return null;
    const archetype = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Page`;
    return `
      import { createElement } from 'react';
      import { ${name} as content } from ${JSON.stringify(file)};
      import { ${archetype} } from ${JSON.stringify(`${ARCHETYPES}/${archetype}.tsx`)};
      export { content };
      export const Component = () => createElement(${archetype}, { page: content });`;
  },
};
