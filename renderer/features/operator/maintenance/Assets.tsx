import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { MAINTENANCE_CATEGORIES } from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DateField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, plainText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { AssetManuals } from './AssetManuals.tsx';
import {
  useArchiveAssetMutation,
  useMaintenanceAssetsQuery,
  useRecordMeterMutation,
  useSaveAssetMutation,
} from './buildingApi.ts';
import { Labels } from './Labels.tsx';
import styles from './Maintenance.module.css';
import { useWorkChoicesQuery } from './maintenanceApi.ts';
import type { Asset } from './maintenanceShapes.ts';

type Open =
  | { readonly of: 'edit' | 'meter' | 'manuals'; readonly asset: Asset }
  | { readonly of: 'new' };

function nameManuals({ files, manual_url }: Asset): string {
  const count = files.length + (manual_url === null ? 0 : 1);
  if (count === 0) return 'Add';
  return count === 1 ? '1 manual' : `${count} manuals`;
}

/** Equipment of a community with warranty, meter, open orders, and cost. */
export function Assets({ communityId }: { readonly communityId: string }) {
  const query = useMaintenanceAssetsQuery(communityId);
  const [open, setOpen] = useState<Open | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const [archive] = useArchiveAssetMutation();
  const close = () => setOpen(null);
  if (isPrinting) {
    return <Labels communityId={communityId} onClose={() => setPrinting(false)} />;
  }
  const add = (
    <Button size="small" onClick={() => setOpen({ of: 'new' })}>
      Add asset
    </Button>
  );
  return (
    <div className={ui.stack12}>
      <div className={operator.bar}>
        {add}
        <Button size="small" onClick={() => setPrinting(true)}>
          Print QR labels
        </Button>
      </div>
      <Loaded
        answer={query}
        waiting={<Skeleton height="24rem" />}
        nothing={
          <EmptyState title="No assets yet">
            Add boilers, elevators, generators, and other equipment.
          </EmptyState>
        }
      >
        {(assets) => (
          <OperatorTable
            label="Assets"
            className={styles.list}
            columns={[
              'Asset',
              'Place',
              'Make and model',
              'Warranty',
              'Manuals',
              { number: 'Meter' },
              { number: 'Open orders' },
              { number: 'Cost, 12 months' },
              { hidden: 'Actions' },
            ]}
          >
            {assets.map((asset) => (
              <tr key={asset.id}>
                <th scope="row">
                  <OpenButton onClick={() => setOpen({ of: 'edit', asset })}>
                    {asset.name}
                  </OpenButton>
                  <span className={ui.subline}>
                    {asset.archived_at === null
                      ? labelOf(MAINTENANCE_CATEGORIES, asset.category)
                      : 'Archived'}
                  </span>
                </th>
                <td>
                  {[asset.unit === null ? null : `Unit ${asset.unit}`, asset.area]
                    .filter(Boolean)
                    .join(' · ') || '—'}
                </td>
                <td data-label="Make and model">
                  {[asset.make, asset.model].filter(Boolean).join(' ') || '—'}
                </td>
                <td data-label="Warranty">
                  {asset.warranty_until === null ? '—' : formatCalendarDay(asset.warranty_until)}
                </td>
                <td data-label="Manuals">
                  <OpenButton
                    aria-label={`${nameManuals(asset)}: manuals of ${asset.name}`}
                    onClick={() => setOpen({ of: 'manuals', asset })}
                  >
                    {nameManuals(asset)}
                  </OpenButton>
                </td>
                <td data-label="Meter" className={operator.number}>
                  {asset.meter_unit === null
                    ? '—'
                    : `${asset.meter_value === null ? 'No reading' : formatNumber(asset.meter_value)} ${asset.meter_unit}`}
                </td>
                <td data-label="Open orders" className={operator.number}>
                  {asset.open_orders}
                </td>
                <td data-label="Cost, 12 months" className={operator.number}>
                  {formatDollars(asset.cost)}
                </td>
                <td>
                  <MenuButton
                    label={`Actions of ${asset.name}`}
                    sections={[
                      {
                        entries: [
                          ...(asset.meter_unit === null
                            ? []
                            : [
                                {
                                  name: 'Record reading',
                                  onChoose: () => setOpen({ of: 'meter', asset }),
                                },
                              ]),
                          {
                            name: asset.archived_at === null ? 'Archive' : 'Restore',
                            onChoose: () =>
                              void archive({
                                id: asset.id,
                                isArchived: asset.archived_at === null,
                              }),
                          },
                        ],
                      },
                    ]}
                  >
                    More
                  </MenuButton>
                </td>
              </tr>
            ))}
          </OperatorTable>
        )}
      </Loaded>
      {open !== null && (open.of === 'edit' || open.of === 'new') && (
        <AssetDialog
          communityId={communityId}
          asset={open.of === 'edit' ? open.asset : null}
          onClose={close}
        />
      )}
      {open?.of === 'meter' && <MeterDialog asset={open.asset} onClose={close} />}
      {open?.of === 'manuals' && (
        <AssetManuals
          communityId={communityId}
          asset={query.data?.find(({ id }) => id === open.asset.id) ?? open.asset}
          onClose={close}
        />
      )}
    </div>
  );
}

