import { Button } from '@blueprintjs/core';
import { STAFF_POSITIONS } from '#shared/operator/staff.ts';
import { type Choice, toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { DecimalField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText } from '../../../ui/form/textSchemas.ts';
import {
  type AlertList,
  type AlertRule,
  useRemoveAlertRuleMutation,
  useSaveAlertRuleMutation,
} from './alertsApi.ts';

const isNumber = (typed: string, most: number) =>
  /^\d{1,5}(\.\d)?$/.test(typed) && Number(typed) <= most;

const ruleForm = z
  .object({
    figure: z.string(),
    threshold: checkedText((typed) => isNumber(typed, 10_000), 'Enter a number up to 10,000.'),
    owner: z.string(),
    minutes: checkedText(
      (typed) =>
        typed === '' || (/^\d{1,5}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 10_080),
      'Enter 1 to 10,080 minutes.',
    ),
    next: z.string(),
    isOn: z.string(),
  })
  .check(
    z.refine(({ minutes, next }) => (minutes === '') === (next === ''), {
      path: ['next'],
      message: 'Enter both or neither.',
    }),
  );

interface RuleDialogProps {
  readonly communityId: string;
  readonly rule: AlertRule | null;
  readonly figures: readonly Choice[];
  readonly members: AlertList['members'];
  readonly onClose: () => void;
}

const keyOf = (position: string | null, memberId: string | null) =>
  position === null ? '' : memberId === null ? position : `${position} ${memberId}`;
const partsOf = (key: string): readonly [string | null, string | null] => {
  const [position = '', member] = key.split(' ');
  return [position || null, member ?? null];
};

/** Adds or changes a rule. An owner is everyone in a position, or one of its members. */
export function RuleDialog({ communityId, rule, figures, members, onClose }: RuleDialogProps) {
  const [save] = useSaveAlertRuleMutation();
  const [remove] = useRemoveAlertRuleMutation();
  const people: readonly (readonly [string, string])[] = STAFF_POSITIONS.flatMap(
    ({ value, label }) => [
      [value, `${label} (everyone)`] as const,
      ...members
        .filter(({ position }) => position === value)
        .map(({ id, name }) => [`${value} ${id}`, `${name}, ${label.toLowerCase()}`] as const),
    ],
  );
  const form = useSaveForm({
    schema: ruleForm,
    defaultValues: {
      figure: rule?.figure ?? figures[0]?.value ?? '',
      threshold: rule?.threshold.toString() ?? '1',
      owner: keyOf(rule?.owner_position ?? 'executive_director', rule?.owner_member_id ?? null),
      minutes: rule?.escalate_minutes?.toString() ?? '',
      next: keyOf(rule?.next_position ?? null, rule?.next_member_id ?? null),
      isOn: rule?.is_on === false ? 'off' : 'on',
    },
    save: (values, id) => {
      const [ownerPosition, ownerMemberId] = partsOf(values.owner);
      const [nextPosition, nextMemberId] = partsOf(values.next);
      return save({
        id: rule?.id ?? id,
        communityId,
        version: rule?.version ?? 0,
        values: {
          figure: values.figure,
          threshold: Number(values.threshold),
          owner_position: ownerPosition,
          owner_member_id: ownerMemberId,
          escalate_minutes: values.minutes === '' ? null : Number(values.minutes),
          next_position: nextPosition,
          next_member_id: nextMemberId,
          is_on: values.isOn === 'on',
        },
      });
    },
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={rule === null ? 'Add rule' : 'Edit rule'}
      action={rule === null ? 'Add rule' : 'Save'}
      onCancel={onClose}
    >
      <SelectField label="Figure" options={toOptions(figures)} {...form.field('figure')} />
      <DecimalField label="Threshold" {...form.field('threshold')} />
      <SelectField label="Owner" options={people} {...form.field('owner')} />
      <WholeNumberField label="Escalate after minutes" isOptional {...form.field('minutes')} />
      <SelectField
        label="Escalate to"
        options={[['', 'No one'], ...people]}
        {...form.field('next')}
      />
      <SelectField
        label="Status"
        options={[
          ['on', 'On'],
          ['off', 'Off'],
        ]}
        {...form.field('isOn')}
      />
      {rule !== null && (
        <div>
          <Button
            size="small"
            variant="minimal"
            intent="danger"
            onClick={() => {
              void remove(rule.id);
              onClose();
            }}
          >
            Remove rule
          </Button>
        </div>
      )}
    </SaveDialog>
  );
}
