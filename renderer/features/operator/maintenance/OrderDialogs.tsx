import { useState } from 'react';
import { toInstant, toLocalTime } from '#shared/format/zonedTime.ts';
import {
  MAINTENANCE_CATEGORIES,
  MAINTENANCE_PRIORITIES,
  nameTransition,
  needsReason,
} from '#shared/operator/maintenance.ts';
import { toOptions } from '#shared/records/choice.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { line, plainText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { usePositions } from '../usePositions.ts';
import {
  type StateChange,
  useAssignWorkOrderMutation,
  useRequestWorkOrderMutation,
  useSetWorkOrderStateMutation,
  useUpdateWorkOrderMutation,
  useVendorChoicesQuery,
  useWorkChoicesQuery,
} from './maintenanceApi.ts';
import type { OrderDetails, WorkOrder } from './maintenanceShapes.ts';

const orderForm = z.object({
  title: requiredLine(120, 'Enter what is wrong.'),
  place: z.string(),
  area: line(120),
  category: z.string(),
  priority: z.string(),
  due: z.string(),
  description: plainText(4000),
  needsSignature: z.boolean(),
});

/** The options of places: units first, then equipment. Values start with the kind. */
export function usePlaceOptions(communityId: string): readonly (readonly [string, string])[] {
  const { data } = useWorkChoicesQuery(communityId);
  return [
    ...(data?.units ?? []).map(({ id, name }) => [`unit:${id}`, `Unit ${name}`] as const),
    ...(data?.assets ?? []).map(({ id, name }) => [`asset:${id}`, name] as const),
  ];
}

/** Splits a chosen place into the columns of the server. */
export const splitPlace = (place: string) => ({
  unit_id: place.startsWith('unit:') ? place.slice(5) : null,
  asset_id: place.startsWith('asset:') ? place.slice(6) : null,
});

interface RequestOrderProps {
  readonly communityId: string;
  readonly zone: string;
  readonly onClose: () => void;
  /** A step of a unit turn that the order finishes. */
  readonly step?: { readonly id: string; readonly name: string; readonly unitId: string };
}

