import { Button } from '@blueprintjs/core';
import { countText } from '#shared/format/figures.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Faq.module.css';
import { useDismissFaqSearchMutation } from './faqApi.ts';
import type { AdminFaq } from './faqShapes.ts';

interface FaqMissesProps {
  readonly misses: AdminFaq['misses'];
  readonly onAnswer: (term: string) => void;
}

/** Searches that found nothing, the most frequent first. */
export function FaqMisses({ misses, onAnswer }: FaqMissesProps) {
  const [dismiss] = useDismissFaqSearchMutation();
  return (
    <section aria-labelledby="misses" className={styles.misses}>
      <h2 id="misses">Searches without results</h2>
      {misses.length === 0 ? (
        <p className={ui.note}>Searches that find no question appear here.</p>
      ) : (
        <ol className={styles.questions}>
          {misses.map(({ term, searches }) => (
            <li key={term}>
              <div>
                {term}
                <p className={ui.note}>
                  {searches === 1 ? '1 search' : `${countText(searches)} searches`}
                </p>
              </div>
              <div className={styles.actions}>
                <Button
                  size="small"
                  aria-label={`Add question for ${term}`}
                  onClick={() => onAnswer(term)}
                >
                  Add question
                </Button>
                <Button
                  size="small"
                  variant="minimal"
                  aria-label={`Dismiss ${term}`}
                  onClick={() => void dismiss(term)}
                >
                  Dismiss
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
