import type { BlockProps } from './BlockProps.ts';
import styles from './QuoteBlock.module.css';

export const QuoteBlock = ({ text, who }: BlockProps<'quote'>) => (
  <figure className={styles.quote}>
    <blockquote>
      <p>{text}</p>
    </blockquote>
    <figcaption>{who}</figcaption>
  </figure>
);
