import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { daysUntil } from '../../../../session/dashboard/dashboardPart.ts';
import { usePersistedText } from '../../../../session/persisted/usePersistedText.ts';
import { stateName, stateOptions } from '../../../../ui/directory/directoryPage.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { TextField } from '../../../../ui/form/TextField.tsx';
import {
  isPlainLine,
  PLAIN_LINE_MESSAGE,
  tooLongMessage,
} from '../../../../ui/form/textSchemas.ts';
import { FoldedCell } from '../../../../ui/table/FoldedCell.tsx';
import { FoldingTable } from '../../../../ui/table/FoldingTable.tsx';
import styles from '../Profile.module.css';
import { type License, useRemoveLicenseMutation, useSaveLicenseMutation } from '../profileApi.ts';

const WARNED_DAYS = 60;

/** Licenses by state with expiration dates; edited by entering them again. */
export function Licenses({ licenses }: { readonly licenses: readonly License[] }) {
  const [edited, setEdited] = useState<License | null>(null);
  const [remove, { isLoading }] = useRemoveLicenseMutation();
  return (
    <section aria-labelledby="licenses-title">
      <header className={styles.sectionHeader}>
        <h2 id="licenses-title">Licenses by state</h2>
      </header>
      {licenses.length > 0 && (
        <FoldingTable className={styles.table}>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">Number</th>
              <th scope="col">Expires</th>
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {licenses.map((license) => (
              <tr key={license.state}>
                <th scope="row">{stateName(license.state)}</th>
                <FoldedCell label="Number">{license.number}</FoldedCell>
                <FoldedCell label="Expires">
                  <Expiry day={license.expires_on} />
                </FoldedCell>
                <td>
                  <Button size="small" variant="minimal" onClick={() => setEdited(license)}>
                    Edit<span className="visually-hidden"> {stateName(license.state)}</span>
                  </Button>
                  <Button
                    size="small"
                    variant="minimal"
                    disabled={isLoading}
                    onClick={() => void remove(license.state)}
                  >
                    Remove<span className="visually-hidden"> {stateName(license.state)}</span>
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </FoldingTable>
      )}
      <LicenseForm key={edited?.state ?? ''} license={edited} onDone={() => setEdited(null)} />
    </section>
  );
}

function Expiry({ day }: { readonly day: string | null }) {
  if (day === null) return 'Not provided';
  const days = daysUntil(`${day}T23:59:59`, new Date());
  const formatted = formatDay(`${day}T12:00:00`);
  if (days < 0) return <Tag minimal intent="danger">{`Expired ${formatted}`}</Tag>;
  return days <= WARNED_DAYS ? (
    <Tag minimal intent="warning">{`Until ${formatted}`}</Tag>
  ) : (
    formatted
  );
}

interface LicenseFormProps {
  readonly license: License | null;
  readonly onDone: () => void;
}

function LicenseForm({ license, onDone }: LicenseFormProps) {
  const [save, { isLoading }] = useSaveLicenseMutation();
  const [{ state, number, expires }, type, resetForm] = usePersistedText(
    `license:${license?.state ?? ''}`,
    {
      state: license?.state ?? '',
      number: license?.number ?? '',
      expires: license?.expires_on ?? '',
    },
  );
  const [isSubmitted, setSubmitted] = useState(false);
  const noState = isSubmitted && state === '' ? 'Choose a state.' : undefined;
  const wrongNumber = isSubmitted ? problemOf(number) : undefined;

  async function send() {
    setSubmitted(true);
    if (state === '' || problemOf(number) !== undefined) return;
    const { error } = await save({ state, number: number.trim(), expires_on: expires || null });
    if (error !== undefined) return;
    resetForm({ state: '', number: '', expires: '' });
    setSubmitted(false);
    onDone();
  }
  return (
    <Form onSend={send} className={styles.line} takesFocus={license !== null}>
      <SelectField
        label="State"
        options={[['', 'Choose a state'], ...stateOptions]}
        value={state}
        error={noState}
        onChange={({ target }) => type({ state: target.value })}
      />
      <TextField
        label="License number"
        value={number}
        error={wrongNumber}
        onChange={({ target }) => type({ number: target.value })}
      />
      <TextField
        label="Expires on"
        type="date"
        isOptional
        value={expires}
        min="1990-01-01"
        max="2100-01-01"
        onChange={({ target }) => type({ expires: target.value })}
      />
      <Button type="submit" loading={isLoading}>
        {license === null ? 'Add license' : 'Save license'}
      </Button>
    </Form>
  );
}

function problemOf(number: string): string | undefined {
  const typed = number.trim();
  if (typed === '') return 'Enter the license number.';
  if (typed.length > 40) return tooLongMessage(40);
  return isPlainLine(typed) ? undefined : PLAIN_LINE_MESSAGE;
}
