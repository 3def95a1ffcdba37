/** A form of `/auth` that was sent before the app was there, by `app/document/earlySignIn.js`. */
interface EarlySignIn {
  readonly body: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    earlySignIn?: EarlySignIn;
  }
}

/** Asks over the network, unless the very same was asked before the app was there: once, that is the answer. */
export const fetchUnlessAnswered: typeof fetch = (input, init) => {
  const early = window.earlySignIn;
  if (early === undefined || init?.body !== early.body) return fetch(input, init);
  delete window.earlySignIn;
  return early.answer.catch(() => fetch(input, init));
};
