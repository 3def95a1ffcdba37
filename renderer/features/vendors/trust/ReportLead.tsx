import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { plainText } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { LEAD_REPORT_REASONS, reasonLabel } from './trust.ts';
import { useReportLeadMutation } from './trustApi.ts';

export interface ReportLeadProps {
  readonly id: string;
  /** Null if the lead was not reported. */
  readonly credit: {
    readonly status: string;
    readonly reason: string;
    readonly answer: string | null;
  } | null;
  readonly canReport: boolean;
}

const STATUS: Readonly<Record<string, string>> = {
  requested: 'Our team is checking it.',
  granted: 'Credited. It doesn’t count toward your monthly limit.',
  refused: 'Not credited.',
};

const schema = z.object({
  reason: z.string().check(z.minLength(1, 'Choose a reason.')),
  note: plainText(1000).check(z.minLength(10, 'Describe what happened (at least 10 characters).')),
});

/** Reports a lead that was not one; shows the decision afterwards. */
export default function ReportLead({ id, credit, canReport }: ReportLeadProps) {
  const [isOpen, setOpen] = useState(false);
  const [report] = useReportLeadMutation();
  const form = useSaveForm({
    schema,
    defaultValues: { reason: '', note: '' },
    save: ({ reason, note }) => report({ id, reason, note }),
    onSaved: () => setOpen(false),
  });
  if (credit !== null) {
    return (
      <p className={ui.note}>
        Reported as “{reasonLabel(credit.reason)}”. {STATUS[credit.status]}
        {credit.answer !== null && ` ${credit.answer}`}
      </p>
    );
  }
  if (!canReport) return null;
  if (!isOpen) {
    return (
      <div>
        <Button size="small" variant="minimal" onClick={() => setOpen(true)}>
          Report invalid lead
        </Button>
      </div>
    );
  }
  return (
    <SaveForm
      form={form}
      action="Send report"
      failure="Not sent"
      size="small"
      onCancel={() => setOpen(false)}
      aria-label="Report invalid lead"
    >
      <SelectField
        label="Reason"
        options={[['', 'Choose a reason'], ...Object.entries(LEAD_REPORT_REASONS)]}
        {...form.field('reason')}
      />
      <TextAreaField
        label="What happened"
        hint="Our team reads it and decides about the credit."
        rows={3}
        maxLength={1000}
        {...form.field('note')}
      />
    </SaveForm>
  );
}
