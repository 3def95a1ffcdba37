import type { Assumptions } from '#shared/underwriting/assumptions.ts';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { PARTS } from './assumptionFields.ts';
import { getAt } from './assumptionPaths.ts';
import { type AssumptionField, toFieldText } from './fieldValues.ts';
import styles from './Model.module.css';

/** Returns a value as it reads in the form. */
function valueText({ kind, choices }: AssumptionField, value: unknown): string {
  const typed = toFieldText(kind, value);
  return choices?.find((choice) => choice.value === typed)?.label ?? typed;
}

/** All assumptions, read-only. */
export const AssumptionList = ({ assumptions }: { readonly assumptions: Assumptions }) => (
  <div className={styles.capital}>
    {PARTS.map((part) => {
      if (!('one' in part)) {
        return (
          <section key={part.title} className={ui.stack8}>
            <h2>{part.title}</h2>
            <RuledTable className={styles.money}>
              <tbody>
                {part.fields.map((field) => (
                  <tr key={field.key}>
                    <th scope="row">{field.label}</th>
                    <td>{valueText(field, getAt(assumptions, field.key.split('.')))}</td>
                  </tr>
                ))}
              </tbody>
            </RuledTable>
          </section>
        );
      }
      const rows = getAt(assumptions, part.key.split('.'));
      if (!Array.isArray(rows) || rows.length === 0) return null;
      return (
        <section key={part.title} className={`${ui.stack8} ${styles.whole}`}>
          <h2>{part.title}</h2>
          <ScrollTable columns={part.fields.map(({ label }) => label)} className={styles.years}>
            {rows.map((row: unknown, at) => (
              <tr key={`${part.key} ${String(getAt(row, ['id']) ?? at)}`}>
                {part.fields.map((field, place) => {
                  const shown = valueText(field, getAt(row, [field.key]));
                  return place === 0 ? (
                    <th key={field.key} scope="row">
                      {shown}
                    </th>
                  ) : (
                    <td key={field.key}>{shown}</td>
                  );
                })}
              </tr>
            ))}
          </ScrollTable>
        </section>
      );
    })}
  </div>
);
