import { useEffect } from 'react';
import { glossaryAreas } from '#shared/home/contentTerms.ts';
import { glossaryIntro } from '../../content/glossary/glossaryIntro.ts';
import { makeDeferredPart } from '../../ui/chunk/deferredPart.tsx';
import field from '../archetypes/Field.module.css';
import { Hero } from '../archetypes/Hero.tsx';
import layout from '../archetypes/layout.module.css';
import { SearchField } from '../archetypes/SearchField.tsx';
import styles from '../glossary/Glossary.module.css';
import { type GlossaryFilter, glossaryFilter } from '../glossary/glossaryFilter.ts';

const terms = makeDeferredPart(() => import('../glossary/GlossaryTerms.tsx'));

export { glossaryIntro as content };

export const hydrate = terms.hydrate;

function filterBy(change: Partial<GlossaryFilter>): void {
  glossaryFilter.change(change);
  // Until it loads, the full list is shown.
  terms.hydrate().catch(() => undefined);
}

const search = (query: string) => filterBy({ words: query });

/** All terms, prerendered; the fields filter them. */
export function Component() {
  useEffect(() => glossaryFilter.reset, []);
  return (
    <article className={layout.page}>
      <Hero heading={glossaryIntro.heading} lede={glossaryIntro.lede}>
        <div className={styles.tools}>
          <SearchField label="Search terms" onSearch={search} />
          <label className={`${field.field} ${field.needsScript} screen-only`}>
            <span>Area</span>
            <select
              onChange={({ target }) => filterBy({ area: target.value as GlossaryFilter['area'] })}
            >
              <option value="">All areas</option>
              {Object.entries(glossaryAreas).map(([area, name]) => (
                <option key={area} value={area}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
      </Hero>
      {terms.written}
    </article>
  );
}
