/** Pages of one profile follow each other in one process, which has compiled the product already. */
export const ONE_PROCESS = '--renderer-process-limit=1';

/** How tests start Chromium, whatever they look at. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // What is drawn needs no process of its own, and pages go before it would pay to have their code optimised.
  '--in-process-gpu',
  '--js-flags=--no-opt --no-maglev',
  ONE_PROCESS,
];
