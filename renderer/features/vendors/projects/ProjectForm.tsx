import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { usePersistedForm } from '../../../session/persisted/usePersistedForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DateField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { TradeAndState } from '../directory/index.ts';
import { ProjectFacts } from './ProjectFacts.tsx';
import styles from './Projects.module.css';
import {
  getProjectFormValues,
  type ProjectDefaults,
  type ProjectInput,
  projectSchema,
  toProjectTerms,
} from './projectForm.ts';
import type { Project } from './projects.ts';
import { useLazyProjectQuery, useSaveProjectMutation } from './projectsApi.ts';
import { currentServerDay } from './requests.ts';

/** Saved with the draft text: its project, and the version read before editing. */
interface PersistedProject extends ProjectInput {
  readonly id: string;
  readonly n: number | null;
}

interface ProjectFormProps {
  readonly userId: string;
  /** The project being edited; null for a new one. */
  readonly project: Project | null;
  readonly hints?: ProjectDefaults;
  /** Submit button label. */
  readonly button: string;
  readonly onDone: (id: string) => void;
  readonly onCancel: () => void;
}

const NO_HINTS: ProjectDefaults = { category: '', state: '' };

/** Stays open with all input until the server accepts it. */
export function ProjectForm(props: ProjectFormProps) {
  const { userId, project, hints = NO_HINTS, button, onDone, onCancel } = props;
  const { before, keep, forget } = usePersistedForm<PersistedProject>(
    userId,
    `project ${project?.id ?? ''}`,
  );
  // Stable for one draft, so that sending it twice creates one project.
  const [id] = useState(() => project?.id ?? before.id ?? crypto.randomUUID());
  const [n, setN] = useState(before.n ?? project?.n ?? null);
  const [now, setNow] = useState<Project | null>(null);
  const [save, { error: saveError }] = useSaveProjectMutation();
  const [read] = useLazyProjectQuery();
  const { id: _id, n: _n, ...typedBefore } = before;
  const initialValues = getProjectFormValues(project, hints);
  const form = useSchemaForm(projectSchema, {
    ...initialValues,
    ...typedBefore,
    category: typedBefore.category || initialValues.category,
    state: typedBefore.state || initialValues.state,
  });
  const { field, register, control, handleSubmit, setError, isSubmitting, isDirty } = form;
  const typed = useWatch({ control });
  const isChanged = isDirty || Object.keys(typedBefore).length > 0;
  useUnsavedWork(isChanged);
  useEffect(() => {
    if (isChanged) keep({ ...typed, id, n });
  }, [isChanged, keep, typed, id, n]);

  const send = handleSubmit(async (values) => {
    const { error } = await save(toProjectTerms(id, n, values));
    if (error === undefined) {
      forget();
      onDone(id);
    } else if (isDataError(error) && error.code === 'HXPJC') {
      const { data } = await read(id);
      setNow(data ?? null);
      if (data) setN(data.n);
    } else if (isDataError(error) && error.code === 'HXPJD') {
      setError('answersBy', { message: dataErrorMessage(error) });
    }
  });

  return (
    <Form onSend={send} className={styles.form} aria-label={button}>
      <div className={styles.wide}>
        <TextField
          label="Scope of work"
          maxLength={120}
          placeholder="Repaint two wings"
          autoComplete="off"
          {...field('title')}
        />
      </div>
      <TradeAndState field={field} />
      <div className={styles.wide}>
        <TextField
          label="City or community"
          isOptional
          maxLength={120}
          hint="Vendors see it. Leave it out if it would identify the community."
          {...field('place')}
        />
      </div>
      <div className={styles.wide}>
        <TextAreaField
          label="Description"
          rows={7}
          hint="What affects the price: size, condition, whether residents stay during the work."
          {...field('details')}
        />
      </div>
      <DateField label="Begin" isOptional {...field('beginsOn')} />
      <DateField
        label="Quotes due"
        isOptional
        min={currentServerDay()}
        hint="Last day for quotes."
        {...field('answersBy')}
      />
      <WholeNumberField
        label="Minimum budget ($)"
        isOptional
        autoComplete="off"
        {...field('budgetFrom')}
      />
      <WholeNumberField
        label="Maximum budget ($)"
        isOptional
        autoComplete="off"
        hint="Visible to the vendors you ask."
        {...field('budgetTo')}
      />
      <div className={styles.wide}>
        <Checkbox {...register('isNamed')}>
          Show my name to all vendors I ask. Otherwise only the vendor I choose sees it.
        </Checkbox>
      </div>
      <div className={styles.wide}>
        {!(isDataError(saveError) && saveError.code === 'HXPJD') && (
          <ServerError title="Not saved" error={saveError} />
        )}
      </div>
      {now !== null && (
        <section className={styles.now} aria-label="Current version of the project">
          <p className={styles.nowTitle}>{now.title}</p>
          <ProjectFacts wording={now} />
        </section>
      )}
      <div className={`${styles.acts} ${styles.wide}`}>
        <Button type="submit" intent="primary" loading={isSubmitting}>
          {button}
        </Button>
        <Button
          variant="minimal"
          disabled={isSubmitting}
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          Cancel
        </Button>
      </div>
    </Form>
  );
}
