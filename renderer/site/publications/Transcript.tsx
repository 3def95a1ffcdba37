import type { Episode } from '../../content/podcast/episode.ts';
import { Prose } from '../blocks/Prose.tsx';
import styles from './Transcript.module.css';

const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** A conversation from its first word to its last, each turn with who says it. */
export const Transcript = ({ speakers, transcript }: Pick<Episode, 'speakers' | 'transcript'>) => (
  <ol className={styles.transcript}>
    {transcript.map(({ by, text }) => (
      <li key={text}>
        <p className={styles.speaker}>{firstName(speakers[by]?.name ?? '')}</p>
        <p>
          <Prose text={text} />
        </p>
      </li>
    ))}
  </ol>
);
