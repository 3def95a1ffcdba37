import { useSyncExternalStore } from 'react';
import { glossaryAreas } from '#shared/home/contentTerms.ts';
import { glossary } from '../../content/glossary/glossary.ts';
import type { GlossaryTerm } from '../../content/glossary/glossaryTerm.ts';
import ui from '../../ui/theme/ui.module.css';
import { Prose } from '../blocks/Prose.tsx';
import styles from './Glossary.module.css';
import { findTerms, getTermAnchor, getTermLetter, glossaryFilter } from './glossaryFilter.ts';

/** Filtered glossary terms by letter. */
export default function GlossaryTerms() {
  const { subscribe, read, readWritten } = glossaryFilter;
  const filter = useSyncExternalStore(subscribe, read, readWritten);
  const terms = findTerms(glossary, filter);
  const letterGroups = [...Map.groupBy(terms, ({ term }) => getTermLetter(term))];
  return (
    <>
      <div className={styles.letters}>
        <nav aria-label="Letters">
          <ul>
            {letterGroups.map(([letter]) => (
              <li key={letter}>
                <a href={`#letter-${letter.charAt(0)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p role="status">{terms.length === 1 ? '1 term' : `${terms.length} terms`}</p>
      </div>
      {terms.length === 0 && <p className={styles.none}>No results. Try another word or area.</p>}
      {letterGroups.map(([letter, letterTerms]) => (
        <section
          key={letter}
          id={`letter-${letter.charAt(0)}`}
          aria-labelledby={`letter-${letter.charAt(0)}-title`}
          className={`later ${ui.stack8} ${styles.letter}`}
        >
          <h2 id={`letter-${letter.charAt(0)}-title`}>{letter}</h2>
          <dl>
            {letterTerms.map((term) => (
              <Term key={term.term} {...term} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function Term({ term, also = [], meaning, see = [], area }: GlossaryTerm) {
  return (
    <div id={getTermAnchor(term)} className={styles.term}>
      <dt>
        <dfn>{term}</dfn>
        {also.length > 0 && <span className={styles.also}>{also.join(', ')}</span>}
        <span className={ui.caption}>{glossaryAreas[area]}</span>
      </dt>
      <dd>
        <p>
          <Prose text={meaning} />
        </p>
        {see.length > 0 && (
          <p className={styles.see}>
            See{' '}
            {see.map((other, place) => (
              <span key={other}>
                {place > 0 && ', '}
                {/* The filter may have hidden that term. */}
                <a href={`#${getTermAnchor(other)}`} onClick={glossaryFilter.reset}>
                  {other}
                </a>
              </span>
            ))}
          </p>
        )}
      </dd>
    </div>
  );
}
