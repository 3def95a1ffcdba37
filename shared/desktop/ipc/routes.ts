import { z } from 'zod';
import { type Area, call } from './channel.ts';

/** Screens that something outside the window asks for: links, notifications, the tray, the menu. */
export const routesArea = {
  calls: {
    /** The page listens now; what waited is shown. */
    ready: call(z.undefined(), z.undefined()),
  },
  events: {
    show: z.string(),
    /** The search is wanted, on whichever screen. */
    search: z.undefined(),
  },
} satisfies Area;
