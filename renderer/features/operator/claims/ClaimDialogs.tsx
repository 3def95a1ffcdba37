import { useState } from 'react';
import { CLAIM_STATUSES } from '#shared/operator/claims/claim.ts';
import { isNpi } from '#shared/operator/claims/problems.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line } from '../../../ui/form/textSchemas.ts';
import { useSaveCareClaimMutation, useSetClaimStatusMutation } from './claimsApi.ts';
import type { Claim, ClaimList } from './claimsShapes.ts';

const editForm = z.object({
  authorization: z.string(),
  admittedOn: checkedText(
    (typed) => typed === '' || /^\d{4}-\d{2}-\d{2}$/.test(typed),
    'Enter a date.',
  ),
  patientStatus: checkedText((typed) => /^\d{2}$/.test(typed), 'Enter two digits.'),
  attendingName: line(120),
  attendingNpi: checkedText(
    (typed) => typed === '' || isNpi(typed),
    'The NPI has a wrong check digit.',
  ),
  payerClaimNumber: line(50),
});

interface EditClaimDialogProps {
  readonly claim: Claim;
  readonly list: ClaimList;
  readonly onClose: () => void;
}

interface TypedCodes {
  readonly procedure: string;
  readonly modifiers: string;
  readonly revenue: string;
}

/** Changes what a claim says about the service. Dates, units, and amounts are those of the charges. */
export function EditClaimDialog({ claim, list, onClose }: EditClaimDialogProps) {
  const [save] = useSaveCareClaimMutation();
  const { document } = claim;
  const isFacility = claim.claim_kind === 'institutional';
  const [codes, setCodes] = useState<Readonly<Record<string, TypedCodes>>>(() =>
    Object.fromEntries(
      document.lines.map((one) => [
        one.id,
        {
          procedure: one.procedure_code ?? '',
          modifiers: one.modifiers.join(' '),
          revenue: one.revenue_code ?? '',
        },
      ]),
    ),
  );
  const form = useSaveForm({
    schema: editForm,
    defaultValues: {
      authorization: claim.authorization_id ?? '',
      admittedOn: document.admitted_on ?? '',
      patientStatus: document.patient_status,
      attendingName: document.attending_name ?? '',
      attendingNpi: document.attending_npi ?? '',
      payerClaimNumber: document.payer_claim_number ?? '',
    },
    save: (values) =>
      save({
        id: claim.id,
        version: claim.version,
        values: {
          authorization_id: values.authorization || null,
          admitted_on: values.admittedOn || null,
          patient_status: values.patientStatus,
          attending_name: values.attendingName,
          attending_npi: values.attendingNpi,
          payer_claim_number: values.payerClaimNumber,
          lines: document.lines.map(({ id }) => ({
            id,
            procedure_code: codes[id]?.procedure ?? '',
            revenue_code: codes[id]?.revenue ?? '',
            modifiers: (codes[id]?.modifiers ?? '')
              .toUpperCase()
              .split(/[\s,]+/)
              .filter(Boolean),
          })),
        },
      }),
    onSaved: onClose,
  });
  const matching = list.authorizations.filter(
    (one) =>
      one.resident_id === claim.resident_id &&
      one.payor === claim.payor &&
      one.begins_on <= document.from_on &&
      one.ends_on >= document.to_on,
  );
  const type = (id: string, name: keyof TypedCodes, value: string) =>
    setCodes((all) => {
      const before = all[id] ?? { procedure: '', modifiers: '', revenue: '' };
      return { ...all, [id]: { ...before, [name]: value } };
    });
  return (
    <SaveDialog form={form} title="Edit claim" action="Save claim" onCancel={onClose}>
      <SelectField
        label="Authorization"
        options={[
          ['', 'None'],
          ...matching.map(
            ({ id, number, units, used }) => [id, `${number}, ${used} of ${units} used`] as const,
          ),
        ]}
        {...form.field('authorization')}
      />
      {isFacility && (
        <>
          <DateField label="Admitted" {...form.field('admittedOn')} />
          <WholeNumberField
            label="Patient status"
            hint="30 still a patient, 01 discharged home, 20 expired."
            {...form.field('patientStatus')}
          />
          <TextField label="Attending physician" {...form.field('attendingName')} />
          <WholeNumberField label="Attending NPI" {...form.field('attendingNpi')} />
        </>
      )}
      {document.frequency !== '1' && (
        <TextField label="Payer’s claim number" {...form.field('payerClaimNumber')} />
      )}
      {document.lines.map(({ id, description }) => (
        <TextField
          key={id}
          label={`${isFacility ? 'Revenue code' : 'Procedure code'}, ${description}`}
          name={`code-${id}`}
          value={(isFacility ? codes[id]?.revenue : codes[id]?.procedure) ?? ''}
          onChange={({ target }) =>
            type(id, isFacility ? 'revenue' : 'procedure', target.value.toUpperCase())
          }
        />
      ))}
      {!isFacility &&
        document.lines.map(({ id, description }) => (
          <TextField
            key={id}
            label={`Modifiers, ${description}`}
            name={`modifiers-${id}`}
            isOptional
            value={codes[id]?.modifiers ?? ''}
            onChange={({ target }) => type(id, 'modifiers', target.value)}
          />
        ))}
    </SaveDialog>
  );
}

/** Statuses that can be recorded after each status, as `set_claim_status` accepts them. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  exported: ['accepted', 'rejected', 'denied'],
  accepted: ['rejected', 'denied'],
  rejected: ['draft', 'accepted'],
  denied: ['appealed'],
  partly_paid: ['appealed'],
  appealed: ['denied'],
};

const answerForm = z.object({ status: z.string(), note: line(300), payerClaimNumber: line(50) });

/** Records the payer’s answer by hand. */
export function AnswerDialog({
  claim,
  onClose,
}: {
  readonly claim: Claim;
  readonly onClose: () => void;
}) {
  const [setStatus] = useSetClaimStatusMutation();
  const choices = NEXT[claim.status] ?? [];
  const form = useSaveForm({
    schema: answerForm,
    defaultValues: {
      status: choices[0] ?? '',
      note: '',
      payerClaimNumber: claim.document.payer_claim_number ?? '',
    },
    save: (values) => setStatus({ id: claim.id, ...values }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Record answer"
      action="Record answer"
      failure="Not recorded"
      onCancel={onClose}
    >
      <SelectField
        label="Status"
        options={choices.map((value) => [value, labelOf(CLAIM_STATUSES, value)] as const)}
        {...form.field('status')}
      />
      <TextField
        label="Reason"
        hint="Required for rejected, denied, and appealed claims."
        isOptional={['accepted', 'draft'].includes(form.values.status)}
        {...form.field('note')}
      />
      <TextField
        label="Payer’s claim number"
        hint="Required for a replacement or void."
        isOptional
        {...form.field('payerClaimNumber')}
      />
    </SaveDialog>
  );
}
