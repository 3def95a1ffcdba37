import { POLICY_CATEGORIES } from '#shared/operator/compliance.ts';
import { STAFF_POSITIONS } from '#shared/operator/staff.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { line, requiredLine } from '../../../ui/form/textSchemas.ts';
import styles from '../Compliance.module.css';
import { usePublishPolicyMutation, useSavePolicyMutation } from './complianceApi.ts';
import type { ComplianceData, WrittenPolicy } from './complianceShapes.ts';
import { toOwnerOptions } from './FindingDialog.tsx';
import { day, requiredPlainText } from './fields.ts';

const policyForm = z.object({
  title: requiredLine(160, 'Enter a title.'),
  category: z.string(),
  positions: z.array(z.string()).check(z.minLength(1, 'Choose who must read it.')),
  owner: z.string(),
  reviewOn: day(),
  isArchived: z.boolean(),
});

interface PolicyDialogProps {
  readonly communityId: string;
  readonly members: NonNullable<ComplianceData['members']>;
  readonly today: string;
  readonly policy?: WrittenPolicy;
  readonly onClose: () => void;
  readonly onAdded?: (id: string) => void;
}

const inAYear = (today: string): string => `${Number(today.slice(0, 4)) + 1}${today.slice(4, 8)}01`;

/** Adds a policy, or changes who must read it and when it is reviewed. */
export function PolicyDialog(props: PolicyDialogProps) {
  const { communityId, members, today, policy, onClose, onAdded } = props;
  const [save] = useSavePolicyMutation();
  let saved = policy?.id ?? '';
  const form = useSaveForm({
    schema: policyForm,
    defaultValues: {
      title: policy?.title ?? '',
      category: policy?.category ?? 'care',
      positions: [...(policy?.positions ?? [])],
      owner: policy?.owner_member_id ?? '',
      reviewOn: policy?.review_on ?? inAYear(today),
      isArchived: policy?.archived_at != null,
    },
    save: (values, id) => {
      saved = policy?.id ?? id;
      return save({
        id: saved,
        communityId,
        version: policy?.version ?? 0,
        values: {
          title: values.title,
          category: values.category,
          positions: values.positions,
          owner_member_id: values.owner || null,
          review_on: values.reviewOn,
          is_archived: values.isArchived,
        },
      });
    },
    onSaved: () => {
      onClose();
      onAdded?.(saved);
    },
  });
  const { error } = form.field('positions');
  return (
    <SaveDialog
      form={form}
      title={policy === undefined ? 'Add policy' : 'Edit policy'}
      action={policy === undefined ? 'Add policy' : 'Save'}
      onCancel={onClose}
    >
      <TextField label="Title" {...form.field('title')} />
      <SelectField
        label="Category"
        options={toOptions(POLICY_CATEGORIES)}
        {...form.field('category')}
      />
      <fieldset className={styles.choices}>
        <legend>Who must read it</legend>
        {STAFF_POSITIONS.map(({ value, label }) => (
          <Checkbox key={value} value={value} {...form.register('positions')}>
            {label}
          </Checkbox>
        ))}
        {error !== undefined && <p role="alert">{error}</p>}
      </fieldset>
      <SelectField label="Owner" options={toOwnerOptions(members)} {...form.field('owner')} />
      <DateField label="Next review" {...form.field('reviewOn')} />
      {policy !== undefined && (
        <Checkbox {...form.register('isArchived')}>Archived: no longer in force</Checkbox>
      )}
    </SaveDialog>
  );
}

const versionForm = z.object({
  body: requiredPlainText(40_000, 'Enter the text.'),
  changeNote: line(300),
  effectiveOn: day(),
});

interface VersionDialogProps {
  readonly policy: WrittenPolicy;
  readonly body: string;
  readonly today: string;
  readonly onClose: () => void;
}

/** Publishes a new version of a policy, which its readers acknowledge again. */
export function VersionDialog({ policy, body, today, onClose }: VersionDialogProps) {
  const [publish] = usePublishPolicyMutation();
  const form = useSaveForm({
    schema: versionForm,
    defaultValues: { body, changeNote: '', effectiveOn: today },
    save: (values, id) =>
      publish({
        id,
        policyId: policy.id,
        values: {
          body: values.body,
          change_note: values.changeNote,
          effective_on: values.effectiveOn,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`New version of ${policy.title}`}
      action="Publish version"
      failure="Not published"
      onCancel={onClose}
    >
      <TextAreaField
        label="Text"
        rows={14}
        hint="A published version never changes."
        {...form.field('body')}
      />
      <TextField label="What changed" isOptional {...form.field('changeNote')} />
      <DateField label="Effective" {...form.field('effectiveOn')} />
    </SaveDialog>
  );
}
