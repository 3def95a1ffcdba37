import type { Plugin } from 'vite';
import { inProject } from '../paths.ts';

/**
 * The router names its components for developers, which keeps its forms and its links in the app:
 * ours are in kit/link. Without the names what nobody imports is left out.
 */
export const usedRouterOnly: Plugin = {
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

/** The router's package points to its development build whatever is built. */
export const routerInProduction = [
  ['react-router', 'index'],
  ['react-router/dom', 'dom-export'],
].map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: inProject(`node_modules/react-router/dist/production/${file}.mjs`),
}));
