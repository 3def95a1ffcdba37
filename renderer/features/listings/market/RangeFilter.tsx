import { type FormEvent, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { LISTING_CHOICES } from '#shared/listings/listing-choices.ts';
import {
  formatCriteriaRange,
  type Range,
  type RangeName,
} from '#shared/listings/sentence/criteria.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import { SmallTickIcon } from '../../../ui/icon/icons.tsx';
import { DropdownField } from './DropdownField.tsx';
import { parseRange, parseRangeEnd, serializeRange } from './listingRanges.ts';
import styles from './RangeFilter.module.css';

interface RangeFilterProps {
  readonly name: RangeName;
  readonly label: string;
  readonly example: readonly [from: string, to: string];
  /** The URL value. */
  readonly value: string | undefined;
  /** Count per option; undefined while unknown. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onValue: (value: string | null) => void;
}

/** A custom minimum and maximum, or a preset. */
export function RangeFilter(props: RangeFilterProps) {
  const { name, label, value, counts, onValue } = props;
  const range = parseRange(value ?? '');
  return (
    <DropdownField
      label={label}
      value={range === null ? 'Any' : formatCriteriaRange(name, range)}
      isSet={range !== null}
    >
      {(close) => {
        const choose = (chosen: string | null) => {
          close();
          onValue(chosen);
        };
        return (
          <>
            <Ends {...props} range={range} onChoose={choose} />
            <ul aria-label={`${label}, presets`}>
              {LISTING_CHOICES[name].map(([choice, text]) => (
                <li key={choice}>
                  <button
                    type="button"
                    aria-pressed={choice === value}
                    className={styles.choice}
                    onClick={() => choose(choice === value ? null : choice)}
                  >
                    <span>{text}</span>{' '}
                    {choice === value ? (
                      <SmallTickIcon />
                    ) : (
                      counts !== undefined && (
                        <span className={styles.count}>{formatNumber(counts[choice] ?? 0)}</span>
                      )
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </DropdownField>
  );
}

interface EndsProps extends Pick<RangeFilterProps, 'name' | 'label' | 'example'> {
  readonly range: Range | null;
  readonly onChoose: (value: string | null) => void;
}

function Ends({ name, label, example, range, onChoose }: EndsProps) {
  const [error, setError] = useState<string>();
  const shown = (end: number | undefined) =>
    end === undefined ? '' : name === 'built' ? `${end}` : formatNumber(end);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const fields = new FormData(event.currentTarget);
    const from = parseRangeEnd(name, String(fields.get('from')));
    const to = parseRangeEnd(name, String(fields.get('to')));
    if (from === null || to === null) setError(`Enter numbers, like ${example[1]}`);
    else if (from !== undefined && to !== undefined && from > to) {
      setError('The minimum is above the maximum');
    } else onChoose(serializeRange(name, { from, to }));
  }

  return (
    <Form className={styles.ends} onSend={submit}>
      <DecimalField
        label="Min"
        aria-label={`${label}, min`}
        name="from"
        autoComplete="off"
        placeholder={example[0]}
        defaultValue={shown(range?.from)}
        error={error}
      />
      <DecimalField
        label="Max"
        aria-label={`${label}, max`}
        name="to"
        autoComplete="off"
        placeholder={example[1]}
        defaultValue={shown(range?.to)}
      />
      <PlainButton type="submit" intent="primary">
        Apply
      </PlainButton>
      {range !== null && (
        <PlainButton variant="minimal" onClick={() => onChoose(null)}>
          Any
        </PlainButton>
      )}
    </Form>
  );
}
