import type { FigureWarning } from '#shared/listings/figure-warnings.ts';
import { MoneyField } from '../../../ui/form/MoneyInput.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { Grid } from '../../../workbench/grid/Grid.tsx';
import { formatGridText } from '../../../workbench/grid/gridRows.ts';
import { DETAIL_GRIDS, readDetailRows } from './detailGrids.ts';
import {
  type Field,
  type FieldName,
  type FormValues,
  fieldsOf,
  getFieldProblem,
  type Step,
} from './listingForm.ts';
import type { FieldComments } from './listingReturn.ts';
import styles from './SubmitListing.module.css';

interface FormStepProps {
  readonly step: Step;
  readonly values: FormValues;
  readonly doubts: readonly FigureWarning[];
  /** The broker of record's comments by field. */
  readonly comments: FieldComments;
  /** True if missing fields are shown as well as invalid ones. */
  readonly asksForAll: boolean;
  readonly onChange: (name: FieldName, typed: string) => void;
}

export function FormStep(props: FormStepProps) {
  const { step, values, doubts, comments, asksForAll, onChange } = props;
  return (
    <div className={styles.fields}>
      {fieldsOf(step, values.property_type).map((field) => {
        const problem = getFieldProblem(field, values);
        const shouldShowError = asksForAll || values[field.name].trim() !== '';
        return (
          <div key={field.name} className={field.kind === 'long' ? styles.wide : undefined}>
            <Control
              field={field}
              typed={values[field.name]}
              error={shouldShowError ? problem : undefined}
              onChange={(typed) => onChange(field.name, typed)}
            />
            {comments[field.name] !== undefined && (
              <p className={styles.comment}>
                <strong>Broker of record:</strong> {comments[field.name]}
              </p>
            )}
            {doubts
              .filter(({ at }) => at === field.figure)
              .map(({ sentence }) => (
                <p key={sentence} role="status" className={styles.doubt}>
                  {sentence}
                </p>
              ))}
          </div>
        );
      })}
    </div>
  );
}

interface ControlProps {
  readonly field: Field;
  readonly typed: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

function Control({ field, typed, error, onChange }: ControlProps) {
  const { kind, label, hint, choices = [], required } = field;
  const fieldProps = { label, hint, error, isOptional: required !== true && kind !== 'flag' };
  if (kind === 'choice') {
    return (
      <SelectField
        {...fieldProps}
        options={choices}
        value={typed}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (kind === 'flag') {
    return (
      <label className={styles.flag}>
        <input
          type="checkbox"
          checked={typed === 'yes'}
          onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
        />
        <span>
          <strong>{label}</strong>
          <span className={`${ui.note} ${styles.hint}`}>{hint}</span>
        </span>
      </label>
    );
  }
  const grid = DETAIL_GRIDS[field.name];
  if (grid !== undefined) {
    return (
      <Grid
        label={label}
        hint={hint}
        error={error}
        columns={grid.columns}
        addLabel={grid.addLabel}
        rows={readDetailRows(typed)}
        onChange={(rows) => onChange(formatGridText(rows))}
      />
    );
  }
  if (kind === 'long') {
    return (
      <TextAreaField
        {...fieldProps}
        rows={field.name === 'description' ? 10 : 6}
        value={typed}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (kind === 'money') {
    return (
      <MoneyField
        {...fieldProps}
        value={typed}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <TextField
      {...fieldProps}
      inputMode={kind === 'text' ? 'text' : 'decimal'}
      autoComplete="off"
      value={typed}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
