import { Button } from '@blueprintjs/core';
import { centsText, shareText } from '#shared/format/figures.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { findBreaches } from '#shared/investing/exposure.ts';
import { DIMENSIONS, type Dimension, type Portfolio } from '#shared/investing/portfolio.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import { line, numberText } from '../../../ui/form/textSchemas.ts';
import { FoldedCell } from '../../../ui/table/FoldedCell.tsx';
import { FoldingTable } from '../../../ui/table/FoldingTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Portfolio.module.css';
import { useDeleteLimitMutation, useSaveLimitMutation } from './portfolioApi.ts';

const schema = z.object({
  dimension: z.string(),
  member: line(160),
  most: numberText(0, 100, 'Enter a percentage from 0 to 100.'),
});

/** The most of the portfolio that may be in one state, with one operator, and so on. */
export function Limits({ portfolio }: { readonly portfolio: Portfolio }) {
  const [save] = useSaveLimitMutation();
  const [remove, removal] = useDeleteLimitMutation();
  const breaches = findBreaches(portfolio);
  const form = useSaveForm({
    schema,
    defaultValues: { dimension: 'state', member: '', most: '' },
    save: ({ dimension, member, most }, id) =>
      save({ id, dimension: dimension as Dimension, member: member === '' ? null : member, most }),
    clears: ['member', 'most'],
  });
  const dimension = DIMENSIONS[form.values.dimension as Dimension].toLowerCase();
  return (
    <div className={styles.section}>
      {portfolio.limits.length === 0 ? (
        <p className={ui.note}>No limits yet. Add the most you want in one state or operator.</p>
      ) : (
        <FoldingTable className={styles.table}>
          <caption hidden>Limits</caption>
          <TableHead columns={['Limit', { number: 'At most' }, 'Now', 'Action']} />
          <tbody>
            {portfolio.limits.map((limit) => {
              const over = breaches.filter((breach) => breach.limit.id === limit.id);
              const label = `${DIMENSIONS[limit.dimension]}: ${limit.member ?? 'each'}`;
              return (
                <tr key={limit.id}>
                  <th scope="row">{label}</th>
                  <FoldedCell label="At most" className={styles.number}>
                    <div>{formatWholePercent(limit.most_percent)}</div>
                  </FoldedCell>
                  <FoldedCell label="Now" className={over.length > 0 ? ui.warning : undefined}>
                    <div>
                      {over.length === 0
                        ? 'Within the limit'
                        : over
                            .map(
                              ({ member, share, excess }) =>
                                `${member} ${shareText(share)}, ${centsText(excess)} above`,
                            )
                            .join('; ')}
                    </div>
                  </FoldedCell>
                  <FoldedCell label="Action" className={styles.number}>
                    <div>
                      <Button
                        size="small"
                        variant="minimal"
                        aria-label={`Delete limit ${label}`}
                        disabled={removal.isLoading}
                        onClick={() => void remove(limit.id)}
                      >
                        Delete limit
                      </Button>
                    </div>
                  </FoldedCell>
                </tr>
              );
            })}
          </tbody>
        </FoldingTable>
      )}
      <SaveForm form={form} action="Add limit" aria-label="Add limit">
        <div className={`${styles.inputs} ${styles.top}`}>
          <SelectField
            label="Measured by"
            options={Object.entries(DIMENSIONS)}
            {...form.field('dimension')}
          />
          <TextField
            label="For"
            isOptional
            hint={`One ${dimension}, as exposure names it. Empty: each ${dimension}.`}
            {...form.field('member')}
          />
          <DecimalField label="At most, %" maxLength={6} {...form.field('most')} />
        </div>
      </SaveForm>
    </div>
  );
}
