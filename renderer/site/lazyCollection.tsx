import { type ComponentType, Suspense, use } from 'react';
import { useNavigation } from '../kit/link/navigation.ts';
import { type Collection, type Intro, slugOf } from './pages.ts';

type Files<Entry> = Readonly<Record<string, () => Promise<Record<string, Entry>>>>;

/** `vendorRfps.ts` stands at `vendor-rfps`. */
const slugOfFile = (file: string): string =>
  slugOf(file)
    .replace(/\.ts$/, '')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A collection whose entries are too long to come together: each file of a folder comes when it is
 * opened. What is drawn is handed in, so that it stays a file of its own.
 */
export function lazyCollection<Entry extends Intro>(
  files: Files<Entry>,
  Entry: ComponentType<{ readonly page: Entry }>,
  Missing: ComponentType,
) {
  const bySlug = new Map(Object.entries(files).map(([file, open]) => [slugOfFile(file), open]));
  const loaded = new Map<string, Entry | undefined>();
  const loading = new Map<string, Promise<Entry | undefined>>();

  function load(slug: string): Promise<Entry | undefined> {
    const known = loading.get(slug);
    if (known !== undefined) return known;
    const asked = (async () => {
      const exported = await bySlug.get(slug)?.();
      const [page] = Object.values(exported ?? {});
      loaded.set(slug, page);
      return page;
    })();
    loading.set(slug, asked);
    // A later attempt may have a network.
    asked.catch(() => loading.delete(slug));
    return asked;
  }

  function One({ slug }: { readonly slug: string }) {
    const page = loaded.has(slug) ? loaded.get(slug) : use(load(slug));
    return page === undefined ? <Missing /> : <Entry page={page} />;
  }

  function Component() {
    const { pathname } = useNavigation();
    const slug = slugOf(pathname);
    return (
      <Suspense>
        <One key={slug} slug={slug} />
      </Suspense>
    );
  }

  const collection: Collection = { slugs: [...bySlug.keys()], load };
  return { collection, Component };
}
