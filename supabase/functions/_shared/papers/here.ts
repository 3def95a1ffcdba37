import { markPaper } from './mark.ts';
import type { Papers } from './papers.ts';
import { readPaper } from './read.ts';

/** Within the function itself, which a hosted project bounds in time and memory. */
export const papersHere: Papers = { read: readPaper, mark: markPaper };
