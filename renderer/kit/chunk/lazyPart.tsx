import { lazy, type ReactNode } from 'react';
import { FailedPart } from './FailedPart.tsx';
import { loadChunk } from './loadChunk.ts';

/** The server draws nothing in its place. */
const leftToTheApp = new Promise<never>(() => undefined);

/**
 * A component that loads when it is first drawn, and says so in its place when it does not come. On the server
 * that is what only a browser can run.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ readonly default: (props: Props) => ReactNode }>,
) =>
  lazy<(props: Props) => ReactNode>(() =>
    import.meta.env.SSR
      ? load().catch(() => leftToTheApp)
      : loadChunk(load).catch(() => ({ default: FailedPart })),
  );

/** One that nothing on a screen waits for: asked for once the first screen stands, which is drawn in one step. */
export const lazyLatePart: typeof lazyPart = (load) =>
  lazyPart(async () => {
    await (import.meta.env.SSR ? leftToTheApp : null);
    return load();
  });
