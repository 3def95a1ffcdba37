import { icon } from './icon.tsx';

/** In its own file because the initial script needs a close icon. */
export const CrossIcon = /* @__PURE__ */ icon(
  'M8 6.6 4.7 3.3a1 1 0 0 0-1.4 1.4L6.6 8l-3.3 3.3a1 1 0 1 0 1.4 1.4L8 9.4l3.3 3.3a1 1 0 1 0 1.4-1.4L9.4 8l3.3-3.3a1 1 0 1 0-1.4-1.4z',
);
