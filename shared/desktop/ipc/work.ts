import { z } from 'zod';
import { type Area, call } from './channel.ts';

/** What a page holds that nobody else has. */
export const workArea = {
  calls: {
    /** Whether something is typed in this page and not saved; main asks before it ends the page. */
    unsaved: call(z.boolean(), z.undefined(), 'often'),
  },
  events: {},
} satisfies Area;
