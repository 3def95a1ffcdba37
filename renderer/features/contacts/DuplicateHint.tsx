import { fieldOf } from '#shared/records/noun.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { nameOf } from '#shared/records/row.ts';
import type { FormValues } from '#shared/records/schema.ts';
import { readValue } from '#shared/records/typed.ts';
import { useFindRecordsInfiniteQuery } from '../../core/records/recordsApi.ts';
import { Link } from '../../kit/link/Link.tsx';
import styles from './Contacts.module.css';

/** Says who has the e-mail address that is being typed. */
export function DuplicateHint({ values, ownId }: { values: FormValues; ownId: string | null }) {
  const email = emailIn(values);
  const { currentData } = useFindRecordsInfiniteQuery(
    { noun: contact, filters: [{ field: 'email', is: 'is', value: email ?? '' }] },
    { skip: email === null },
  );
  const found = currentData?.pages[0]?.rows.find(({ id }) => id !== ownId);
  return (
    <p role="status" className={styles.duplicate}>
      {email !== null && found !== undefined && (
        <>
          <Link to={`${contact.path}/${found.id}`}>{nameOf(contact, found)}</Link> has this e-mail
          address already.
        </>
      )}
    </p>
  );
}

function emailIn({ email }: FormValues): string | null {
  const field = fieldOf(contact, 'email');
  if (field === undefined || typeof email !== 'string' || email.trim() === '') return null;
  const reading = readValue(field, email);
  return 'value' in reading && typeof reading.value === 'string' ? reading.value : null;
}
