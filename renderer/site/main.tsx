import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { type PageName, plainPath } from '#shared/navigation/documents.ts';
import '../kit/theme/index.ts';
import { followTheme } from '../kit/theme/theme.ts';
import { makeAppLoader } from './appLoader.ts';
import { earlyPress, pressAgain } from './earlyPress.ts';
import { type Page, slugOf } from './page.ts';
import { Site } from './Site.tsx';
import { readWritten } from './written.ts';

/** Hydrates the page that was written at build; for somebody signed in, the app instead. */
async function start(container: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.session !== undefined) {
    let early: ReturnType<typeof earlyPress> = null;
    const inItsPlace = () => {
      early = earlyPress();
      return createRoot(container);
    };
    try {
      await makeAppLoader(inItsPlace).open();
      return pressAgain(early);
    } catch {
      // Without the app it is the page for visitors, and a whole one.
      delete dataset.session;
    }
  }
  followTheme();
  readWritten();
  const pathname = plainPath(location.pathname);
  const { name, page } = await writtenHere(dataset);
  // What is drawn at once has to be there.
  await page.collection?.load(slugOf(pathname));
  const loader = makeAppLoader(() => root);
  let root: Root;
  // As a transition it is done in slices, and nobody's tap waits for the whole page.
  startTransition(() => {
    root = hydrateRoot(
      container,
      <Site name={name} pathname={pathname} page={page.Component} loader={loader} />,
    );
  });
}

/** What the build wrote here, by its name and the module that draws it: no page carries a table of all. */
async function writtenHere({
  page,
  module,
}: DOMStringMap): Promise<{ name: PageName; page: Page }> {
  if (page === undefined || module === undefined) throw new Error('No page was written here.');
  return { name: page as PageName, page: await import(/* @vite-ignore */ module) };
}

const container = document.getElementById('root');
if (container !== null) void start(container);
