import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { pageAt } from '#shared/documents.ts';
import '../kit/theme/index.ts';
import { followTheme } from '../kit/theme/theme.ts';
import { makeAppDoor } from './appDoor.ts';
import { loadPage } from './pages.ts';
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
  const name = pageAt(location.pathname);
  const { Component } = await loadPage(name);
  const door = makeAppDoor(() => root);
  const root: Root = hydrateRoot(container, <Site name={name} page={Component} door={door} />);
}

const container = document.getElementById('root');
if (container !== null) void start(container);
