import { CREDENTIAL_TYPES, kindOfCredential } from '#shared/operator/staff.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { DateField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, numberText } from '../../../ui/form/textSchemas.ts';
import { announce } from '../../../ui/live/announce.ts';
import styles from './Assignments.module.css';
import { type AssignmentList, positionsOf } from './assignments.ts';
import { useAssignCourseMutation } from './assignmentsApi.ts';

const isDay = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed);

const assignForm = z.object({
  course: z.string(),
  positions: z.array(z.string()).check(z.minLength(1, 'Choose at least one position.')),
  dueOn: checkedText(isDay, 'Enter a date.'),
  daysForNew: numberText(1, 365, 'Enter 1 to 365 days.'),
  escalateAfterDays: numberText(1, 90, 'Enter 1 to 90 days.'),
  credentialType: z.string(),
});

const trainings = CREDENTIAL_TYPES.filter(({ value }) => kindOfCredential(value) === 'training');

interface AssignDialogProps {
  readonly communityId: string | null;
  readonly courses: AssignmentList['courses'];
  readonly onClose: () => void;
}

/** Assigns a course to everyone in some positions. */
export function AssignDialog({ communityId, courses, onClose }: AssignDialogProps) {
  const [assign] = useAssignCourseMutation();
  const form = useSaveForm({
    schema: assignForm,
    defaultValues: {
      course: courses[0]?.slug ?? '',
      positions: [],
      dueOn: '',
      daysForNew: '30',
      escalateAfterDays: '7',
      credentialType: '',
    },
    save: (values, id) =>
      assign({
        id,
        communityId,
        values: {
          course: values.course,
          positions: values.positions,
          due_on: values.dueOn,
          days_for_new: values.daysForNew,
          escalate_after_days: values.escalateAfterDays,
          credential_type: values.credentialType || null,
        },
      }),
    onSaved: () => {
      announce('Course assigned');
      onClose();
    },
  });
  const { error } = form.field('positions');
  return (
    <SaveDialog
      form={form}
      title="Assign course"
      action="Assign course"
      failure="Not assigned"
      onCancel={onClose}
    >
      <SelectField
        label="Course"
        options={courses.map(({ slug, title }) => [slug, title] as const)}
        {...form.field('course')}
      />
      <fieldset className={styles.choices}>
        <legend>Positions</legend>
        {positionsOf(communityId).map(({ value, label }) => (
          <Checkbox key={value} value={value} {...form.register('positions')}>
            {label}
          </Checkbox>
        ))}
        {error !== undefined && <p role="alert">{error}</p>}
      </fieldset>
      <DateField label="Due" {...form.field('dueOn')} />
      <WholeNumberField label="Days for people who join later" {...form.field('daysForNew')} />
      <WholeNumberField
        label="Notify managers after days overdue"
        {...form.field('escalateAfterDays')}
      />
      {communityId !== null && (
        <SelectField
          label="Record as training"
          hint="A certificate is added to the employee’s record, verified."
          options={[['', 'Don’t record'], ...toOptions(trainings)]}
          {...form.field('credentialType')}
        />
      )}
    </SaveDialog>
  );
}
