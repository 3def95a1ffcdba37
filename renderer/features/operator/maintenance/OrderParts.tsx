import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { formatCents } from '#shared/format/money.ts';
import { LINE_KINDS } from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { prepareFile } from '../../../data/files/prepareFile.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { plainText } from '../../../ui/form/textSchemas.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RemoveButton } from '../../../ui/table/EditButtons.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { AddLine } from './AddLine.tsx';
import styles from './Maintenance.module.css';
import {
  useAddWorkOrderNoteMutation,
  useAddWorkOrderPhotoMutation,
  usePhotoLinksQuery,
  useRemoveWorkOrderLineMutation,
} from './maintenanceApi.ts';
import type { OrderDetails } from './maintenanceShapes.ts';
import { describeEvent, formatWhen } from './orderText.ts';

interface PartProps {
  readonly order: OrderDetails;
}

const LARGEST_PHOTO = 20 * 1024 * 1024;

/** True if the caller may still add costs and photos. */
const isWorkable = ({ role, state, accepted_at }: OrderDetails): boolean =>
  role === 'manager'
    ? state !== 'verified' && state !== 'declined'
    : accepted_at !== null && ['assigned', 'in_progress', 'waiting'].includes(state);

/** Photos before and after the work. */
export function OrderPhotos({ order }: PartProps) {
  const { photos } = order;
  const links = usePhotoLinksQuery(
    photos.map(({ path }) => path),
    { skip: photos.length === 0 },
  );
  const urlOf = (path: string) => links.data?.find((one) => one.path === path)?.signedUrl;
  const canAdd = isWorkable(order);
  if (photos.length === 0 && !canAdd) return null;
  return (
    <section className={ui.stack8} aria-label="Photos">
      <h3>Photos</h3>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ id, stage, path, at, by }) => {
            const url = urlOf(path);
            const label = `${stage === 'before' ? 'Before' : 'After'}, ${by}, ${formatWhen(at, order.community.time_zone)}`;
            return (
              <li key={id}>
                {url === undefined ? (
                  <span className={styles.photo} />
                ) : (
                  <a href={url} target="_blank" rel="noreferrer">
                    <img src={url} alt={label} width={112} height={84} className={styles.photo} />
                  </a>
                )}
                <span className={ui.caption}>{stage === 'before' ? 'Before' : 'After'}</span>
              </li>
            );
          })}
        </ul>
      )}
      {canAdd && <AddPhoto order={order} />}
    </section>
  );
}

/** Uploads a photo of the work; location and camera data are removed. */
export function AddPhoto({
  order,
}: {
  readonly order: Pick<OrderDetails, 'id' | 'state' | 'number'>;
}) {
  const { session } = useAuth();
  const [add, { error, isLoading }] = useAddWorkOrderPhotoMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const stage = ['in_progress', 'done'].includes(order.state) ? 'after' : 'before';
  const [chosen, setChosen] = useState<'before' | 'after'>(stage);
  async function send(file: File | undefined) {
    if (file === undefined || session === null) return;
    setProblem(null);
    const prepared = await prepareFile(file, LARGEST_PHOTO);
    if (typeof prepared === 'string' || !prepared.type.startsWith('image/')) {
      setProblem('Choose a JPEG, PNG, or WebP picture up to 20 MB.');
      return;
    }
    await add({
      id: crypto.randomUUID(),
      orderId: order.id,
      userId: session.userId,
      stage: chosen,
      content: prepared.content,
      type: prepared.type,
      name: `${chosen === 'before' ? 'Before' : 'After'} photo of work order ${order.number}`,
    });
  }
  const pick = (next: 'before' | 'after') => {
    setChosen(next);
    input.current?.click();
  };
  return (
    <div className={ui.actions}>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label="Photo"
        hidden
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button size="small" loading={isLoading} onClick={() => pick('before')}>
        Add before photo
      </Button>
      <Button size="small" loading={isLoading} onClick={() => pick('after')}>
        Add after photo
      </Button>
      {problem !== null && (
        <p role="alert" className={styles.late}>
          {problem}
        </p>
      )}
      <ServerError error={error} title="Photo not added" />
    </div>
  );
}

