/** Runs a profile's pages in one process, which has already compiled the product. */
export const ONE_PROCESS = '--renderer-process-limit=1';

/** Chromium flags for all tests. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Drawing needs no GPU process, and pages close before optimizing their code pays off.
  '--in-process-gpu',
  '--js-flags=--no-opt --no-maglev',
  ONE_PROCESS,
];
