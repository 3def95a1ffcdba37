import type { Plugin } from 'vite';

/** A package's function that we never call, at the top level or nested. */
interface Unused {
  readonly file: RegExp;
  /** Text that distinguishes the file from others with the same name. */
  readonly holds: string;
  /** Replaces the function's body. */
  readonly body: string;
  readonly functions: readonly string[];
  /** Functions still called, each with a shorter body. */
  readonly shorter: Readonly<Record<string, string>>;
  /**
   * Pattern of a caller in a module that imports the package. If you write such a call, remove the function from this
   * list.
   */
  readonly callers: RegExp;
  readonly importing: RegExp;
}

const THROW = 'throw new Error("Left out by build/vite/unused.ts.");';

/**
 * Bundlers tree-shake exports but not a function's inside, and the router's also supports forms that post to its own
 * server.
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
      // Each of our lazy routes is one function for the whole route.
      loadLazyRouteProperty: 'return;',
      // No forms are submitted.
      normalizeNavigateOptions: 'return { path };',
    },
    callers:
      /\buse(?:Blocker|Fetchers?|Submit|ActionData|FormAction)\b|\b(?:action|loader):\s*(?:async\b|\()|\b(?:useRevalidator|redirect)\(|\binstrumentations\b|\bmiddleware:|\blazy: \{|\bform(?:Method|Data|Action)\b|\b(?:Browser|Hash|Memory|Static)Router\b|<Router\s|createBrowserRouter\([^,()]*\)/,
    importing: /from 'react-router(?:-dom)?'/,
  },
];

/** Replaces the body of a formatter-styled function, which ends at its starting indentation. */
export function replaceFunctionBody(code: string, name: string, body: string): string {
  const pattern = new RegExp(
    `^([ \\t]*)((?:async )?function ${name}\\(|(?:const|var) ${name} = \\()([^]*?)(\\)(?: =>)? \\{)\\n[^]*?^\\1\\}`,
    'm',
  );
  if (!pattern.test(code))
    throw new Error(`Function ${name} no longer exists, so it can't be removed.`);
  return code.replace(
    pattern,
    (_all, indent, head, params, open) => `${indent}${head}${params}${open} ${body} }`,
  );
}

/** Removes parts of a package from the build that only other projects use. */
export const removeUnusedFunctions: Plugin = {
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
        const rest = bodies.reduce(
          (text, [name, its]) => replaceFunctionBody(text, name, its),
          code,
        );
        return { code: rest, map: null };
      }
      const caller = /\/renderer\/.*\.tsx?$/.test(id) && importing.test(code) && callers.exec(code);
      if (caller) this.error(`${id} uses ${caller[0]}, which build/vite/unused.ts removes.`);
    }
    return null;
  },
};
