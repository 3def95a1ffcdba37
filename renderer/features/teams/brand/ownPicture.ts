/** How an uploaded logo is stored: re-encoded, so it has no metadata. */
export const LOGO_DATA = 'data:image/webp;base64,';

/** Validates a picture on this server or an uploaded one, the only sources the CSP allows. */
export const isOwnPicture = (address: unknown): address is string =>
  typeof address === 'string' &&
  (/^\/[A-Za-z0-9][A-Za-z0-9._/-]*$/.test(address) ||
    /^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/.test(address));
