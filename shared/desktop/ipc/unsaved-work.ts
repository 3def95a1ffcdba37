import { z } from 'zod';
import { type Area, call } from './channel.ts';

/** Unsaved work of a page. */
export const unsavedWorkArea = {
  calls: {
    /** True while the page has unsaved input; main asks before closing it. */
    unsaved: call(z.boolean(), z.undefined(), 'often'),
  },
  events: {},
} satisfies Area;
