import { facadeAt } from '../../shared/facades/facades.ts';
import { clearCache } from './documents.ts';

/** Max cached images: one list page in all views, plus concurrent viewers (a few MB). */
const MAX_CACHED = 400;

/** Renders the demo's images by name and caches the most recently requested. */
export function createDemoImages<File>(toFile: (svg: string) => Promise<File>) {
  const cache = new Map<string, File>();
  const pictureOf = async (pathname: string): Promise<File | undefined> => {
    const known = cache.get(pathname);
    const facade = known === undefined ? facadeAt(pathname) : null;
    const picture = facade === null ? known : await toFile(facade);
    if (picture === undefined) return undefined;
    cache.delete(pathname);
    cache.set(pathname, picture);
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_CACHED) break;
      cache.delete(oldest);
    }
    return picture;
  };
  return Object.assign(pictureOf, { clear: () => clearCache(cache) });
}
