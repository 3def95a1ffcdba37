import { Button } from '@blueprintjs/core';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useListEntitiesQuery, useListEntityHoldingsQuery } from '../investingApi.ts';
import {
  useAddPositionHoldingMutation,
  useLinkPositionMutation,
  useRecordPositionPaymentsMutation,
  useUnlinkPositionMutation,
} from './portalApi.ts';
import type { Position } from './portalShapes.ts';

const paymentsOf = (count: number) => (count === 1 ? '1 payment' : `${count} payments`);

/** The holding whose ledger gets a position's payments, and what isn't recorded yet. */
export function PositionLink({
  position,
  onLink,
}: {
  readonly position: Position;
  readonly onLink: () => void;
}) {
  const [record, { isLoading }] = useRecordPositionPaymentsMutation();
  const [unlink] = useUnlinkPositionMutation();
  const { link, unrecorded, status } = position;
  if (!['accepted', 'transferred'].includes(status)) return null;
  if (link === null) {
    return (
      <Button size="small" aria-label={`Link to portfolio: ${position.offering}`} onClick={onLink}>
        Link to portfolio
      </Button>
    );
  }
  return (
    <div>
      <RouteLink to="holding" params={{ id: link.holding_id }}>
        {link.holding}
      </RouteLink>
      <span className={ui.subline}>
        {link.entity}
        {link.is_automatic && ', records by itself'}
      </span>
      <div className={ui.actions}>
        {unrecorded > 0 && (
          <Button size="small" loading={isLoading} onClick={() => void record(position.id)}>
            Record {paymentsOf(unrecorded)}
          </Button>
        )}
        <Button
          size="small"
          variant="minimal"
          aria-label={`Remove link: ${position.offering}`}
          onClick={() => void unlink(position.id)}
        >
          Remove link
        </Button>
      </div>
    </div>
  );
}

interface LinkDialogProps {
  readonly position: Position;
  readonly onClose: () => void;
}

/** Chooses the entity and holding that get a position's payments. */
export function LinkDialog({ position, onClose }: LinkDialogProps) {
  const { currentData: entities } = useListEntitiesQuery();
  if (entities === undefined) return null;
  const [first] = entities;
  if (first === undefined) {
    return (
      <Dialog label="Link to portfolio" place="top" onClose={onClose}>
        <EmptyState
          title="No entities yet"
          action={<LinkButton to="investmentEntities">Add entity</LinkButton>}
        >
          Add the person, LLC, or trust that holds this position.
        </EmptyState>
      </Dialog>
    );
  }
  const named = entities.find(({ name }) => name === position.entity);
  return (
    <LinkForm
      position={position}
      entities={entities}
      entity={(named ?? first).id}
      onClose={onClose}
    />
  );
}

interface LinkFormProps extends LinkDialogProps {
  readonly entities: readonly { readonly id: string; readonly name: string }[];
  readonly entity: string;
}

function LinkForm({ position, entities, entity, onClose }: LinkFormProps) {
  const [link] = useLinkPositionMutation();
  const [add] = useAddPositionHoldingMutation();
  const form = useSaveForm({
    schema: z.object({ entity: z.string(), holding: z.string(), isAutomatic: z.boolean() }),
    defaultValues: { entity, holding: '', isAutomatic: true },
    save: ({ entity: p_entity_id, holding, isAutomatic: p_is_automatic }, p_id) => {
      const p_subscription_id = position.id;
      return holding === ''
        ? add({ p_id, p_subscription_id, p_entity_id, p_is_automatic })
        : link({ p_subscription_id, p_holding_id: holding, p_is_automatic });
    },
    onSaved: onClose,
  });
  const holdings = useListEntityHoldingsQuery(form.values.entity).currentData ?? [];
  const entityField = form.field('entity');
  return (
    <SaveDialog
      form={form}
      title="Link to portfolio"
      action="Link position"
      failure="Not linked"
      onCancel={onClose}
    >
      <p>
        {position.unrecorded === 0
          ? 'Payments of this position post to the ledger of a holding.'
          : `${paymentsOf(position.unrecorded)} can post to the ledger of a holding. Entries you already made with the same amount are matched, not repeated.`}
      </p>
      <SelectField
        label="Entity"
        options={entities.map(({ id, name }) => [id, name] as const)}
        {...entityField}
        onChange={(event) => {
          form.setValue('holding', '');
          void entityField.onChange(event);
        }}
      />
      <SelectField
        label="Holding"
        options={[
          ['', `New holding: ${position.offering}`],
          ...holdings.map(({ id, name }) => [id, name] as const),
        ]}
        {...form.field('holding')}
      />
      <Checkbox {...form.register('isAutomatic')}>Record payments automatically</Checkbox>
    </SaveDialog>
  );
}
