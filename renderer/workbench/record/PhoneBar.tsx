import { Edit, Phone, Tick } from '@blueprintjs/icons';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { fieldOf, type Noun } from '#shared/records/noun.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { phoneLink } from '#shared/records/values.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { nounByTable } from '../data/nounByTable.ts';
import { useReadRecordQuery } from '../data/recordsApi.ts';
import type { RecordRow } from '../data/row.ts';
import styles from './PhoneBar.module.css';

interface PhoneBarProps {
  readonly noun: Noun;
  readonly row: RecordRow;
  readonly place: 'panel' | 'page';
  readonly root: RefObject<HTMLElement | null>;
  readonly onOpen: (tab: 'overview' | 'activity') => void;
}

/** True for nouns with a phone number or a next step. */
export const hasPhoneBar = (noun: Noun): boolean =>
  fieldOf(noun, 'phone') !== undefined || fieldOf(noun, 'next_step') !== undefined;

/** Phone action bar within thumb reach: call, note, next step. */
export function PhoneBar({ noun, row, place, root, onOpen }: PhoneBarProps) {
  const person = usePerson(noun, row);
  const phone = person === null ? null : getFieldValue(person, 'phone');
  const hasStep = fieldOf(noun, 'next_step') !== undefined;
  /** Must run inside the tap: phones show no keyboard for a later focus. */
  function goTo(tab: 'overview' | 'activity', target: string) {
    flushSync(() => onOpen(tab));
    const found = root.current?.querySelector<HTMLElement>(`[role="tabpanel"] ${target}`);
    found?.scrollIntoView({ block: 'center' });
    found?.focus();
    if (found instanceof HTMLButtonElement) found.click();
  }
  return (
    <div className={styles.bar} data-place={place}>
      {typeof phone === 'string' &&
        person !== null &&
        getFieldValue(person, 'do_not_contact') !== true &&
        getFieldValue(person, 'no_calls') !== true && (
          <a className={buttonClass({})} href={phoneLink(phone)}>
            <Phone aria-hidden /> Call
          </a>
        )}
      <button
        type="button"
        className={buttonClass({})}
        onClick={() => goTo('activity', 'textarea')}
      >
        <Edit aria-hidden /> Note
      </button>
      <button
        type="button"
        className={buttonClass({})}
        onClick={() =>
          goTo('overview', hasStep ? '[data-fact="next_step"] dd > button' : '[data-new-task]')
        }
      >
        <Tick aria-hidden /> Next step
      </button>
    </div>
  );
}

/** The person to call: the record itself or its client. */
function usePerson(noun: Noun, row: RecordRow): RecordRow | null {
  const own = fieldOf(noun, 'phone') !== undefined;
  const about = getFieldValue(row, 'contact_id');
  const contacts = nounByTable('contacts');
  const { data } = useReadRecordQuery(
    { noun: contacts ?? noun, id: String(about) },
    { skip: own || typeof about !== 'string' || contacts === null },
  );
  return own ? row : (data ?? null);
}
