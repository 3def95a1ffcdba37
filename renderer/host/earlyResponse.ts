/** An `/auth` form sent by `app/document/earlySignIn.js` before the app loaded. */
interface EarlySignIn {
  readonly body: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    earlySignIn?: EarlySignIn;
  }
}

/**
 * Fetches over the network unless the same request was already sent before the app loaded; that response is used
 * once.
 */
export const fetchWithEarlyResponse: typeof fetch = (input, init) => {
  const early = window.earlySignIn;
  if (early === undefined || init?.body !== early.body) return fetch(input, init);
  delete window.earlySignIn;
  return early.answer.catch(() => fetch(input, init));
};
