import { Suspense, use } from 'react';
import type { FeaturePage as Feature } from '../../content/features/featurePage.ts';
import { useNavigation } from '../../kit/link/navigation.ts';
import { FeaturePage } from '../archetypes/FeaturePage.tsx';
import { type Collection, slugOf } from '../pages.ts';
import { Component as NotFound } from './notFound.tsx';

const files = import.meta.glob<Record<string, Feature>>([
  '../../content/features/*.ts',
  '!../../content/features/{features,featurePage}.ts',
]);

/** `vendorRfps.ts` stands at `vendor-rfps`. */
const slugOfFile = (file: string): string =>
  slugOf(file)
    .replace(/\.ts$/, '')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const bySlug = new Map(Object.entries(files).map(([file, load]) => [slugOfFile(file), load]));
const loaded = new Map<string, Feature | undefined>();
const loading = new Map<string, Promise<Feature | undefined>>();

function load(slug: string): Promise<Feature | undefined> {
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

export const collection: Collection = { slugs: [...bySlug.keys()], load };

export function Component() {
  const { pathname } = useNavigation();
  const slug = slugOf(pathname);
  return (
    <Suspense>
      <One key={slug} slug={slug} />
    </Suspense>
  );
}

function One({ slug }: { readonly slug: string }) {
  const page = loaded.has(slug) ? loaded.get(slug) : use(load(slug));
  return page === undefined ? <NotFound /> : <FeaturePage page={page} />;
}
