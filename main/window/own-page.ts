import { Pacer } from '../ipc/pacer.ts';
import { MAIN_KIND, type Windows } from './windows.ts';

/** More windows than a person keeps apart; a page that wants more is not doing it for one. */
const MOST = 20;
const RATE = { atOnce: 5, perSecond: 1 };

/** Opens a page of the app in a window of its own, as a click on a link with Ctrl or ⌘ asks for. */
export function makeOpenOwnPage(
  windows: Pick<Windows, 'all' | 'open'>,
  now: () => number = Date.now,
): (address: string) => void {
  const pacer = new Pacer(RATE, now);
  return (address) => {
    if (windows.all.length >= MOST || !pacer.admits()) return;
    const { pathname, search, hash } = new URL(address);
    windows.open(pathname + search + hash, { kind: kindOf(pathname) });
  };
}

/** Records of one sort open alike: the first word of the address says which. */
function kindOf(pathname: string): string {
  const word = /^\/([a-z-]{1,40})(?:\/|$)/.exec(pathname)?.[1];
  return word === undefined ? MAIN_KIND : `page:${word}`;
}
