import type { Plugin } from 'vite';
import { inProject } from '../paths.ts';

/**
 * The router's component names for developers keep its unused forms and links in the bundle; ours are in ui/link.
 * Without the names they are tree-shaken.
 */
export const removeUnusedRouterParts: Plugin = {
  name: 'haven:used-router-only',
  enforce: 'pre',
  transform(code, id) {
    if (!/react-router\/dist\/production\/chunk-[^/]*\.mjs$/.test(id)) return null;
    return {
      code: code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(
          /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
          '$1/* @__PURE__ */ $2',
        ),
      map: null,
    };
  },
};

/** The router's package always points to its development build. */
export const routerInProduction = [
  ['react-router', 'index'],
  ['react-router/dom', 'dom-export'],
].map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: inProject(`node_modules/react-router/dist/production/${file}.mjs`),
}));
