import { Button } from '@blueprintjs/core';
import { type ReactNode, useId, useState } from 'react';
import type { Field, Noun } from '#shared/records/noun.ts';
import type { Changes } from '#shared/records/row.ts';
import {
  editableFields,
  type FormValues,
  mainFields,
  newRecordFields,
} from '#shared/records/schema.ts';
import { dataErrorMessage, type Notice } from '#shared/texts/messages.ts';
import { recordNotices } from '#shared/texts/records.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { useUnsavedWork } from '../../host/useUnsavedWork.ts';
import { useAuth } from '../../session/auth/index.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import ui from '../../ui/theme/ui.module.css';
import { useListRecordPeopleQuery, useRecordTags } from '../data/attachmentsApi.ts';
import type { RecordRow } from '../data/row.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FieldControl } from './FieldControl.tsx';
import styles from './Form.module.css';
import { type RecordFormState, useRecordForm } from './useRecordForm.ts';

interface RecordFormProps {
  readonly noun: Noun;
  /** Omitted for a new record. */
  readonly row: RecordRow | null;
  /** Initial values of a new record. */
  readonly begin?: FormValues;
  /** Values of a new record that the form doesn't show, such as its parent. */
  readonly fixed?: Changes | undefined;
  readonly place?: 'page' | 'panel';
  /** Hint above the buttons about the entered values, such as a possible duplicate. */
  readonly hint?: ((values: FormValues) => ReactNode) | undefined;
  readonly onSaved: (row: RecordRow) => void;
  readonly onCancel: () => void;
}

/** A record's form: all fields in the groups of its noun, or for a new record the first ones and "More fields". */
export function RecordForm(props: RecordFormProps) {
  const { session } = useAuth();
  return session === null ? null : <OwnForm {...props} userId={session.userId} />;
}

/** Long text and lists use the full width. */
const isWide = ({ type }: Field): boolean =>
  type === 'longText' ||
  type === 'tags' ||
  type === 'usStates' ||
  type === 'choices' ||
  type === 'people' ||
  type === 'ways';

function groupsOf(fields: readonly Field[]): readonly (readonly [string, readonly Field[]])[] {
  const groups = new Map<string, Field[]>();
  for (const field of fields) {
    const group = groups.get(field.group ?? '') ?? [];
    group.push(field);
    groups.set(field.group ?? '', group);
  }
  return [...groups];
}

function OwnForm(props: RecordFormProps & { readonly userId: string }) {
  const { noun, row, place = 'page', hint, onCancel } = props;
  const form = useRecordForm(props);
  useUnsavedWork(form.isDirty && !form.isKept);

  return (
    <>
      <Form
        onSend={form.send}
        takesFocus
        className={`${ui.stack16} ${styles.form}`}
        data-place={place}
        aria-label={row === null ? `New ${noun.one}` : `Edit ${noun.one}`}
      >
        {row === null ? (
          <NewFields noun={noun} form={form} />
        ) : (
          <FieldGroups noun={noun} form={form} fields={editableFields(noun)} />
        )}
        {hint?.(form.values)}
        <RecordFormOutcome noun={noun} form={form} />
        <div className={`${ui.actions} ${styles.footer}`}>
          <SubmitButton isSending={form.isSending}>
            {row === null ? `Add ${noun.one}` : 'Save'}
          </SubmitButton>
          <Button variant="minimal" onClick={onCancel}>
            Close
          </Button>
          {form.isDirty && !form.isWaiting && (
            <>
              <Button
                variant="minimal"
                onClick={() => {
                  form.discard();
                  onCancel();
                }}
              >
                Discard
              </Button>
              {form.isKept && (
                <span className={ui.caption}>
                  {form.isEverywhere
                    ? 'Draft saved on all your devices'
                    : 'Draft saved on this device'}
                </span>
              )}
            </>
          )}
        </div>
      </Form>
      <Conflict noun={noun} form={form} />
    </>
  );
}

interface NewFieldsProps {
  readonly noun: Noun;
  readonly form: RecordFormState;
}

/** The first fields of a new record, and the rest on request or when one of them has an error. */
function NewFields({ noun, form }: NewFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const main = mainFields(noun);
  const more = newRecordFields(noun).filter((field) => !main.includes(field));
  const hasError = more.some(({ name }) => form.errors[name] !== undefined);
  const hasMore = isOpen || hasError;
  return (
    <>
      <fieldset className={styles.group}>
        <Fields noun={noun} form={form} fields={main} />
      </fieldset>
      {more.length > 0 && (
        <button
          type="button"
          className={`${buttonClass({ variant: 'minimal' })} ${styles.more}`}
          aria-expanded={hasMore}
          aria-controls={moreId}
          onClick={() => setOpen(!hasMore)}
        >
          {hasMore ? 'Fewer fields' : 'More fields'}
        </button>
      )}
      <div id={moreId} className={hasMore ? ui.stack16 : undefined} hidden={!hasMore}>
        {hasMore && <FieldGroups noun={noun} form={form} fields={more} />}
      </div>
    </>
  );
}

interface FieldsProps extends NewFieldsProps {
  readonly fields: readonly Field[];
}

function FieldGroups({ noun, form, fields }: FieldsProps) {
  return groupsOf(fields).map(([group, part]) => (
    <fieldset key={group} className={styles.group}>
      {group !== '' && <legend>{group}</legend>}
      <Fields noun={noun} form={form} fields={part} />
    </fieldset>
  ));
}

function Fields({ noun, form, fields }: FieldsProps) {
  const { data: people } = useListRecordPeopleQuery();
  const tags = useRecordTags(noun);
  const offers = { people: people ?? [], tags };
  return fields.map((field) => (
    <div key={field.name} className={isWide(field) ? styles.wide : undefined}>
      <FormField
        label={field.label}
        error={form.errors[field.name]}
        {...(field.hint !== undefined && { hint: field.hint })}
      >
        {(control) => (
          <FieldControl
            field={field}
            control={control}
            offers={offers}
            value={form.values[field.name] ?? ''}
            onChange={(value) => form.set(field.name, value)}
            onLeave={() => form.check(field.name)}
          />
        )}
      </FormField>
    </div>
  ));
}

function noticeOf(noun: Noun, { problem, isWaiting, isKept }: RecordFormState): Notice | null {
  if (isWaiting) return recordNotices.waiting(isKept);
  if (problem === null || problem.state === 'conflict') return null;
  if (problem.state !== 'failed') return recordNotices[problem.state](noun);
  const { error } = problem;
  const description = isDataError(error)
    ? dataErrorMessage(error)
    : 'Someone else is changing this right now. Please try again.';
  return { title: 'Not saved', description };
}

interface OutcomeProps {
  readonly noun: Noun;
  readonly form: RecordFormState;
}

/** Why a form isn't saved, with what can be done about it. */
export function RecordFormOutcome({ noun, form }: OutcomeProps) {
  return (
    <FormError notice={noticeOf(noun, form)}>
      {form.problem?.state === 'binned' && (
        <Button onClick={() => void form.restore()}>Restore and save</Button>
      )}
    </FormError>
  );
}

/** Outside the form, because it is a form itself. */
function Conflict({ noun, form }: OutcomeProps) {
  const { problem } = form;
  if (problem?.state !== 'conflict') return null;
  return (
    <ConflictDialog
      noun={noun}
      present={problem.present}
      theirs={problem.theirs}
      mine={form.mine}
      onClose={form.goOn}
      onChoose={(ownChanges) => form.settle(problem.present, ownChanges)}
    />
  );
}
