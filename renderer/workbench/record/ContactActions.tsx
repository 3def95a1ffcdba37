import { Envelope, Phone } from '@blueprintjs/icons';
import { getFieldValue } from '#shared/records/row.ts';
import { phoneLink } from '#shared/records/values.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import ui from '../../ui/theme/ui.module.css';
import type { RecordRow } from '../data/row.ts';
import styles from './ContactActions.module.css';

/** Call and email buttons; hidden for contacts marked do not contact. */
export function ContactActions({ row }: { readonly row: RecordRow }) {
  const phone = getFieldValue(row, 'phone');
  const email = getFieldValue(row, 'email');
  if (getFieldValue(row, 'do_not_contact') === true) {
    return <span className={ui.warning}>Do not contact</span>;
  }
  return (
    <span className={styles.reach}>
      {typeof phone === 'string' && getFieldValue(row, 'no_calls') !== true && (
        <a className={buttonClass({ variant: 'minimal' })} href={phoneLink(phone)}>
          <Phone aria-hidden /> Call
        </a>
      )}
      {typeof email === 'string' && (
        <a className={buttonClass({ variant: 'minimal' })} href={`mailto:${encodeURI(email)}`}>
          <Envelope aria-hidden /> Email
        </a>
      )}
    </span>
  );
}
