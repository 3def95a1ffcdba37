import { parseContactMethod } from '#shared/records/contactMethods.ts';
import { parseFieldValue } from '#shared/records/inputValue.ts';
import { fieldOf } from '#shared/records/noun.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import type { FormValues } from '#shared/records/schema.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { useFindRecordsInfiniteQuery } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import styles from './Contacts.module.css';

/** Names the contact that already has the typed email. */
export function DuplicateHint({ values, ownId }: { values: FormValues; ownId: string | null }) {
  const email = emailIn(values);
  const { currentData } = useFindRecordsInfiniteQuery(
    { noun: contact, words: email ?? '' },
    { skip: email === null },
  );
  const found = currentData?.pages[0]?.rows.find(
    (row) => row.id !== ownId && email !== null && addressesOf(row).includes(email),
  );
  return (
    <p role="status" className={styles.duplicate}>
      {email !== null && found !== undefined && (
        <>
          <Link to={`${contact.path}/${found.id}`}>{getRecordName(contact, found)}</Link> already
          has this email.
        </>
      )}
    </p>
  );
}

/** All email addresses, primary and others, lowercase. */
function addressesOf(row: RecordRow): readonly string[] {
  const others = getFieldValue(row, 'more_emails');
  const all = [getFieldValue(row, 'email'), ...(Array.isArray(others) ? others : [])];
  return all.flatMap((line) =>
    typeof line === 'string' ? [parseContactMethod(line).value.toLowerCase()] : [],
  );
}

function emailIn({ email }: FormValues): string | null {
  const field = fieldOf(contact, 'email');
  if (field === undefined || typeof email !== 'string' || email.trim() === '') return null;
  const reading = parseFieldValue(field, email);
  return 'value' in reading && typeof reading.value === 'string' ? reading.value : null;
}
