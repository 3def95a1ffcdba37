import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCents } from '#shared/format/money.ts';
import { parseCents } from '#shared/operator/purchasing.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Purchasing.module.css';

interface TypedLine {
  /** The ID of an ordered line, or of one added here. */
  readonly key: string;
  readonly description: string;
  readonly quantity: string;
  readonly price: string;
}

interface NewLine {
  readonly description: string;
  readonly quantity: number;
  readonly unit_cents: number;
}

/** Parses a typed quantity with up to two decimals; undefined if it isn't one. */
export const parseQuantity = (typed: string): number | undefined =>
  /^\d{1,6}(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : undefined;

const newLine = (line: Partial<TypedLine> = {}): TypedLine => ({
  key: crypto.randomUUID(),
  description: '',
  quantity: '1',
  price: '',
  ...line,
});

/** Lines kept as typed until they are checked. Ordered lines can be left out with a quantity of zero. */
export function useLines(initial: readonly Partial<TypedLine>[], areOrdered = false) {
  const [lines, setLines] = useState<readonly TypedLine[]>(() =>
    initial.length === 0 ? [newLine()] : initial.map((one) => newLine(one)),
  );
  const [isChecked, setChecked] = useState(false);
  const problemsOf = ({ description, quantity, price }: TypedLine) => ({
    description: description.trim() === '' ? 'Enter the item.' : undefined,
    quantity:
      (parseQuantity(quantity) ?? -1) >= (areOrdered ? 0 : 0.01) ? undefined : 'Enter a quantity.',
    price: parseCents(price) === undefined ? 'Enter a price.' : undefined,
  });
  const parsed: NewLine[] = lines.map(({ description, quantity, price }) => ({
    description: description.trim(),
    quantity: parseQuantity(quantity) ?? 0,
    unit_cents: parseCents(price) ?? 0,
  }));
  return {
    lines,
    parsed,
    areOrdered,
    isValid: lines.every((one) => Object.values(problemsOf(one)).every((p) => p === undefined)),
    check: () => setChecked(true),
    problemsOf: (one: TypedLine) => (isChecked ? problemsOf(one) : {}),
    update: (key: string, changes: Partial<TypedLine>) =>
      setLines((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    add: () => setLines((before) => [...before, newLine()]),
    remove: (key: string) => setLines((before) => before.filter((one) => one.key !== key)),
  };
}

/** Fields of each line with a preview of the total; the server computes the one that counts. */
export function LineFields({ form }: { readonly form: ReturnType<typeof useLines> }) {
  const { lines, parsed, areOrdered, update, remove, add, problemsOf } = form;
  const total = parsed.reduce(
    (sum, { quantity, unit_cents }) => sum + Math.round(quantity * unit_cents),
    0,
  );
  return (
    <fieldset className={styles.lines}>
      <legend>Items</legend>
      {lines.map((one, place) => {
        const problems = problemsOf(one) as Partial<Record<string, string>>;
        return (
          <div key={one.key} className={styles.line}>
            <TextField
              label="Item"
              name={`item-${place}`}
              maxLength={200}
              readOnly={areOrdered}
              value={one.description}
              error={problems.description}
              onChange={({ target }) => update(one.key, { description: target.value })}
            />
            <DecimalField
              label="Quantity"
              name={`quantity-${place}`}
              value={one.quantity}
              error={problems.quantity}
              onChange={({ target }) => update(one.key, { quantity: target.value })}
            />
            <DecimalField
              label="Unit price ($)"
              name={`price-${place}`}
              value={one.price}
              error={problems.price}
              onChange={({ target }) => update(one.key, { price: target.value })}
            />
            {lines.length > 1 && !areOrdered && (
              <Button
                size="small"
                variant="minimal"
                aria-label={`Remove item ${place + 1}`}
                onClick={() => remove(one.key)}
              >
                Remove
              </Button>
            )}
          </div>
        );
      })}
      <div className={ui.line}>
        {!areOrdered && (
          <Button size="small" disabled={lines.length >= 100} onClick={add}>
            Add item
          </Button>
        )}
        <span className={ui.strong}>Total {formatCents(total)}</span>
      </div>
    </fieldset>
  );
}
