import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { buildFormNoun, parseFormAnswers } from '#shared/clients/leads/formQuestions.ts';
import type { InputValue } from '#shared/records/inputValue.ts';
import type { Field } from '#shared/records/noun.ts';
import { recordToFormValues } from '#shared/records/schema.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { getFormShownAt } from '../../../ui/form/formShownAt.ts';
import ui from '../../../ui/theme/ui.module.css';
import { FieldControl } from '../../../workbench/form/FieldControl.tsx';
import { getSendAttempt, SupportFormFrame, WideField } from '../../account/support/index.ts';
import { type OpenForm, useSendFormMutation } from './leadsApi.ts';
import styles from './PublicForm.module.css';

interface PublicFormProps {
  readonly id: string;
  readonly form: OpenForm;
  readonly onSent: (thanks: string) => void;
}

const AGREES = 'agrees';

/** Browser autofill attributes. */
const FILLED_BY_BROWSER: Readonly<Record<string, { readonly autoComplete: string }>> = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email' },
  phone: { autoComplete: 'tel' },
  company: { autoComplete: 'organization' },
  city: { autoComplete: 'address-level2' },
};

/** A broker's public form; keeps its input until the server accepts it. */
export function PublicForm({ id, form, onSent }: PublicFormProps) {
  const noun = useMemo(() => buildFormNoun(form.questions), [form.questions]);
  const [values, setValues] = useState(() => recordToFormValues(noun));
  const [agrees, setAgrees] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [openedAt] = useState(getFormShownAt);
  const attempt = useRef<ReturnType<typeof getSendAttempt> | null>(null);
  const { register, getValues } = useForm({ defaultValues: { website: '' } });
  const [send, { error, isLoading }] = useSendFormMutation();
  const isTyped = Object.values(values).some(
    (value) => typeof value !== 'boolean' && value.length > 0,
  );
  useUnsavedWork(isTyped);

  async function submit() {
    const read = parseFormAnswers(noun, values);
    const wrong = {
      ...('errors' in read && read.errors),
      ...(form.consent !== null && !agrees && { [AGREES]: 'Check the box to agree.' }),
    };
    setErrors(wrong);
    if ('errors' in read || AGREES in wrong) return;
    const submission = { answers: read.answers, agrees };
    attempt.current = getSendAttempt(submission, attempt.current);
    const { data, error: sendError } = await send({
      ...submission,
      formId: id,
      requestId: attempt.current.requestId,
      website: getValues('website'),
      seconds: Math.round((Date.now() - openedAt) / 1000),
    });
    if (sendError === undefined) onSent(data ?? '');
  }
  return (
    <SupportFormFrame
      onSubmit={submit}
      website={register('website')}
      error={error}
      isSubmitting={isLoading}
      button="Send"
      isAnother={false}
    >
      {noun.fields.map((field) => (
        <Question
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          error={errors[field.name]}
          onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
        />
      ))}
      {form.consent !== null && (
        <WideField>
          <label className={styles.agree}>
            <input
              type="checkbox"
              checked={agrees}
              aria-invalid={AGREES in errors ? true : undefined}
              onChange={({ target }) => setAgrees(target.checked)}
            />
            <span>
              {form.consent}
              {errors[AGREES] !== undefined && <span className={ui.error}> {errors[AGREES]}</span>}
            </span>
          </label>
        </WideField>
      )}
    </SupportFormFrame>
  );
}

interface QuestionProps {
  readonly field: Field;
  readonly value: InputValue;
  readonly error: string | undefined;
  readonly onChange: (value: InputValue) => void;
}

function Question({ field, value, error, onChange }: QuestionProps) {
  const isWide = field.type === 'longText';
  const fieldElement = (
    <FormField label={field.label} error={error} isOptional={field.isRequired !== true}>
      {(control) => (
        <FieldControl
          field={field}
          control={{ ...control, ...FILLED_BY_BROWSER[field.name] }}
          value={value}
          onChange={onChange}
        />
      )}
    </FormField>
  );
  return isWide ? <WideField>{fieldElement}</WideField> : fieldElement;
}
