import { RateLimiter } from '../ipc/rate-limiter.ts';
import { MAIN_KIND, type Windows } from './windows.ts';

/** More windows than a user needs; a page that opens more is misbehaving. */
const MOST = 20;
const RATE = { atOnce: 5, perSecond: 1 };

/** Opens a page of the app in its own window, as Ctrl or ⌘ plus click does. */
export function makeOpenOwnPage(
  windows: Pick<Windows, 'all' | 'open' | 'partition' | 'partitionOf'>,
  now: () => number = Date.now,
): (address: string, contentsId: number) => void {
  const pacer = new RateLimiter(RATE, now);
  return (address, contentsId) => {
    // A page of a workspace behind must not open a window in the one in front.
    if (windows.partitionOf(contentsId) !== windows.partition) return;
    if (windows.all.length >= MOST || !pacer.admits()) return;
    const { pathname, search, hash } = new URL(address);
    windows.open(pathname + search + hash, { kind: kindOf(pathname) });
  };
}

/** Records of one type share a window kind, which is the first word of the path. */
function kindOf(pathname: string): string {
  const segment = /^\/([a-z-]{1,40})(?:\/|$)/.exec(pathname)?.[1];
  return segment === undefined ? MAIN_KIND : `page:${segment}`;
}
