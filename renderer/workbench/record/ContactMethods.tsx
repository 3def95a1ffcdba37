import { contactMethodLabel, parseContactMethod } from '#shared/records/contactMethods.ts';
import { formatPhone, phoneLink } from '#shared/records/values.ts';
import styles from './ContactMethods.module.css';

interface WaysProps {
  readonly of: 'email' | 'phone' | 'address';
  readonly lines: readonly string[];
}

/** More email addresses and phone numbers with labels; a do-not-call number is not a link. */
export const ContactMethods = ({ of, lines }: WaysProps) => (
  <ul className={styles.list}>
    {lines.map((line) => {
      const way = parseContactMethod(line);
      return (
        <li key={line}>
          <span className={styles.kind}>{contactMethodLabel(way)}</span>{' '}
          {of === 'email' && <a href={`mailto:${encodeURI(way.value)}`}>{way.value}</a>}
          {of === 'phone' &&
            (way.isQuiet ? (
              formatPhone(way.value)
            ) : (
              <a href={phoneLink(way.value)}>{formatPhone(way.value)}</a>
            ))}
          {of === 'address' && way.value}
        </li>
      );
    })}
  </ul>
);
