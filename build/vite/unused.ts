import type { Plugin } from 'vite';

/** A function of a package that nothing of ours calls, at the top of its file or inside of another one. */
interface Unused {
  readonly file: RegExp;
  /** What tells it from others that are called alike. */
  readonly holds: string;
  /** In the place of its body. */
  readonly body: string;
  readonly functions: readonly string[];
  /** Those that are called all the same, each with what it does for us. */
  readonly shorter: Readonly<Record<string, string>>;
  /** What would call it, in a module that imports the package: whoever writes that takes the function out of this list. */
  readonly callers: RegExp;
  readonly importing: RegExp;
}

const THROW = 'throw new Error("Left out by build/vite/unused.ts.");';

/**
 * Bundlers leave out what nobody imports, and not the inside of a function: the router's one is also
 * for forms that post to a server of its own.
 */
const UNUSED: readonly Unused[] = [
  {
    file: /react-router\/dist\/production\/chunk-[^/]*\.mjs$/,
    holds: 'function createRouter(',
    body: THROW,
    functions: [
      'handleAction',
      'fetch2',
      'handleFetcherAction',
      'handleFetcherLoader',
      'setFetcherError',
      'updateFetcherState',
      'resetFetcher',
      'deleteFetcher',
      'queueFetcherForDeletion',
      'abortFetcher',
      'getUpdatedRevalidatingFetchers',
      'getBlocker',
      'updateBlocker',
      'parseResponseBody',
      'dataWithResponseInitToErrorResponse',
      'normalizeRelativeRoutingRedirectResponse',
      'startRedirectNavigation',
      'revalidate',
      'RSCErrorHandler',
      'instrumentClientSideRouter',
      'getRouteInstrumentationUpdates',
      'runClientMiddlewarePipeline',
      'parseHydrationData',
      'useNavigateUnstable',
    ],
    shorter: {
      // Each of ours is one function for the whole route.
      loadLazyRouteProperty: 'return;',
      // No form is sent.
      normalizeNavigateOptions: 'return { path };',
    },
    callers:
      /\buse(?:Blocker|Fetchers?|Submit|ActionData|FormAction)\b|\b(?:action|loader):\s*(?:async\b|\()|\b(?:useRevalidator|redirect)\(|\binstrumentations\b|\bmiddleware:|\blazy: \{|\bform(?:Method|Data|Action)\b|\b(?:Browser|Hash|Memory|Static)Router\b|<Router\s|createBrowserRouter\([^,()]*\)/,
    importing: /from 'react-router(?:-dom)?'/,
  },
];

/** Puts another body into a function that is written out as a formatter does: it ends where it began to be indented. */
export function withoutBody(code: string, name: string, body: string): string {
  const pattern = new RegExp(
    `^([ \\t]*)((?:async )?function ${name}\\(|(?:const|var) ${name} = \\()([^]*?)(\\)(?: =>)? \\{)\\n[^]*?^\\1\\}`,
    'm',
  );
  if (!pattern.test(code)) throw new Error(`There is no function ${name} to leave out any more.`);
  return code.replace(
    pattern,
    (_all, indent, head, params, open) => `${indent}${head}${params}${open} ${body} }`,
  );
}

/** Leaves out of the build what only others use of a package. */
export const usedFunctionsOnly: Plugin = {
  name: 'haven:used-functions-only',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    for (const { file, holds, body, functions, shorter, callers, importing } of UNUSED) {
      if (file.test(id) && code.includes(holds)) {
        const bodies = [
          ...functions.map((name) => [name, body] as const),
          ...Object.entries(shorter),
        ];
        const rest = bodies.reduce((text, [name, its]) => withoutBody(text, name, its), code);
        return { code: rest, map: null };
      }
      const caller = /\/renderer\/.*\.tsx?$/.test(id) && importing.test(code) && callers.exec(code);
      if (caller) this.error(`${id} uses ${caller[0]}: build/vite/unused.ts leaves that out.`);
    }
    return null;
  },
};
