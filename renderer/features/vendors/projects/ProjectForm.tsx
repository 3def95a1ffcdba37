import { Button } from '@blueprintjs/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { VENDOR_CATEGORIES } from '#shared/vendors/vendors.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { usePersistedForm } from '../../../session/persisted/usePersistedForm.ts';
import { stateOptions } from '../../../ui/directory/directoryPage.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import styles from './Projects.module.css';
import {
  getProjectFormValues,
  type ProjectDefaults,
  type ProjectInput,
  type ProjectTyped,
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
  const { register, control, handleSubmit, formState, setError } = useForm<
    ProjectInput,
    unknown,
    ProjectTyped
  >({
    resolver: zodResolver(projectSchema),
    defaultValues: {
      ...initialValues,
      ...typedBefore,
      category: typedBefore.category || initialValues.category,
      state: typedBefore.state || initialValues.state,
    },
  });
  const { errors, isSubmitting, isDirty } = formState;
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
          error={errors.title?.message}
          {...register('title')}
        />
      </div>
      <SelectField
        label="Trade"
        options={[['', 'Choose a trade'], ...Object.entries(VENDOR_CATEGORIES)]}
        error={errors.category?.message}
        {...register('category')}
      />
      <SelectField
        label="State"
        options={[['', 'Choose a state'], ...stateOptions]}
        error={errors.state?.message}
        {...register('state')}
      />
      <div className={styles.wide}>
        <TextField
          label="City or community"
          isOptional
          maxLength={120}
          hint="Vendors see it. Leave it out if it would identify the community."
          error={errors.place?.message}
          {...register('place')}
        />
      </div>
      <div className={styles.wide}>
        <TextAreaField
          label="Description"
          rows={7}
          hint="What affects the price: size, condition, whether residents stay during the work."
          error={errors.details?.message}
          {...register('details')}
        />
      </div>
      <TextField
        label="Begin"
        type="date"
        isOptional
        error={errors.beginsOn?.message}
        {...register('beginsOn')}
      />
      <TextField
        label="Quotes due"
        type="date"
        isOptional
        min={currentServerDay()}
        hint="Last day for quotes."
        error={errors.answersBy?.message}
        {...register('answersBy')}
      />
      <TextField
        label="Minimum budget ($)"
        inputMode="numeric"
        isOptional
        autoComplete="off"
        error={errors.budgetFrom?.message}
        {...register('budgetFrom')}
      />
      <TextField
        label="Maximum budget ($)"
        inputMode="numeric"
        isOptional
        autoComplete="off"
        hint="Visible to the vendors you ask."
        error={errors.budgetTo?.message}
        {...register('budgetTo')}
      />
      <div className={styles.wide}>
        <Checkbox {...register('isNamed')}>
          Show my name to all vendors I ask. Otherwise only the vendor I choose sees it.
        </Checkbox>
      </div>
      <div className={styles.wide}>
        <FormError
          notice={
            isDataError(saveError) && saveError.code !== 'HXPJD'
              ? { title: 'Not saved', description: dataErrorMessage(saveError) }
              : null
          }
        />
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
