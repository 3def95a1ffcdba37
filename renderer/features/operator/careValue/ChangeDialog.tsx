import { labelOf } from '#shared/operator/residents.ts';
import { LICENSE_CATEGORIES, UNIT_TYPES } from '#shared/operator/units.ts';
import type { CareMove } from '#shared/underwriting/careValue.ts';
import { toCents, toDollars } from '#shared/underwriting/cents.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { DecimalField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { numberText } from '../../../ui/form/textSchemas.ts';
import type { ScenarioList } from './careValueApi.ts';

interface Suggestion {
  readonly label: string;
  /** How many units or residents there are. */
  readonly count: number;
  readonly monthlyCents: number;
}

/** What can change in the community, with today's rates. */
function listSuggestions(kind: CareMove['kind'], list: ScenarioList): readonly Suggestion[] {
  if (kind === 'fill') {
    return list.units.map(({ category, type, empty, market_cents }) => ({
      label: [labelOf(LICENSE_CATEGORIES, category), labelOf(UNIT_TYPES, type).toLowerCase()]
        .filter((part) => part !== '')
        .join(', '),
      count: empty,
      monthlyCents: market_cents ?? 0,
    }));
  }
  if (kind === 'level') {
    return list.levels.flatMap((from) =>
      list.levels
        .filter(({ level }) => level !== from.level)
        .map((to) => ({
          label: `Level ${from.level} to ${to.level}`,
          count: from.residents,
          monthlyCents: to.monthly_cents - from.monthly_cents,
        })),
    );
  }
  return [{ label: 'Room rate', count: Math.round(list.occupied), monthlyCents: 10_000 }];
}

const TITLES = {
  fill: 'Fill units',
  level: 'Change levels',
  rate: 'Change rates',
} as const;

const changeForm = z.object({
  choice: z.string(),
  count: numberText(1, 10_000, 'Enter 1 to 10,000.'),
  dollars: numberText(-1_000_000, 1_000_000, 'Enter dollars, such as 450 or -100.'),
});

interface ChangeDialogProps {
  readonly kind: CareMove['kind'];
  readonly list: ScenarioList;
  readonly onAdd: (move: CareMove) => void;
  readonly onClose: () => void;
}

/** Adds a change to a scenario. */
export function ChangeDialog({ kind, list, onAdd, onClose }: ChangeDialogProps) {
  const suggestions = listSuggestions(kind, list);
  const first = suggestions[0] ?? { label: 'Change', count: 1, monthlyCents: 0 };
  const form = useSaveForm({
    schema: changeForm,
    defaultValues: { choice: '0', count: '1', dollars: `${toDollars(first.monthlyCents)}` },
    save: async ({ choice, count, dollars }) => {
      const { label } = suggestions[Number(choice)] ?? first;
      onAdd({ kind, label, count: Math.round(count), monthlyCents: toCents(dollars) });
      return { data: null };
    },
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={TITLES[kind]}
      action="Add change"
      failure="Not added"
      onCancel={onClose}
    >
      <SelectField
        label={kind === 'fill' ? 'Units' : 'Change'}
        options={suggestions.map(({ label, count }, at) => [
          `${at}`,
          `${label} (${count} ${kind === 'fill' ? 'empty' : count === 1 ? 'resident' : 'residents'})`,
        ])}
        {...form.field('choice', {
          onChange: ({ target }: { target: { value: string } }) => {
            const found = suggestions[Number(target.value)];
            if (found !== undefined) {
              form.setValue('dollars', `${toDollars(found.monthlyCents)}`);
            }
          },
        })}
      />
      <WholeNumberField
        label={kind === 'fill' ? 'Number of units' : 'Number of residents'}
        {...form.field('count')}
      />
      <DecimalField label="Dollars a month, each" {...form.field('dollars')} />
    </SaveDialog>
  );
}
