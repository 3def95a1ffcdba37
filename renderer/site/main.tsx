import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { type PageName, stripTrailingSlash } from '#shared/navigation/documents.ts';
import '../ui/theme/index.ts';
import { watchTheme } from '../ui/theme/theme.ts';
import { makeAppLoader } from './appLoader.ts';
import { findEarlyClick, replayEarlyClick } from './earlyClick.ts';
import { type Page, slugOf } from './page.ts';
import { readPrerenderedData } from './prerenderedData.ts';
import { Site } from './Site.tsx';

/** Hydrates the prerendered page; for signed-in users, mounts the app instead. */
async function start(container: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.session !== undefined) {
    let early: ReturnType<typeof findEarlyClick> = null;
    const inItsPlace = () => {
      early = findEarlyClick();
      return createRoot(container);
    };
    try {
      await makeAppLoader(inItsPlace).open();
      return replayEarlyClick(early);
    } catch {
      // If the app fails to load, the visitors' page is complete by itself.
      delete dataset.session;
    }
  }
  watchTheme();
  readPrerenderedData();
  const pathname = stripTrailingSlash(location.pathname);
  const { name, page } = await writtenHere(dataset);
  // Content of the first render must be loaded.
  await page.collection?.load(slugOf(pathname));
  const loader = makeAppLoader(() => root);
  let root: Root;
  // A transition hydrates in slices, so taps aren't blocked.
  startTransition(() => {
    root = hydrateRoot(
      container,
      <Site name={name} pathname={pathname} page={page.Component} loader={loader} />,
    );
  });
}

/** Reads which page was prerendered here and the module that renders it; no page carries a table of all pages. */
async function writtenHere({
  page,
  module,
}: DOMStringMap): Promise<{ name: PageName; page: Page }> {
  if (page === undefined || module === undefined) throw new Error('No page was prerendered here.');
  return { name: page as PageName, page: await import(/* @vite-ignore */ module) };
}

const container = document.getElementById('root');
if (container !== null) void start(container);
