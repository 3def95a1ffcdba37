import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { parseCents, toDollarText } from '#shared/operator/purchasing.ts';
import { CALCULATOR_MEASURES, MAX_CALCULATOR_QUANTITY } from '#shared/vendors/calculators.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DecimalField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { line, numberText, parsedText } from '../../../ui/form/textSchemas.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { NoProfile } from './NoProfile.tsx';
import styles from './Presence.module.css';
import { PriceCalculator } from './PriceCalculator.tsx';
import type { Calculator } from './presence.ts';
import {
  useMyCalculatorsQuery,
  useRemoveCalculatorMutation,
  useSaveCalculatorMutation,
} from './presenceApi.ts';

/** Price calculators that a vendor publishes on the profile. */
export function Component() {
  const query = useMyCalculatorsQuery();
  const [edited, setEdited] = useState<Calculator | 'new' | null>(null);
  const found = query.currentData ?? null;
  const add = (
    <Button intent="primary" onClick={() => setEdited('new')}>
      Add calculator
    </Button>
  );
  return (
    <Page>
      <PageHeader
        actions={
          found !== null &&
          found.calculators.length > 0 && (
            <>
              <LinkButton to="vendor" params={{ vendorId: found.vendor_id }}>
                View profile
              </LinkButton>
              {add}
            </>
          )
        }
      />
      <Loaded answer={query} waiting={<Skeleton height="24rem" />} nothing={<NoProfile />}>
        {(own) =>
          own !== null &&
          (own.calculators.length === 0 ? (
            <EmptyState title="No calculators yet" action={add}>
              Enter your rates, and clients calculate a first price on your profile.
            </EmptyState>
          ) : (
            <ul className={`${ui.records} ${styles.list}`} aria-label="Calculators">
              {own.calculators.map((calculator) => (
                <Row
                  key={calculator.id}
                  calculator={calculator}
                  onEdit={() => setEdited(calculator)}
                />
              ))}
            </ul>
          ))
        }
      </Loaded>
      {edited !== null && (
        <CalculatorDialog
          calculator={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}

interface RowProps {
  readonly calculator: Calculator;
  readonly onEdit: () => void;
}

function Row({ calculator, onEdit }: RowProps) {
  const [save, { isLoading }] = useSaveCalculatorMutation();
  const [remove, removing] = useRemoveCalculatorMutation();
  const { id, title, is_published: isPublished } = calculator;
  return (
    <li>
      <div>
        <Tag minimal intent={isPublished ? 'success' : 'none'}>
          {isPublished ? 'Published' : 'Draft'}
        </Tag>
      </div>
      <PriceCalculator calculator={calculator} heading="h2" />
      <div className={ui.actions12}>
        <Button
          size="small"
          loading={isLoading}
          onClick={() => void save({ ...calculator, is_published: !isPublished })}
        >
          {isPublished ? 'Unpublish' : 'Publish'} calculator
          <span className="visually-hidden"> {title}</span>
        </Button>
        <Button size="small" onClick={onEdit}>
          Edit rates<span className="visually-hidden"> of {title}</span>
        </Button>
        <Button
          size="small"
          variant="minimal"
          loading={removing.isLoading}
          onClick={() => void remove(id)}
        >
          Remove calculator<span className="visually-hidden"> {title}</span>
        </Button>
      </div>
    </li>
  );
}

const cents = (isRequired: boolean) =>
  parsedText((typed) => {
    if (typed.trim() === '') return isRequired ? undefined : 0;
    const value = parseCents(typed);
    return isRequired && value === 0 ? undefined : value;
  }, 'Enter an amount up to $1,000,000.');

const schema = z.object({
  title: line(80).check(z.minLength(3, 'Enter a title (at least 3 characters).')),
  measure: z.enum(['unit', 'bed', 'hour', 'square_foot']),
  base: cents(false),
  rate: cents(true),
  least: cents(false),
  usual: numberText(1, MAX_CALCULATOR_QUANTITY, 'Enter 1 to 1,000,000.'),
  note: line(300),
  isPublished: z.boolean(),
});

const amountText = (value: number | undefined): string =>
  value === undefined || value === 0 ? '' : toDollarText(value);

interface CalculatorDialogProps {
  readonly calculator: Calculator | null;
  readonly onClose: () => void;
}

function CalculatorDialog({ calculator, onClose }: CalculatorDialogProps) {
  const [save] = useSaveCalculatorMutation();
  const form = useSaveForm({
    schema,
    defaultValues: {
      title: calculator?.title ?? '',
      measure: calculator?.measure ?? 'unit',
      base: amountText(calculator?.base_cents),
      rate: amountText(calculator?.rate_cents),
      least: amountText(calculator?.least_cents),
      usual: String(calculator?.usual_quantity ?? 50),
      note: calculator?.note ?? '',
      isPublished: calculator?.is_published ?? true,
    },
    save: (values, id) =>
      save({
        id: calculator?.id ?? id,
        title: values.title,
        measure: values.measure,
        base_cents: values.base,
        rate_cents: values.rate,
        least_cents: values.least,
        usual_quantity: Math.round(values.usual),
        note: values.note || null,
        is_published: values.isPublished,
      }),
    onSaved: onClose,
  });
  const { many, one } = CALCULATOR_MEASURES[form.values.measure];
  return (
    <SaveDialog
      form={form}
      title={calculator === null ? 'Add calculator' : 'Edit rates'}
      action="Save calculator"
      onCancel={onClose}
    >
      <TextField label="Title" maxLength={80} {...form.field('title')} />
      <SelectField
        label="Price per"
        options={Object.entries(CALCULATOR_MEASURES).map(
          ([name, words]) => [name, words.one] as const,
        )}
        {...form.field('measure')}
      />
      <div className={styles.money}>
        <DecimalField label={`Rate per ${one} ($)`} maxLength={14} {...form.field('rate')} />
        <DecimalField label="Base price ($)" isOptional maxLength={14} {...form.field('base')} />
        <DecimalField label="Minimum ($)" isOptional maxLength={14} {...form.field('least')} />
      </div>
      <WholeNumberField
        label={`Usual number of ${many}`}
        hint="Clients see the price for it first."
        maxLength={7}
        {...form.field('usual')}
      />
      <TextField
        label="Note"
        isOptional
        hint="What the price includes."
        maxLength={300}
        {...form.field('note')}
      />
      <Checkbox {...form.register('isPublished')}>Show on my profile</Checkbox>
    </SaveDialog>
  );
}
