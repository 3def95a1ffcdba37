import { labelOf } from '#shared/operator/residents.ts';
import {
  CREDENTIAL_TYPES,
  EMPLOYEE_STATUSES,
  EMPLOYMENT_TYPES,
  kindOfCredential,
  STAFF_POSITIONS,
} from '#shared/operator/staff.ts';
import { toOptions } from '#shared/records/choice.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, numberText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { useMyPositionsQuery } from '../operatorApi.ts';
import styles from './Staff.module.css';
import {
  useRemoveCredentialMutation,
  useSaveCredentialMutation,
  useSetPayMutation,
  useUpdateEmployeeMutation,
} from './staffApi.ts';
import type { Credential, EmployeeRecord } from './staffShapes.ts';

interface DialogProps {
  readonly employee: EmployeeRecord;
  readonly onClose: () => void;
}

const isDay = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed);
const phone = checkedText((typed) => /^[0-9+(). x/-]{0,40}$/.test(typed), 'Enter a phone number.');

const employeeForm = z.object({
  name: requiredLine(120, 'Enter a name.'),
  position: z.string(),
  employmentType: z.string(),
  status: z.string(),
  hiredOn: checkedText(isDay, 'Enter a date.'),
  phone,
  memberId: z.string(),
  communityIds: z.array(z.string()),
});

