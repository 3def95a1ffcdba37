import { formatCents } from '#shared/format/money.ts';
import { ALLERGENS, COURSES, DIETS, LIQUIDS, TEXTURES } from '#shared/operator/dining.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import { line, requiredLine } from '../../../ui/form/textSchemas.ts';
import { CheckGroup } from './CheckGroup.tsx';
import { useSaveDishMutation } from './diningApi.ts';
import type { Dish } from './diningShapes.ts';
import { parsePrice } from './price.ts';

const dishForm = z.object({
  name: requiredLine(120, 'Enter a name.'),
  course: z.string(),
  textures: z.array(z.string()),
  liquids: z.array(z.string()),
  allergens: z.array(z.string()),
  other: line(300),
  mayContain: line(300),
  diets: z.array(z.string()),
  price: z
    .string()
    .check(
      z.refine(
        (typed) => typed.trim() === '' || parsePrice(typed) !== null,
        'Enter a price up to $1,000.',
      ),
    ),
});

interface DishDialogProps {
  readonly communityId: string;
  readonly dish: Dish | null;
  readonly onClose: () => void;
}

/** Adds or changes a dish: what it contains, how it is made, and which diets it suits. */
export function DishDialog({ communityId, dish, onClose }: DishDialogProps) {
  const [save] = useSaveDishMutation();
  const form = useSaveForm({
    schema: dishForm,
    defaultValues: {
      name: dish?.name ?? '',
      course: dish?.course ?? 'entree',
      textures: [...(dish?.textures ?? ['regular'])],
      liquids: [...(dish?.liquids ?? [])],
      allergens: [...(dish?.allergens ?? [])],
      other: dish?.other_allergens ?? '',
      mayContain: dish?.may_contain ?? '',
      diets: [...(dish?.diets ?? ['regular'])],
      price: dish?.guest_price_cents == null ? '' : formatCents(dish.guest_price_cents),
    },
    save: ({ other, mayContain, price, ...values }, id) =>
      save({
        id: dish?.id ?? id,
        communityId,
        version: dish?.version ?? 0,
        values: {
          ...values,
          other_allergens: other,
          may_contain: mayContain,
          guest_price_cents: price.trim() === '' ? null : parsePrice(price),
        },
      }),
    onSaved: onClose,
  });
  const { textures, liquids, allergens, diets } = form.values;
  const hasForm = textures.length + liquids.length > 0;
  return (
    <SaveDialog
      form={form}
      title={dish === null ? 'Add dish' : 'Edit dish'}
      action={dish === null ? 'Add dish' : 'Save'}
      isDisabled={!hasForm}
      onCancel={onClose}
    >
      <TextField label="Name" {...form.field('name')} />
      <SelectField label="Course" options={toOptions(COURSES)} {...form.field('course')} />
      <CheckGroup
        legend="Contains"
        choices={ALLERGENS}
        chosen={allergens}
        onChange={(chosen) => form.setValue('allergens', chosen)}
      />
      <TextField
        label="Other allergens"
        isOptional
        hint="Ingredients residents react to, such as strawberries or tomatoes."
        {...form.field('other')}
      />
      <TextField
        label="May contain"
        isOptional
        hint="Traces, such as tree nuts. Orders ask for acknowledgment."
        {...form.field('mayContain')}
      />
      <CheckGroup
        legend="Suits diets"
        choices={DIETS}
        chosen={diets}
        onChange={(chosen) => form.setValue('diets', chosen)}
      />
      <CheckGroup
        legend="Textures (IDDSI)"
        choices={TEXTURES}
        chosen={textures}
        error={hasForm ? undefined : 'Choose a texture or a thickness.'}
        onChange={(chosen) => form.setValue('textures', chosen)}
      />
      <CheckGroup
        legend="Liquid thickness (IDDSI), for drinks and soups"
        choices={LIQUIDS}
        chosen={liquids}
        onChange={(chosen) => form.setValue('liquids', chosen)}
      />
      <DecimalField label="Guest price" isOptional placeholder="12.50" {...form.field('price')} />
    </SaveDialog>
  );
}
