import { DESKTOP } from '#shared/desktop/desktop.ts';

/** Whether an address is a page of the app itself; `URL` gives no origin to schemes it does not know. */
export function isOwnPage(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return `${protocol}//${host}` === DESKTOP.origin && username === '' && password === '';
}