/** Requests work. Managers set the due date and whether a signature is needed. */
export function RequestOrder({ communityId, zone, onClose, step }: RequestOrderProps) {
  const places = usePlaceOptions(communityId);
  const { canChange, canRead } = usePositions(communityId);
  const isStaff = canRead('units');
  const isManager = canChange('work_orders');
  const [request] = useRequestWorkOrderMutation();
  const form = useSaveForm({
    schema: orderForm,
    defaultValues: {
      title: step?.name ?? '',
      place: step === undefined ? '' : `unit:${step.unitId}`,
      area: '',
      category: 'general',
      priority: 'normal',
      due: '',
      description: '',
      needsSignature: false,
    },
    save: ({ title, place, area, category, priority, due, description, needsSignature }, id) =>
      request({
        id,
        communityId,
        values: {
          title,
          ...splitPlace(place === '' && !isStaff ? (places[0]?.[0] ?? '') : place),
          area,
          category,
          priority,
          description,
          needs_signature: needsSignature,
          ...(due !== '' && { due_at: toInstant(`${due}T17:00`, zone) }),
          ...(step !== undefined && { turn_step_id: step.id }),
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Request work"
      action="Send request"
      failure="Not requested"
      onCancel={onClose}
    >
      <TextField label="What is wrong" {...form.field('title')} />
      <SelectField
        label="Unit or asset"
        options={isStaff ? [['', 'Common area'], ...places] : [...places]}
        {...form.field('place')}
      />
      {isStaff && (
        <TextField
          label="Location"
          isOptional={form.values.place !== ''}
          hint="Such as Kitchen or Second floor hallway."
          {...form.field('area')}
        />
      )}
      <SelectField
        label="Category"
        options={toOptions(MAINTENANCE_CATEGORIES)}
        {...form.field('category')}
      />
      {isStaff && (
        <SelectField
          label="Priority"
          options={toOptions(MAINTENANCE_PRIORITIES)}
          {...form.field('priority')}
        />
      )}
      <TextAreaField label="Details" isOptional rows={3} {...form.field('description')} />
      {isManager && (
        <>
          <DateField label="Due" isOptional hint="By priority if empty." {...form.field('due')} />
          <Checkbox {...form.register('needsSignature')}>Signature when done</Checkbox>
        </>
      )}
    </SaveDialog>
  );
}

interface EditOrderProps {
  readonly order: OrderDetails & Pick<WorkOrder, 'unit_id' | 'asset_id'>;
  readonly communityId: string;
  readonly onClose: () => void;
}

/** Changes what an order says until it is closed. */
export function EditOrder({ order, communityId, onClose }: EditOrderProps) {
  const zone = order.community.time_zone;
  const places = usePlaceOptions(communityId);
  const [update] = useUpdateWorkOrderMutation();
  const form = useSaveForm({
    schema: orderForm,
    defaultValues: {
      title: order.title,
      place:
        order.unit_id !== null
          ? `unit:${order.unit_id}`
          : order.asset_id !== null
            ? `asset:${order.asset_id}`
            : '',
      area: order.area ?? '',
      category: order.category,
      priority: order.priority,
      due: order.due_at === null ? '' : toLocalTime(Date.parse(order.due_at), zone).slice(0, 10),
      description: order.description ?? '',
      needsSignature: order.needs_signature,
    },
    save: ({ title, place, area, category, priority, due, description, needsSignature }) => {
      const sameDay =
        order.due_at !== null && toLocalTime(Date.parse(order.due_at), zone).slice(0, 10) === due;
      return update({
        id: order.id,
        version: order.version,
        values: {
          title,
          ...splitPlace(place),
          area,
          category,
          priority,
          description,
          needs_signature: needsSignature,
          ...(due !== '' && !sameDay && { due_at: toInstant(`${due}T17:00`, zone) }),
        },
      });
    },
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title={`Edit work order ${order.number}`} onCancel={onClose}>
      <TextField label="What is wrong" {...form.field('title')} />
      <SelectField
        label="Unit or asset"
        options={[['', 'Common area'], ...places]}
        {...form.field('place')}
      />
      <TextField label="Location" isOptional {...form.field('area')} />
      <SelectField
        label="Category"
        options={toOptions(MAINTENANCE_CATEGORIES)}
        {...form.field('category')}
      />
      <SelectField
        label="Priority"
        options={toOptions(MAINTENANCE_PRIORITIES)}
        {...form.field('priority')}
      />
      <DateField label="Due" {...form.field('due')} />
      <TextAreaField label="Details" isOptional rows={4} {...form.field('description')} />
      <Checkbox {...form.register('needsSignature')}>Signature when done</Checkbox>
    </SaveDialog>
  );
}

const assignForm = z.object({ to: z.string(), search: line(80), vendor: z.string() });

interface AssignOrderProps {
  readonly order: Pick<WorkOrder, 'id' | 'number'>;
  readonly communityId: string;
  readonly onClose: () => void;
}

/** Assigns an order to someone on the team or to a verified vendor of the marketplace. */
export function AssignOrder({ order, communityId, onClose }: AssignOrderProps) {
  const [assign] = useAssignWorkOrderMutation();
  const { data: choices } = useWorkChoicesQuery(communityId);
  const [search, setSearch] = useState('');
  const { data: vendors } = useVendorChoicesQuery(search);
  const form = useSaveForm({
    schema: assignForm,
    defaultValues: { to: '', search: '', vendor: '' },
    save: ({ to, vendor }) =>
      assign({
        id: order.id,
        memberId: to === 'vendor' || to === '' ? null : to,
        vendorId: to === 'vendor' && vendor !== '' ? vendor : null,
      }),
    onSaved: onClose,
  });
  const { to } = form.values;
  return (
    <SaveDialog
      form={form}
      title={`Assign work order ${order.number}`}
      action="Assign"
      failure="Not assigned"
      isDisabled={to === '' || (to === 'vendor' && form.values.vendor === '')}
      onCancel={onClose}
    >
      <SelectField
        label="Assign to"
        options={[
          ['', 'Choose'],
          ...(choices?.people ?? []).map(({ id, name }) => [id, name] as const),
          ['vendor', 'Vendor of the marketplace'],
        ]}
        {...form.field('to')}
      />
      {to === 'vendor' && (
        <>
          <TextField
            label="Find vendor"
            isOptional
            hint="Company name or trade."
            {...form.field('search')}
            onBlur={() => setSearch(form.values.search.trim())}
          />
          <SelectField
            label="Verified vendor"
            options={[
              ['', vendors?.rows.length === 0 ? 'No results' : 'Choose'],
              ...(vendors?.rows ?? []).map(({ id, company_name }) => [id, company_name] as const),
            ]}
            {...form.field('vendor')}
          />
        </>
      )}
    </SaveDialog>
  );
}

interface ChangeStateProps {
  readonly order: Pick<WorkOrder, 'id' | 'number' | 'state' | 'title' | 'needs_signature'>;
  readonly to: string;
  readonly shown?: StateChange['shown'] | undefined;
  readonly onClose: () => void;
}

const stateForm = z.object({ note: line(300), signature: line(120) });

/** Asks for the reason or the signature that a state needs. */
export function ChangeState({ order, to, shown, onClose }: ChangeStateProps) {
  const [setState] = useSetWorkOrderStateMutation();
  const action = nameTransition(order.state, to);
  const isSigned = to === 'done' && order.needs_signature;
  const form = useSaveForm({
    schema: stateForm.check(
      z.refine(({ note }) => !needsReason(to) || note !== '', {
        error: 'Enter a reason.',
        path: ['note'],
      }),
      z.refine(({ signature }) => !isSigned || signature !== '', {
        error: 'Enter your full name.',
        path: ['signature'],
      }),
    ),
    defaultValues: { note: '', signature: '' },
    save: ({ note, signature }, id) =>
      setState({
        id,
        orderId: order.id,
        state: to,
        at: new Date().toISOString(),
        name: `Work order ${order.number}: ${action.toLowerCase()}`,
        ...(note !== '' && { note }),
        ...(isSigned && { signature }),
        ...(shown !== undefined && { shown }),
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`${action}: ${order.title}`}
      action={action}
      failure="Not changed"
      onCancel={onClose}
    >
      <TextField
        label={needsReason(to) ? 'Reason' : 'Note'}
        isOptional={!needsReason(to)}
        {...form.field('note')}
      />
      {isSigned && (
        <TextField
          label="Signature"
          hint="Your full name. The time and your account are recorded."
          {...form.field('signature')}
        />
      )}
    </SaveDialog>
  );
}

interface DeclineOfferProps {
  readonly title: string;
  readonly save: (reason: string) => PromiseLike<{ readonly error?: unknown }>;
  readonly onClose: () => void;
}

/** Asks a vendor why they decline an order. */
export function DeclineOffer({ title, save, onClose }: DeclineOfferProps) {
  return (
    <ReasonDialog
      title={`Decline: ${title}`}
      action="Decline order"
      failure="Not declined"
      shortest={1}
      save={(reason) => save(reason)}
      onClose={onClose}
    />
  );
}
