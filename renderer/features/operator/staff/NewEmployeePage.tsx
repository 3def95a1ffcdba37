import { useNavigate } from 'react-router-dom';
import { toCalendarDay } from '#shared/format/date.ts';
import { EMPLOYMENT_TYPES, STAFF_POSITIONS } from '#shared/operator/staff.ts';
import { toOptions } from '#shared/records/choice.ts';
import { linkTo } from '#shared/routes.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { useTeamQuery } from '../operatorApi.ts';
import { usePositions } from '../usePositions.ts';
import { useCreateEmployeeMutation } from './staffApi.ts';

const newEmployee = z.object({
  name: requiredLine(120, 'Enter a name.'),
  position: z.string(),
  employmentType: z.string(),
  hiredOn: checkedText((typed) => /^\d{4}-\d{2}-\d{2}$/.test(typed), 'Enter a date.'),
  memberId: z.string(),
});

/** Adds an employee, then opens the record to enter credentials. */
export function Component() {
  return (
    <CommunityScreen kind="employees">
      {(communityId) => <NewEmployee key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}

function NewEmployee({ communityId }: { readonly communityId: string }) {
  const navigate = useNavigate();
  const [create] = useCreateEmployeeMutation();
  const { canRead } = usePositions(communityId);
  const { data: team = [] } = useTeamQuery(communityId, { skip: !canRead('community_members') });
  const members = team.filter(({ ends_at, position }) => ends_at === null && position !== 'family');
  const form = useSaveForm({
    schema: newEmployee,
    defaultValues: {
      name: '',
      position: 'caregiver',
      employmentType: 'full_time',
      hiredOn: toCalendarDay(new Date()),
      memberId: '',
    },
    save: async (values, id) => {
      const saved = await create({
        id,
        communityId,
        values: {
          name: values.name,
          position: values.position,
          employment_type: values.employmentType,
          hired_on: values.hiredOn,
          ...(values.memberId !== '' && { member_id: values.memberId }),
        },
      });
      return saved.error === undefined ? { data: id } : { error: saved.error };
    },
    onSaved: (id) =>
      void navigate(linkTo('operatorStaff', undefined, { community: communityId, employee: id })),
  });
  return (
    <SaveForm
      form={form}
      action="Add employee"
      failure="Not added"
      onCancel={() => void navigate(linkTo('operatorStaff', undefined, { community: communityId }))}
    >
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
      <DateField label="Hired" {...form.field('hiredOn')} />
      {members.length > 0 && (
        <SelectField
          label="Account"
          hint="A member of the team, who then sees their own schedule."
          options={[['', 'Not linked'], ...members.map(({ id, name }) => [id, name] as const)]}
          {...form.field('memberId')}
        />
      )}
    </SaveForm>
  );
}
