import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { stateName } from '../../../ui/directory/directoryPage.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { categoryName } from '../directory/index.ts';
import styles from './Trust.module.css';
import { type LeadReport, reasonLabel } from './trust.ts';
import { useDecideLeadMutation, useLeadReportsQuery } from './trustApi.ts';

/** Leads that vendors reported as invalid, for staff; the oldest first. */
export default function LeadReports() {
  return (
    <Loaded
      answer={useLeadReportsQuery()}
      waiting={<Skeleton height="20rem" />}
      nothing={
        <EmptyState title="No reports to decide">
          Leads that vendors report as invalid appear here.
        </EmptyState>
      }
    >
      {(reports) => (
        <ul className={`${ui.records} ${styles.cards}`} aria-label="Reported leads">
          {reports.map((report) => (
            <Report key={report.id} report={report} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function Report({ report }: { readonly report: LeadReport }) {
  const [isGranted, setGranted] = useState<boolean | null>(null);
  return (
    <li>
      <div className={ui.titleLine}>
        <h2>{report.title}</h2>
      </div>
      <Facts>
        <Fact name="Vendor">
          <RouteLink to="vendor" params={{ vendorId: report.vendor_id }}>
            {report.vendor}
          </RouteLink>
        </Fact>
        <Fact name="Reason">{reasonLabel(report.reason)}</Fact>
        <Fact name="Vendor's note">{report.note}</Fact>
        <Fact name="Request">
          {categoryName(report.category)}, {stateName(report.state)},{' '}
          {report.source === 'routed' ? 'routed' : 'sent by the client'}{' '}
          {formatDay(report.asked_at)}
        </Fact>
        <Fact name="Scope">{report.details}</Fact>
        <Fact name="Reported">{formatDay(report.requested_at)}</Fact>
      </Facts>
      {isGranted === null ? (
        <div className={ui.actions12}>
          <Button size="small" intent="primary" onClick={() => setGranted(true)}>
            Grant credit<span className="visually-hidden"> for {report.title}</span>
          </Button>
          <Button size="small" onClick={() => setGranted(false)}>
            Refuse credit<span className="visually-hidden"> for {report.title}</span>
          </Button>
        </div>
      ) : (
        <AnswerForm report={report} isGranted={isGranted} onClose={() => setGranted(null)} />
      )}
    </li>
  );
}

const schema = z.object({
  answer: line(500).check(z.minLength(3, 'Enter an answer (at least 3 characters).')),
});

interface AnswerFormProps {
  readonly report: LeadReport;
  readonly isGranted: boolean;
  readonly onClose: () => void;
}

function AnswerForm({ report, isGranted, onClose }: AnswerFormProps) {
  const [decide] = useDecideLeadMutation();
  const action = isGranted ? 'Grant credit' : 'Refuse credit';
  const form = useSaveForm({
    schema,
    defaultValues: { answer: '' },
    save: ({ answer }) => decide({ id: report.id, isGranted, answer }),
    onSaved: onClose,
  });
  return (
    <SaveForm
      form={form}
      action={action}
      size="small"
      onCancel={onClose}
      aria-label={`${action}: ${report.title}`}
    >
      <TextField
        label="Answer"
        hint="The vendor reads it."
        maxLength={500}
        {...form.field('answer')}
      />
    </SaveForm>
  );
}
