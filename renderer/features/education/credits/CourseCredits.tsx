import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatHours, LICENSE_TYPES } from '#shared/education/licenses.ts';
import { formatCalendarDay } from '#shared/format/date.ts';
import { STATES } from '#shared/listings/states.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Credits.module.css';
import type { CourseCredit } from './credits.ts';
import {
  useCourseCreditsQuery,
  useDeleteCourseCreditMutation,
  useSaveCourseCreditMutation,
} from './creditsApi.ts';

const QUARTERS = 4;

const labelLicense = (type: string): string =>
  LICENSE_TYPES.find(({ value }) => value === type)?.label ?? type;

/** Approvals of a course by regulators, for staff. */
export function CourseCredits({ courseId }: { readonly courseId: string }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby="credits" className={ui.stack8}>
      <h3 id="credits" className={styles.heading}>
        Approved hours
      </h3>
      <Loaded answer={useCourseCreditsQuery(courseId)} waiting={<Skeleton height="4rem" />}>
        {(credits) =>
          credits.length === 0 ? (
            <p className={ui.note}>No regulator has approved this course yet.</p>
          ) : (
            <Credits credits={credits} />
          )
        }
      </Loaded>
      <div className={ui.wrap}>
        <Button size="small" onClick={() => setAdding(true)}>
          Add approval
        </Button>
      </div>
      {isAdding && <CreditDialog courseId={courseId} onClose={() => setAdding(false)} />}
    </section>
  );
}

function Credits({ credits }: { readonly credits: readonly CourseCredit[] }) {
  const [remove] = useDeleteCourseCreditMutation();
  return (
    <div className={ui.scroll}>
      <RuledTable aria-label="Approved hours" className={styles.table}>
        <TableHead columns={['State', 'License', 'Hours', 'Approval', 'Valid', 'Actions']} />
        <tbody>
          {credits.map((credit) => (
            <tr key={credit.id}>
              <td>{credit.state}</td>
              <td>{labelLicense(credit.license_type)}</td>
              <td className={ui.number}>{formatHours(credit.quarter_hours)}</td>
              <td>{credit.approval_number}</td>
              <td>
                {formatCalendarDay(credit.valid_from)} to {formatCalendarDay(credit.valid_until)}
              </td>
              <td>
                <Button
                  size="small"
                  variant="minimal"
                  aria-label={`Delete approval ${credit.approval_number}`}
                  onClick={() => void remove(credit.id)}
                >
                  Delete
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </RuledTable>
    </div>
  );
}

const isDay = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed);
const isQuarter = (typed: string): boolean => {
  const quarters = Number(typed) * QUARTERS;
  return typed.trim() !== '' && Number.isInteger(quarters) && quarters >= 1 && quarters <= 160;
};

const creditForm = z.object({
  state: z.string(),
  license: z.string(),
  hours: checkedText(isQuarter, 'Enter hours in quarters, such as 1.25.'),
  approval: requiredLine(60, 'Enter the approval number.'),
  from: checkedText(isDay, 'Enter a date.'),
  until: checkedText(isDay, 'Enter a date.'),
});

interface CreditDialogProps {
  readonly courseId: string;
  readonly onClose: () => void;
}

function CreditDialog({ courseId, onClose }: CreditDialogProps) {
  const [save] = useSaveCourseCreditMutation();
  const form = useSaveForm({
    schema: creditForm,
    defaultValues: {
      state: 'CA',
      license: 'administrator',
      hours: '',
      approval: '',
      from: '',
      until: '',
    },
    save: (values, id) =>
      save({
        id,
        courseId,
        values: {
          state: values.state,
          license_type: values.license,
          quarter_hours: Number(values.hours) * QUARTERS,
          approval_number: values.approval,
          valid_from: values.from,
          valid_until: values.until,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title="Add approval" action="Add approval" onCancel={onClose}>
      <SelectField label="State" options={Object.entries(STATES)} {...form.field('state')} />
      <SelectField label="License" options={toOptions(LICENSE_TYPES)} {...form.field('license')} />
      <DecimalField label="Hours" {...form.field('hours')} />
      <TextField label="Approval number" {...form.field('approval')} />
      <DateField label="Valid from" {...form.field('from')} />
      <DateField label="Valid until" {...form.field('until')} />
    </SaveDialog>
  );
}
