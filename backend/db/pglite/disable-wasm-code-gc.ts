import { setFlagsFromString } from 'node:v8';

/**
 * V8 frees the database's machine code once it has optimized it further, which occasionally crashes the process:
 * nodejs/node#64500. Keeping the code costs a few megabytes once.
 */
setFlagsFromString('--no-wasm-code-gc');
