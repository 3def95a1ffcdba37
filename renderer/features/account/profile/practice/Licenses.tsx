import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { daysUntil } from '../../../../session/dashboard/dashboardPart.ts';
import { useDraftForm } from '../../../../session/persisted/useDraftForm.ts';
import { stateName, stateOptions } from '../../../../ui/directory/directoryPage.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { z } from '../../../../ui/form/schema.ts';
import { TextField } from '../../../../ui/form/TextField.tsx';
import { DateField } from '../../../../ui/form/TypedFields.tsx';
import { requiredLine } from '../../../../ui/form/textSchemas.ts';
import { FoldedCell } from '../../../../ui/table/FoldedCell.tsx';
import { FoldingTable } from '../../../../ui/table/FoldingTable.tsx';
import { TableHead } from '../../../../ui/table/TableHead.tsx';
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
          <TableHead columns={['State', 'Number', 'Expires', { hidden: 'Actions' }]} />
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

const licenseSchema = z.object({
  state: z.string().check(z.minLength(1, 'Choose a state.')),
  number: requiredLine(40, 'Enter the license number.'),
  expires: z.string(),
});

interface LicenseFormProps {
  readonly license: License | null;
  readonly onDone: () => void;
}

function LicenseForm({ license, onDone }: LicenseFormProps) {
  const [save] = useSaveLicenseMutation();
  const { field, handleSubmit, reset, finish, isSubmitting } = useDraftForm(
    `license:${license?.state ?? ''}`,
    licenseSchema,
    {
      state: license?.state ?? '',
      number: license?.number ?? '',
      expires: license?.expires_on ?? '',
    },
  );
  const send = handleSubmit(async ({ state, number, expires }) => {
    const { error } = await save({ state, number, expires_on: expires || null });
    if (error !== undefined) return;
    reset({ state: '', number: '', expires: '' });
    finish(onDone);
  });
  return (
    <Form onSend={send} className={styles.line} takesFocus={license !== null}>
      <SelectField
        label="State"
        options={[['', 'Choose a state'], ...stateOptions]}
        {...field('state')}
      />
      <TextField label="License number" {...field('number')} />
      <DateField
        label="Expires on"
        isOptional
        min="1990-01-01"
        max="2100-01-01"
        {...field('expires')}
      />
      <Button type="submit" loading={isSubmitting}>
        {license === null ? 'Add license' : 'Save license'}
      </Button>
    </Form>
  );
}
