/** Opens the page with the demo already on it. */
export const DEMO_ANCHOR = 'watch-demo';

const set = import.meta.env.VITE_DEMO_VIDEO_URL;

/** Where the demo comes from, as whoever builds the site sets it; without that it is our own. */
export const demoVideo: { readonly address: string | null; readonly openAt: string } = {
  address: set === undefined || set === '' ? null : set,
  openAt: set === undefined || set === '' ? `/#${DEMO_ANCHOR}` : set,
};
