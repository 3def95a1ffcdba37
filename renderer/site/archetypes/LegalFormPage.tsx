import { useMemo, useState } from 'react';
import type { BlankField, LegalForm } from '../../content/legal/legalPage.ts';
import { BlanksContext } from '../blocks/Prose.tsx';
import field from './Field.module.css';
import styles from './LegalFormPage.module.css';
import { LegalPage } from './LegalPage.tsx';

interface LegalFormPageProps {
  readonly page: LegalForm;
}

/** A form document with blanks. Input stays on the page. */
export function LegalFormPage({ page }: LegalFormPageProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const blanks = useMemo(
    () =>
      Object.fromEntries(
        page.fields.map(({ id, label, usual = '' }) => [
          id,
          { label, value: values[id]?.trim() || usual },
        ]),
      ),
    [page, values],
  );
  return (
    <BlanksContext value={blanks}>
      <LegalPage page={page}>
        <details className={`${styles.form} ${field.needsScript} screen-only`}>
          <summary>Fill in the blanks</summary>
          <p>Your entries appear in the text as you type. They aren't stored or sent.</p>
          <div className={styles.fields}>
            {page.fields.map((blank) => (
              <BlankInput
                key={blank.id}
                blank={blank}
                value={values[blank.id] ?? ''}
                onWrite={(value) => setValues((known) => ({ ...known, [blank.id]: value }))}
              />
            ))}
          </div>
        </details>
      </LegalPage>
    </BlanksContext>
  );
}

interface BlankInputProps {
  readonly blank: BlankField;
  readonly value: string;
  readonly onWrite: (value: string) => void;
}

function BlankInput({ blank, value, onWrite }: BlankInputProps) {
  const { id, label, hint, kind, usual } = blank;
  return (
    <label className={field.field}>
      <span>{label}</span>
      <input
        name={id}
        value={value}
        placeholder={usual}
        inputMode={kind === 'months' ? 'numeric' : undefined}
        autoComplete="off"
        onChange={(event) => onWrite(event.target.value)}
      />
      <small>{hint}</small>
    </label>
  );
}
