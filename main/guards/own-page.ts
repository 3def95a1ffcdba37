import { DESKTOP } from '#shared/desktop/desktop.ts';

/** True if an address is a page of the app; `URL` returns no origin for unknown schemes. */
export function isOwnPage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return `${protocol}//${host}` === DESKTOP.origin && username === '' && password === '';
}
