import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { type PageName, pageAt, plainPath } from '#shared/documents.ts';
import '../kit/theme/index.ts';
import { followTheme } from '../kit/theme/theme.ts';
import { makeAppDoor } from './appDoor.ts';
import { introAt, loadPage } from './pages.ts';
import { Site } from './Site.tsx';

/** Brings the page that was written at build to life; for somebody signed in, the app instead. */
async function start(container: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.session !== undefined) {
    try {
      return await makeAppDoor(() => createRoot(container)).open();
    } catch {
      // Without the app it is the page for visitors, and a whole one.
      delete dataset.session;
    }
  }
  followTheme();
  const pathname = plainPath(location.pathname);
  const name = await writtenAt(pathname);
  const page = await loadPage(name);
  const door = makeAppDoor(() => root);
  const root: Root = hydrateRoot(
    container,
    <Site name={name} pathname={pathname} page={page.Component} door={door} />,
  );
}

/** The page that was written; a collection has nothing at a slug that nobody gave. */
async function writtenAt(pathname: string): Promise<PageName> {
  const name = pageAt(pathname);
  const page = await loadPage(name);
  const isMissing = page.collection !== undefined && (await introAt(page, pathname)) === undefined;
  return isMissing ? 'notFound' : name;
}

const container = document.getElementById('root');
if (container !== null) void start(container);
