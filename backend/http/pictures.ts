import { facadeAt } from '../../shared/facades/facades.ts';
import { emptied } from './documents.ts';

/** Some megabytes: a page of the list in all its views, and who looks beside it. */
const KEPT = 400;

/** The pictures of the demo, which are drawn by their names; those that were asked for last are kept. */
export function makePictures<File>(toFile: (svg: string) => Promise<File>) {
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
  return Object.assign(pictureOf, { clear: () => emptied(kept) });
}