/** Changes the facts of an employee. Upcoming shifts that no longer fit become open. */
export function EditEmployee({ employee, onClose }: DialogProps) {
  const [update] = useUpdateEmployeeMutation();
  const { data: positions = [] } = useMyPositionsQuery();
  const communities = new Map([
    ...employee.communities.map(({ id, name }) => [id, name] as const),
    ...positions
      .filter(({ adds }) => adds.includes('employees'))
      .map((one) => [one.community_id, one.community] as const),
  ]);
  const form = useSaveForm({
    schema: employeeForm,
    defaultValues: {
      name: employee.name,
      position: employee.position,
      employmentType: employee.employment_type,
      status: employee.status,
      hiredOn: employee.hired_on,
      phone: employee.phone ?? '',
      memberId: employee.member_id ?? '',
      communityIds: employee.communities.map(({ id }) => id),
    },
    save: (values) =>
      update({
        id: employee.id,
        version: employee.version,
        values: {
          name: values.name,
          position: values.position,
          employment_type: values.employmentType,
          status: values.status,
          hired_on: values.hiredOn,
          phone: values.phone,
          member_id: values.memberId === '' ? null : values.memberId,
          community_ids: values.communityIds,
        },
      }),
    onSaved: onClose,
  });
  const hasUnlistedMember =
    employee.member_id !== null && !employee.members.some(({ id }) => id === employee.member_id);
  return (
    <SaveDialog form={form} title="Edit employee" onCancel={onClose}>
      <TextField label="Name" {...form.field('name')} />
      <SelectField
        label="Position"
        options={toOptions(STAFF_POSITIONS)}
        {...form.field('position')}
      />
      <SelectField
        label="Type"
        options={toOptions(EMPLOYMENT_TYPES)}
        {...form.field('employmentType')}
      />
      <SelectField
        label="Status"
        options={toOptions(EMPLOYEE_STATUSES)}
        {...form.field('status')}
      />
      <DateField label="Hired" {...form.field('hiredOn')} />
      <TextField label="Phone" type="tel" isOptional {...form.field('phone')} />
      <SelectField
        label="Account"
        hint="A member of the team, who then sees their own schedule."
        options={[
          ['', 'Not linked'],
          ...(hasUnlistedMember ? [[employee.member_id ?? '', 'Current account'] as const] : []),
          ...employee.members.map(({ id, name }) => [id, name] as const),
        ]}
        {...form.field('memberId')}
      />
      {communities.size > 1 && (
        <fieldset className={styles.choices}>
          <legend>Communities</legend>
          {[...communities].map(([id, name]) => (
            <Checkbox key={id} value={id} {...form.register('communityIds')}>
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </SaveDialog>
  );
}

const payForm = z.object({
  rate: numberText(1, 1000, 'Enter a rate from $1 to $1,000.'),
  from: checkedText(isDay, 'Enter a date.'),
});

/** Sets the hourly rate from a day on. */
export function PayDialog({ employee, onClose }: DialogProps) {
  const [setPay] = useSetPayMutation();
  const form = useSaveForm({
    schema: payForm,
    defaultValues: { rate: '', from: employee.today },
    save: ({ rate, from }, id) => setPay({ id, employeeId: employee.id, rate, from }),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title="Set rate" action="Set rate" onCancel={onClose}>
      <DecimalField label="Hourly rate" {...form.field('rate')} />
      <DateField label="From" {...form.field('from')} />
    </SaveDialog>
  );
}

const optionalDay = checkedText((typed) => typed === '' || isDay(typed), 'Enter a date.');
const credentialForm = z.object({
  type: z.string(),
  number: line(60),
  issuer: line(120),
  result: z.string(),
  issuedOn: optionalDay,
  expiresOn: optionalDay,
  dueOn: optionalDay,
  isVerified: z.boolean(),
});

interface CredentialDialogProps extends DialogProps {
  readonly type: string;
  /** An entry that isn't verified yet. */
  readonly credential: Credential | null;
}

/** Adds a credential, background check, or training, or completes one. */
export function CredentialDialog({ employee, type, credential, onClose }: CredentialDialogProps) {
  const [save] = useSaveCredentialMutation();
  const form = useSaveForm({
    schema: credentialForm,
    defaultValues: {
      type: credential?.type ?? type,
      number: credential?.number ?? '',
      issuer: credential?.issuer ?? '',
      result: credential?.result ?? 'clear',
      issuedOn: credential?.issued_on ?? '',
      expiresOn: credential?.expires_on ?? '',
      dueOn: credential?.due_on ?? '',
      isVerified: true,
    },
    save: (values, id) =>
      save({
        id: credential?.id ?? id,
        employeeId: employee.id,
        values: {
          type: values.type,
          number: values.number,
          issuer: values.issuer,
          result: kindOfCredential(values.type) === 'check' ? values.result : null,
          issued_on: values.issuedOn || null,
          expires_on: values.expiresOn || null,
          due_on: values.dueOn || null,
          is_verified: values.isVerified && values.issuedOn !== '',
        },
      }),
    onSaved: onClose,
  });
  const kind = kindOfCredential(form.values.type);
  return (
    <SaveDialog form={form} title={labelOf(CREDENTIAL_TYPES, form.values.type)} onCancel={onClose}>
      <SelectField label="Type" options={toOptions(CREDENTIAL_TYPES)} {...form.field('type')} />
      {kind === 'credential' && (
        <>
          <TextField label="Number" isOptional {...form.field('number')} />
          <TextField label="Issued by" isOptional {...form.field('issuer')} />
        </>
      )}
      {kind === 'check' && (
        <SelectField
          label="Result"
          options={[
            ['clear', 'Clear'],
            ['not_clear', 'Not clear'],
          ]}
          {...form.field('result')}
        />
      )}
      {kind === 'training' && <DateField label="Due" isOptional {...form.field('dueOn')} />}
      <DateField
        label={kind === 'training' ? 'Completed' : kind === 'check' ? 'Checked' : 'Issued'}
        isOptional={kind === 'training'}
        {...form.field('issuedOn')}
      />
      <DateField label="Expires" isOptional {...form.field('expiresOn')} />
      <Checkbox {...form.register('isVerified')}>I have seen the document</Checkbox>
    </SaveDialog>
  );
}

/** Removes a record entered by mistake; it stays in the history. */
export function RemoveCredentialDialog({
  credential,
  onClose,
}: {
  readonly credential: Credential;
  readonly onClose: () => void;
}) {
  const [remove] = useRemoveCredentialMutation();
  return (
    <ReasonDialog
      title={`Remove ${labelOf(CREDENTIAL_TYPES, credential.type).toLowerCase()}`}
      action="Remove"
      failure="Not removed"
      intent="danger"
      save={(reason) => remove({ id: credential.id, reason })}
      onClose={onClose}
    />
  );
}