const assetForm = z.object({
  name: requiredLine(120, 'Enter a name.'),
  category: z.string(),
  unitId: z.string(),
  area: line(120),
  make: line(80),
  model: line(80),
  serial: line(80),
  warranty: z.string(),
  manual: checkedText(
    (typed) => typed === '' || /^https:\/\/[^\s/@]+(\/\S*)?$/.test(typed),
    'Enter a link that starts with https://.',
  ),
  meterUnit: line(20),
  notes: plainText(5000),
});

interface AssetDialogProps {
  readonly communityId: string;
  readonly asset: Asset | null;
  readonly onClose: () => void;
}

function AssetDialog({ communityId, asset, onClose }: AssetDialogProps) {
  const { data } = useWorkChoicesQuery(communityId);
  const [save] = useSaveAssetMutation();
  const form = useSaveForm({
    schema: assetForm,
    defaultValues: {
      name: asset?.name ?? '',
      category: asset?.category ?? 'general',
      unitId: asset?.unit_id ?? '',
      area: asset?.area ?? '',
      make: asset?.make ?? '',
      model: asset?.model ?? '',
      serial: asset?.serial ?? '',
      warranty: asset?.warranty_until ?? '',
      manual: asset?.manual_url ?? '',
      meterUnit: asset?.meter_unit ?? '',
      notes: asset?.notes ?? '',
    },
    save: (values, id) =>
      save({
        id: asset?.id ?? id,
        communityId,
        version: asset?.version ?? 0,
        values: {
          name: values.name,
          category: values.category,
          unit_id: values.unitId === '' ? null : values.unitId,
          area: values.area,
          make: values.make,
          model: values.model,
          serial: values.serial,
          warranty_until: values.warranty === '' ? null : values.warranty,
          manual_url: values.manual,
          meter_unit: values.meterUnit,
          notes: values.notes,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={asset === null ? 'Add asset' : 'Edit asset'}
      action={asset === null ? 'Add asset' : 'Save'}
      onCancel={onClose}
    >
      <TextField label="Name" {...form.field('name')} />
      <SelectField
        label="Category"
        options={toOptions(MAINTENANCE_CATEGORIES)}
        {...form.field('category')}
      />
      <SelectField
        label="Unit"
        options={[
          ['', 'No unit'],
          ...(data?.units ?? []).map(({ id, name }) => [id, name] as const),
        ]}
        {...form.field('unitId')}
      />
      <TextField label="Location" isOptional {...form.field('area')} />
      <TextField label="Make" isOptional {...form.field('make')} />
      <TextField label="Model" isOptional {...form.field('model')} />
      <TextField label="Serial number" isOptional {...form.field('serial')} />
      <DateField label="Warranty until" isOptional {...form.field('warranty')} />
      <TextField
        label="Manual"
        isOptional
        hint="A link to the document."
        {...form.field('manual')}
      />
      <TextField
        label="Meter unit"
        isOptional
        hint="Such as hours or miles."
        {...form.field('meterUnit')}
      />
      <TextAreaField label="Notes" isOptional rows={3} {...form.field('notes')} />
    </SaveDialog>
  );
}

const meterForm = z.object({
  value: checkedText((typed) => /^\d{1,9}$/.test(typed), 'Enter a whole number.'),
});

function MeterDialog({ asset, onClose }: { readonly asset: Asset; readonly onClose: () => void }) {
  const [record] = useRecordMeterMutation();
  const form = useSaveForm({
    schema: meterForm,
    defaultValues: { value: '' },
    save: ({ value }) => record({ id: asset.id, value: Number(value) }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`Record reading: ${asset.name}`}
      action="Record reading"
      failure="Not recorded"
      onCancel={onClose}
    >
      <WholeNumberField
        label={`Reading (${asset.meter_unit ?? ''})`}
        hint={
          asset.meter_value === null
            ? 'The first reading.'
            : `Last reading: ${formatNumber(asset.meter_value)}.`
        }
        {...form.field('value')}
      />
    </SaveDialog>
  );
}
