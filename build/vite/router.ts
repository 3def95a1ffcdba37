import { inProject } from '../paths.ts';

/** The router's package always points to its development build. */
export const routerInProduction = [
  ['react-router', 'index'],
  ['react-router/dom', 'dom-export'],
].map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: inProject(`node_modules/react-router/dist/production/${file}.mjs`),
}));
