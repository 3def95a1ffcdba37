import { parseAmount, toAmountText } from '#shared/investing/amounts.ts';
import { RECOVERY_CLASSES } from '#shared/investing/depreciation.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { numberText, parsedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { useListEntityHoldingsQuery } from '../investingApi.ts';
import { useSaveDepreciableAssetMutation } from './taxApi.ts';
import type { Asset } from './taxShapes.ts';
import { requiredDay } from './taxTab.ts';

const schema = z.object({
  name: requiredLine(160, 'Enter a name.'),
  recovery: z.string(),
  cost: parsedText((typed) => {
    const cents = parseAmount(typed);
    return cents !== undefined && cents > 0 ? cents : undefined;
  }, 'Enter an amount above zero.'),
  placedOn: requiredDay().check(
    z.refine((typed) => typed >= '1987-01-01', 'Assets before 1987 follow other rules.'),
  ),
  bonus: numberText(0, 100, 'Enter a percentage from 0 to 100.'),
  holding: z.string(),
});

const PERSONAL = ['land_improvements', 'furniture', 'equipment'];

interface AssetDialogProps {
  readonly entityId: string;
  readonly asset: Asset | null;
  readonly onClose: () => void;
}

/** Adds an asset to the schedule or corrects one. */
export function AssetDialog({ entityId, asset, onClose }: AssetDialogProps) {
  const [save] = useSaveDepreciableAssetMutation();
  const holdings = useListEntityHoldingsQuery(entityId).currentData ?? [];
  const form = useSaveForm({
    schema,
    defaultValues: {
      name: asset?.name ?? '',
      recovery: asset?.recovery ?? 'residential',
      cost: toAmountText(asset?.cost_cents ?? null),
      placedOn: asset?.placed_on ?? '',
      bonus: String(asset?.bonus_percent ?? 0),
      holding: asset?.holding_id ?? '',
    },
    save: ({ name, recovery, cost, placedOn, bonus, holding }, id) =>
      save({
        id: asset?.id ?? id,
        entityId,
        version: asset?.version ?? 0,
        values: {
          name,
          recovery,
          cost_cents: cost,
          placed_on: placedOn,
          bonus_percent: PERSONAL.includes(recovery) ? bonus : 0,
          holding_id: holding || null,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={asset === null ? 'Add asset' : 'Edit asset'}
      action="Save asset"
      onCancel={onClose}
    >
      <TextField label="Asset" {...form.field('name')} />
      <SelectField
        label="Class"
        options={toOptions(RECOVERY_CLASSES)}
        {...form.field('recovery')}
      />
      <DecimalField label="Cost" {...form.field('cost')} />
      <DateField label="Placed in service" {...form.field('placedOn')} />
      {PERSONAL.includes(form.values.recovery) && (
        <DecimalField
          label="Bonus depreciation, %"
          hint="IRC §168(k). The share depends on when it was acquired; ask your adviser."
          {...form.field('bonus')}
        />
      )}
      <SelectField
        label="Holding"
        isOptional
        options={[['', 'None'], ...holdings.map(({ id, name }) => [id, name] as const)]}
        {...form.field('holding')}
      />
    </SaveDialog>
  );
}
