import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { fieldOf } from '#shared/records/noun.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { ServerError } from '../../../../data/form/ServerError.tsx';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { SearchField } from '../../../../ui/form/SearchField.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { useFindRecordsInfiniteQuery } from '../../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../../workbench/data/row.ts';
import styles from '../Campaigns.module.css';
import { skipReasonLabel } from '../emailLabels.ts';
import own from './Sequences.module.css';
import { useEnrolContactsMutation } from './sequencesApi.ts';

const role = fieldOf(contact, 'role');
const ROLES = [
  ['', 'All roles'],
  ...(role?.type === 'choice'
    ? role.choices.map(({ value, label }) => [value, label] as const)
    : []),
] as const;

/** Maximum contacts per enrollment. */
const MOST = 100;

const detailOf = (row: RecordRow): string =>
  [getFieldValue(row, 'company'), getFieldValue(row, 'email')]
    .filter((said) => typeof said === 'string')
    .join(' · ');

/** Enrolls selected contacts; the server reports who was excluded, and why. */
export function EnrollContacts({ sequenceId }: { readonly sequenceId: string }) {
  const [searchText, setSearchText] = useState('');
  const [of, setOf] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [enrol, { data: said, error, isLoading }] = useEnrolContactsMutation();
  const query = useFindRecordsInfiniteQuery({
    noun: contact,
    words: searchText,
    filters: of === '' ? [] : [{ field: 'role', is: 'any_of', value: [of] }],
    sort: 'name',
  });
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const shown = rows.slice(0, MOST);
  const here = shown.filter(({ id }) => !chosen.includes(id)).map(({ id }) => id);
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));

  async function send() {
    if (isLoading || chosen.length === 0) return;
    const sent = await enrol({ sequenceId, contactIds: chosen });
    if (sent.error === undefined) setChosen([]);
  }
  const count = chosen.length;
  return (
    <section aria-label="Enroll" className={styles.part}>
      <h3>Enroll</h3>
      <div className={own.row}>
        <SearchField
          value={searchText}
          placeholder="Name, company, or email"
          onSearch={setSearchText}
        />
        <SelectField
          label="Role"
          options={ROLES}
          value={of}
          onChange={({ target }) => setOf(target.value)}
        />
      </div>
      <Form onSend={send} className={styles.form}>
        <Loaded answer={query} keepsLast waiting={<Skeleton height="8rem" />}>
          {() =>
            shown.length === 0 ? (
              <p className={styles.quiet}>No contacts found.</p>
            ) : (
              <fieldset className={own.choice}>
                <legend>Contacts</legend>
                {shown.map((row) => (
                  <Checkbox
                    key={row.id}
                    checked={chosen.includes(row.id)}
                    disabled={count >= MOST && !chosen.includes(row.id)}
                    onChange={({ currentTarget }) => choose(row.id, currentTarget.checked)}
                  >
                    {getRecordName(contact, row)}
                    <span className={styles.quiet}>{detailOf(row)}</span>
                  </Checkbox>
                ))}
              </fieldset>
            )
          }
        </Loaded>
        <ServerError error={error} title="Not enrolled" />
        {said && (
          <ul role="status" className={styles.lines}>
            {said.map(({ reason, contacts }) => (
              <li key={reason}>
                {reason === null
                  ? `${formatNumber(contacts)} enrolled`
                  : `${formatNumber(contacts)} excluded: ${skipReasonLabel(reason)}`}
              </li>
            ))}
          </ul>
        )}
        <div className={ui.wrap}>
          <Button type="submit" intent="primary" loading={isLoading} disabled={count === 0}>
            {count === 1 ? 'Enroll 1 contact' : `Enroll ${formatNumber(count)} contacts`}
          </Button>
          {here.length > 0 && (
            <Button onClick={() => setChosen([...chosen, ...here].slice(0, MOST))}>
              Select all listed
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}
