import type { BlockProps } from './BlockProps.ts';
import { Prose } from './Prose.tsx';
import styles from './TermsBlock.module.css';

export const TermsBlock = ({ terms }: BlockProps<'terms'>) => (
  <dl className={styles.terms}>
    {terms.map(({ term, text }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <Prose text={text} />
        </dd>
      </div>
    ))}
  </dl>
);
