import { markPaper } from './mark.ts';
import type { Papers } from './papers.ts';
import { readPaper } from './read.ts';

/** Runs inside the function itself; a hosted project limits its time and memory. */
export const papersHere: Papers = { read: readPaper, mark: markPaper };
