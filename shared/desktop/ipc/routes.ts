import { z } from 'zod';
import { type Area, call } from './channel.ts';

/** Navigation requested from outside the window: links, notifications, the tray, the menu. */
export const routesArea = {
  calls: {
    /** The page is listening; queued routes are delivered. */
    ready: call(z.undefined(), z.undefined()),
  },
  events: {
    show: z.string(),
    /** Opens the search on any screen. */
    search: z.undefined(),
  },
} satisfies Area;
