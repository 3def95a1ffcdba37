/** The little of Deno that `_shared/serve.ts` uses, so that functions type-check without it. */
declare namespace Deno {
  const env: { get(name: string): string | undefined; toObject(): Record<string, string> };
  function serve(handler: (request: Request) => Response | Promise<Response>): unknown;
}
