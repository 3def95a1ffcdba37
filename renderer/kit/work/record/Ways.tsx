import { phoneLink, writePhone } from '#shared/records/values.ts';
import { readWay, wayLabel } from '#shared/records/ways.ts';
import styles from './Ways.module.css';

interface WaysProps {
  readonly of: 'email' | 'phone' | 'address';
  readonly lines: readonly string[];
}

/** More email addresses and phone numbers with labels; a do-not-call number is not a link. */
export const Ways = ({ of, lines }: WaysProps) => (
  <ul className={styles.list}>
    {lines.map((line) => {
      const way = readWay(line);
      return (
        <li key={line}>
          <span className={styles.kind}>{wayLabel(way)}</span>{' '}
          {of === 'email' && <a href={`mailto:${encodeURI(way.value)}`}>{way.value}</a>}
          {of === 'phone' &&
            (way.isQuiet ? (
              writePhone(way.value)
            ) : (
              <a href={phoneLink(way.value)}>{writePhone(way.value)}</a>
            ))}
          {of === 'address' && way.value}
        </li>
      );
    })}
  </ul>
);
