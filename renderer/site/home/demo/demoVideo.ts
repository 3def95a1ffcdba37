/** Opens the page with the demo already on it. */
export const DEMO_ANCHOR = 'watch-demo';

/** Pages of the desktop app have no frames. */
const isFramed = typeof location === 'undefined' || location.protocol.startsWith('http');
const set = isFramed ? import.meta.env.VITE_DEMO_VIDEO_URL : undefined;

/** Where the demo comes from, as whoever builds the site sets it; without that it is our own. */
export const demoVideo: { readonly address: string | null; readonly openAt: string } = {
  address: set === undefined || set === '' ? null : set,
  openAt: set === undefined || set === '' ? `/#${DEMO_ANCHOR}` : set,
};
