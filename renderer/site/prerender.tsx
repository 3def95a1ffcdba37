import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { PageName } from '#shared/documents.ts';
import type { AppDoor } from './appDoor.ts';
import { Document, type PageFiles } from './Document.tsx';
import { loadPage } from './pages.ts';
import { Site } from './Site.tsx';

/** Nobody goes anywhere while a page is written. */
const closedDoor: AppDoor = {
  open: async () => undefined,
  openPalette: async () => undefined,
  prefetch: () => undefined,
};

const CONTAINER = '<div id="root"></div>';

/** Writes a page as the file that a browser, a search engine or a reader without script gets. */
export async function prerender(name: PageName, files: PageFiles): Promise<string> {
  const { Component } = await loadPage(name);
  const html = renderToString(<Site name={name} page={Component} door={closedDoor} />);
  const page = renderToStaticMarkup(<Document {...files} name={name} />);
  // Put in afterwards: the browser brings to life what is in the container, drawn on its own.
  return `<!doctype html>${page.replace(CONTAINER, () => CONTAINER.replace('><', `>${html}<`))}`;
}
