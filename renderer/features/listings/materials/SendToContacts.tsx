import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useFindRecordsInfiniteQuery } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import styles from './Materials.module.css';
import { useSendMaterialToMutation } from './materialsApi.ts';

interface SendToContactsProps {
  readonly material: string;
  readonly onClose: () => void;
}

/** Maximum recipients per send. */
const MOST = 25;

const REASONS: Readonly<Record<string, string>> = {
  no_address: 'no email address',
  do_not_contact: 'marked Do not contact',
  no_consent: 'declined emails',
  unsubscribed: 'unsubscribed',
  bounced: 'emails to them bounce',
  had_it: 'already had this version',
  removed: 'contact removed',
};

/** Reason a contact can't be selected; the server checks the rest. */
function reasonAgainst(row: RecordRow): string | undefined {
  if (typeof getFieldValue(row, 'email') !== 'string') return REASONS.no_address;
  if (getFieldValue(row, 'do_not_contact') === true) return REASONS.do_not_contact;
  return getFieldValue(row, 'consent') === 'refused' ? REASONS.no_consent : undefined;
}

/** Sends the teaser to selected contacts, using their names and emails from the server. */
export function SendToContacts({ material, onClose }: SendToContactsProps) {
  const [searchText, setSearchText] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const [send, { data: said, error, isLoading }] = useSendMaterialToMutation();
  useUnsavedWork(chosen.length > 0 || note.trim() !== '');
  const query = useFindRecordsInfiniteQuery({
    noun: contact,
    words: searchText,
    filters: [],
    sort: 'name',
  });
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const count = chosen.length;
  async function submit() {
    if (isLoading || count === 0) return;
    const sent = await send({ material, contacts: chosen, note: note.trim() });
    if (sent.error === undefined) setChosen([]);
  }
  return (
    <>
      <SearchField
        value={searchText}
        placeholder="Name, company, or email"
        onSearch={setSearchText}
      />
      <Form onSend={submit} aria-label="Send to contacts" className={styles.form}>
        <Loaded answer={query} keepsLast waiting={<Skeleton height="8rem" />}>
          {() =>
            rows.length === 0 ? (
              <p className={ui.note}>
                {searchText === '' ? 'No contacts yet.' : 'No contacts found.'}
              </p>
            ) : (
              <fieldset className={styles.choice}>
                <legend>Contacts</legend>
                {rows.slice(0, 100).map((row) => {
                  const against = reasonAgainst(row);
                  const isChosen = chosen.includes(row.id);
                  return (
                    <Checkbox
                      key={row.id}
                      checked={isChosen}
                      disabled={against !== undefined || (count >= MOST && !isChosen)}
                      onChange={({ currentTarget: { checked } }) =>
                        setChosen(
                          checked ? [...chosen, row.id] : chosen.filter((id) => id !== row.id),
                        )
                      }
                    >
                      {getRecordName(contact, row)}{' '}
                      <span className={styles.detail}>{against ?? detailOf(row)}</span>
                    </Checkbox>
                  );
                })}
              </fieldset>
            )
          }
        </Loaded>
        <TextAreaField
          label="Personal note"
          isOptional
          rows={2}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <ServerError error={error} />
        {said !== undefined && (
          <ul role="status" className={styles.said}>
            {said.map(({ reason, contacts }) => (
              <li key={reason}>
                {reason === null
                  ? `Sent to ${formatNumber(contacts)}`
                  : `${formatNumber(contacts)} skipped: ${REASONS[reason] ?? reason}`}
              </li>
            ))}
          </ul>
        )}
        <div className={`${ui.wrap} ${styles.acts}`}>
          <Button type="submit" intent="primary" loading={isLoading} disabled={count === 0}>
            {getSendLabel(count)}
          </Button>
          <Button variant="minimal" onClick={onClose}>
            {said === undefined ? 'Cancel' : 'Done'}
          </Button>
        </div>
      </Form>
    </>
  );
}

const getSendLabel = (count: number): string => {
  if (count === 0) return 'Send to contacts';
  return count === 1 ? 'Send to 1 contact' : `Send to ${formatNumber(count)} contacts`;
};

const detailOf = (row: RecordRow): string =>
  [getFieldValue(row, 'company'), getFieldValue(row, 'email')]
    .filter((said) => typeof said === 'string')
    .join(' · ');