/** Parts, labor, and other costs with their total. */
export function OrderCosts({ order }: PartProps) {
  const [isAdding, setAdding] = useState(false);
  const [remove] = useRemoveWorkOrderLineMutation();
  const canAdd = isWorkable(order);
  const total = order.lines.reduce(
    (sum, { quantity, unit_cost }) => sum + Math.round(quantity * unit_cost * 100) / 100,
    0,
  );
  if (order.lines.length === 0 && !canAdd) return null;
  return (
    <section className={ui.stack8} aria-label="Parts and labor">
      <h3>Parts and labor</h3>
      {order.lines.length > 0 && (
        <OperatorTable
          label="Parts and labor"
          columns={[
            'Item',
            { number: 'Quantity' },
            { number: 'Unit cost' },
            { number: 'Cost' },
            { hidden: 'Actions' },
          ]}
          foot={
            <tr>
              <th scope="row">Total</th>
              <td />
              <td />
              <td data-label="Cost" className={operator.number}>
                {formatCents(total * 100)}
              </td>
              <td />
            </tr>
          }
        >
          {order.lines.map(({ id, kind, description, quantity, unit_cost, is_vendor }) => (
            <tr key={id}>
              <th scope="row">
                {description}
                <span className={ui.subline}>
                  {labelOf(LINE_KINDS, kind)}
                  {is_vendor && order.role === 'manager' && ' · vendor'}
                </span>
              </th>
              <td data-label="Quantity" className={operator.number}>
                {quantity}
              </td>
              <td data-label="Unit cost" className={operator.number}>
                {formatCents(unit_cost * 100)}
              </td>
              <td data-label="Cost" className={operator.number}>
                {formatCents(quantity * unit_cost * 100)}
              </td>
              <td>
                {canAdd && <RemoveButton name={description} onRemove={() => void remove(id)} />}
              </td>
            </tr>
          ))}
        </OperatorTable>
      )}
      {canAdd &&
        (isAdding ? (
          <AddLine order={order} onClose={() => setAdding(false)} />
        ) : (
          <div className={ui.line}>
            <Button size="small" onClick={() => setAdding(true)}>
              Add cost
            </Button>
            {order.role === 'manager' && order.community.id !== null && (
              <LinkButton
                to="operatorProcurement"
                query={{ community: order.community.id, request: order.id }}
                size="small"
              >
                Request purchase
              </LinkButton>
            )}
          </div>
        ))}
    </section>
  );
}

const noteForm = z.object({
  note: plainText(2000).check(z.minLength(1, 'Enter a note.')),
  isInternal: z.boolean(),
});

/** What happened, newest first, with a field for notes. */
export function OrderTimeline({ order }: PartProps) {
  const [add] = useAddWorkOrderNoteMutation();
  const form = useSaveForm({
    schema: noteForm,
    defaultValues: { note: '', isInternal: false },
    save: ({ note, isInternal }, id) =>
      add({
        id,
        orderId: order.id,
        note,
        isInternal,
        at: new Date().toISOString(),
        name: `Note on work order ${order.number}`,
      }),
    clears: ['note', 'isInternal'],
  });
  return (
    <section className={ui.stack8} aria-label="Timeline">
      <h3>Timeline</h3>
      <SaveForm form={form} action="Add note" failure="Not added" size="small" intent="none">
        <TextAreaField label="Note" rows={2} {...form.field('note')} />
        {order.role === 'manager' && (
          <Checkbox {...form.register('isInternal')}>Hide from the vendor</Checkbox>
        )}
      </SaveForm>
      <ol className={styles.timeline}>
        {order.events.map((event) => (
          <li key={event.id}>
            <span className={ui.multiline}>{describeEvent(event)}</span>
            <span className={ui.caption}>
              {[
                event.by,
                formatWhen(event.at, order.community.time_zone),
                event.is_internal && order.role === 'manager' && event.type === 'note'
                  ? 'hidden from the vendor'
                  : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
