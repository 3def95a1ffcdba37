import { contactMethodLabel, parseContactMethod } from '#shared/records/contactMethods.ts';
import { formatPhone, phoneLink } from '#shared/records/values.ts';
import ui from '../../ui/theme/ui.module.css';
import styles from './ContactMethods.module.css';

interface ContactMethodsProps {
  readonly of: 'email' | 'phone' | 'address';
  readonly lines: readonly string[];
}

/** More email addresses and phone numbers with labels; a do-not-call number is not a link. */
export const ContactMethods = ({ of, lines }: ContactMethodsProps) => (
  <ul className={styles.list}>
    {lines.map((line) => {
      const method = parseContactMethod(line);
      return (
        <li key={line}>
          <span className={ui.caption}>{contactMethodLabel(method)}</span>{' '}
          {of === 'email' && <a href={`mailto:${encodeURI(method.value)}`}>{method.value}</a>}
          {of === 'phone' &&
            (method.isQuiet ? (
              formatPhone(method.value)
            ) : (
              <a href={phoneLink(method.value)}>{formatPhone(method.value)}</a>
            ))}
          {of === 'address' && method.value}
        </li>
      );
    })}
  </ul>
);
