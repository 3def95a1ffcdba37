import { setFlagsFromString } from 'node:v8';

/**
 * V8 frees machine code of the database that it has compiled better meanwhile, and now and then ends the
 * process over it: nodejs/node#64500. Code that is kept costs a few megabytes once, so it is kept.
 */
setFlagsFromString('--no-wasm-code-gc');
