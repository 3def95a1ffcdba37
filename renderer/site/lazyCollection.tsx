import { type ComponentType, Suspense, use } from 'react';
import { useNavigation } from '../ui/link/navigation.ts';
import { NotFound } from './archetypes/NotFound.tsx';
import { type Collection, type Intro, slugOf } from './page.ts';

/** `vendorRfps.ts` and `vendor-rfps.feature.md` map to `vendor-rfps`. */
const slugOfFile = (file: string): string =>
  (slugOf(file).split('.')[0] ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Result of `import.meta.glob` for files that export one entry each. */
type Files<Entry> = Readonly<Record<string, () => Promise<Readonly<Record<string, Entry>>>>>;

/**
 * Pages of a parameterized route whose entries are too large to bundle together: each is a file named after its slug
 * and loaded on demand.
 */
export function lazyCollection<Entry extends Intro>(
  files: Files<Entry>,
  Draw: ComponentType<{ readonly page: Entry }>,
): { readonly collection: Collection; readonly Component: ComponentType } {
  const bySlug = new Map(Object.entries(files).map(([file, load]) => [slugOfFile(file), load]));
  const loaded = new Map<string, Entry | undefined>();
  const loading = new Map<string, Promise<Entry | undefined>>();

  function load(slug: string): Promise<Entry | undefined> {
    const known = loading.get(slug);
    if (known !== undefined) return known;
    const entryPromise = (async () => {
      const exported = await bySlug.get(slug)?.();
      const [entry] = Object.values(exported ?? {});
      loaded.set(slug, entry);
      return entry;
    })();
    loading.set(slug, entryPromise);
    // A later attempt may succeed.
    entryPromise.catch(() => loading.delete(slug));
    return entryPromise;
  }

  function One({ slug }: { readonly slug: string }) {
    const entry = loaded.has(slug) ? loaded.get(slug) : use(load(slug));
    return entry === undefined ? <NotFound /> : <Draw page={entry} />;
  }

  function Component() {
    const slug = slugOf(useNavigation().pathname);
    return (
      <Suspense>
        <One key={slug} slug={slug} />
      </Suspense>
    );
  }

  return { collection: { slugs: [...bySlug.keys()], load }, Component };
}
