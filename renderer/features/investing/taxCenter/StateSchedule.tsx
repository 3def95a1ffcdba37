import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCents } from '#shared/format/money.ts';
import { parseAmount, toAmountText } from '#shared/investing/amounts.ts';
import { TAX_FORMS } from '#shared/investing/taxForms.ts';
import { getStateName, STATES } from '#shared/listings/states.ts';
import { sumCents } from '#shared/underwriting/cents.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import { parsedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Entity.module.css';
import { useRemoveStateLineMutation, useSaveStateLineMutation } from './taxApi.ts';
import type { StateLine } from './taxShapes.ts';
import type { TaxTabProps } from './taxTab.ts';

/** Income and withholding of a year by state; each total lists the forms it is from. */
export function StateSchedule({ entityId, year, center, picker }: TaxTabProps) {
  const [editing, setEditing] = useState<StateLine | 'new' | null>(null);
  const [remove] = useRemoveStateLineMutation();
  const { lines } = center;
  const states = [...new Set(lines.map(({ state }) => state))].sort();
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        {picker}
        <Button size="small" intent="primary" onClick={() => setEditing('new')}>
          Add state amount
        </Button>
        <span className={ui.end}>
          <SaveCsv
            name={`State schedule ${year}`}
            head={['State', 'Source', 'Income', 'Withheld']}
            rows={() =>
              lines.map((one) => [
                one.state,
                one.source,
                one.income_cents / 100,
                one.withheld_cents / 100,
              ])
            }
          />
        </span>
      </div>
      {lines.length === 0 ? (
        <EmptyState title={`No state amounts for ${year}`}>
          Copy income and withholding from each state K-1. Totals show where a return may be due.
        </EmptyState>
      ) : (
        <div className={ui.scroll}>
          <table className={styles.schedule} aria-label="State schedule">
            <TableHead
              columns={['State and source', { number: 'Income' }, { number: 'Withheld' }, 'Change']}
            />
            {states.map((state) => {
              const own = lines.filter((one) => one.state === state);
              return (
                <tbody key={state}>
                  <tr>
                    <th scope="rowgroup">
                      <strong>{getStateName(state)}</strong>
                    </th>
                    <td className={styles.number}>
                      <strong>{formatCents(sumCents(own.map((one) => one.income_cents)))}</strong>
                    </td>
                    <td className={styles.number}>
                      <strong>{formatCents(sumCents(own.map((one) => one.withheld_cents)))}</strong>
                    </td>
                    <td />
                  </tr>
                  {own.map((one) => (
                    <tr key={one.id}>
                      <th scope="row">{one.source}</th>
                      <td className={styles.number}>{formatCents(one.income_cents)}</td>
                      <td className={styles.number}>{formatCents(one.withheld_cents)}</td>
                      <td>
                        <span className={styles.changes}>
                          <Button
                            size="small"
                            variant="minimal"
                            aria-label={`Edit ${one.source}, ${one.state}`}
                            onClick={() => setEditing(one)}
                          >
                            Edit
                          </Button>
                          <Button
                            size="small"
                            variant="minimal"
                            aria-label={`Remove ${one.source}, ${one.state}`}
                            onClick={() => void remove(one.id)}
                          >
                            Remove
                          </Button>
                        </span>
                      </td>
                    </tr>
                  ))}
                </tbody>
              );
            })}
            <tfoot>
              <tr>
                <th scope="row">All states</th>
                <td className={styles.number}>
                  {formatCents(sumCents(lines.map((one) => one.income_cents)))}
                </td>
                <td className={styles.number}>
                  {formatCents(sumCents(lines.map((one) => one.withheld_cents)))}
                </td>
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {editing !== null && (
        <LineDialog
          entityId={entityId}
          year={year}
          documents={center.documents}
          line={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

const schema = z.object({
  state: z.string().check(z.minLength(1, 'Choose a state.')),
  source: requiredLine(160, 'Enter the partnership or fund.').check(
    z.minLength(2, 'Use at least 2 characters.'),
  ),
  income: parsedText(parseAmount, 'Enter an amount; a loss is negative.'),
  withheld: parsedText((typed) => {
    const cents = parseAmount(typed.trim() === '' ? '0' : typed);
    return cents !== undefined && cents >= 0 ? cents : undefined;
  }, 'Enter an amount, or leave it empty.'),
  document: z.string(),
});

interface LineDialogProps extends Pick<TaxTabProps, 'entityId' | 'year'> {
  readonly documents: TaxTabProps['center']['documents'];
  readonly line: StateLine | null;
  readonly onClose: () => void;
}

function LineDialog({ entityId, year, documents, line, onClose }: LineDialogProps) {
  const [save] = useSaveStateLineMutation();
  const form = useSaveForm({
    schema,
    defaultValues: {
      state: line?.state ?? '',
      source: line?.source ?? '',
      income: toAmountText(line?.income_cents ?? null),
      withheld: toAmountText(line?.withheld_cents ?? null),
      document: line?.document_id ?? '',
    },
    save: ({ state, source, income, withheld, document }, id) =>
      save({
        id: line?.id ?? id,
        entityId,
        version: line?.version ?? 0,
        values: {
          year,
          state,
          source,
          income_cents: income,
          withheld_cents: withheld,
          document_id: document || null,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={line === null ? `Add state amount for ${year}` : 'Edit state amount'}
      action="Save state amount"
      onCancel={onClose}
    >
      <SelectField
        label="State"
        options={[['', 'Choose'], ...Object.entries(STATES)]}
        {...form.field('state')}
      />
      <TextField label="Source" {...form.field('source')} />
      <DecimalField label="Income" {...form.field('income')} />
      <DecimalField label="Withheld" isOptional {...form.field('withheld')} />
      <SelectField
        label="Form"
        isOptional
        options={[
          ['', 'None'],
          ...documents.map(
            (one) =>
              [
                one.id,
                `${TAX_FORMS.find(({ value }) => value === one.form)?.label ?? one.form}, ${one.issuer}`,
              ] as const,
          ),
        ]}
        {...form.field('document')}
      />
    </SaveDialog>
  );
}
