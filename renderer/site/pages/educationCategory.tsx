import { categories } from '../../content/education/categories.ts';
import { makeDeferredPart } from '../../ui/chunk/deferredPart.tsx';
import { useNavigation } from '../../ui/link/navigation.ts';
// Styles of the lists, which are not bundled with the page.
import '../archetypes/Entries.module.css';
import { Hero } from '../archetypes/Hero.tsx';
import layout from '../archetypes/layout.module.css';
import { NextSteps } from '../archetypes/NextSteps.tsx';
import { NotFound } from '../archetypes/NotFound.tsx';
import { collectionOf, slugOf } from '../page.ts';

const entries = makeDeferredPart(() => import('../education/CategoryEntries.tsx'));

export const hydrate = entries.hydrate;
export const collection = collectionOf(categories);

const next = [
  { label: 'All courses and articles', to: '/education' },
  { label: 'Learning paths by role', to: '/education/learning-paths' },
];

export function Component() {
  const slug = slugOf(useNavigation().pathname);
  const category = categories.find((one) => one.slug === slug);
  if (category === undefined) return <NotFound />;
  return (
    <article key={slug} className={`${layout.page} ${layout.beside}`}>
      <Hero heading={category.heading} lede={category.lede} />
      {entries.written}
      <NextSteps next={next} />
    </article>
  );
}
