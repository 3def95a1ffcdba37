import { facadeAt } from '../../shared/facades/facades.ts';
import { clearCache } from './documents.ts';

/** Max cached images: one list page in all views, plus concurrent viewers (a few MB). */
const KEPT = 400;

/** Renders the demo's images by name and caches the most recently requested. */
export function createDemoImages<File>(toFile: (svg: string) => Promise<File>) {
  const kept = new Map<string, File>();
  const pictureOf = async (pathname: string): Promise<File | undefined> => {
    const known = kept.get(pathname);
    const drawn = known === undefined ? facadeAt(pathname) : null;
    const picture = drawn === null ? known : await toFile(drawn);
    if (picture === undefined) return undefined;
    kept.delete(pathname);
    kept.set(pathname, picture);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return picture;
  };
  return Object.assign(pictureOf, { clear: () => clearCache(kept) });
}
