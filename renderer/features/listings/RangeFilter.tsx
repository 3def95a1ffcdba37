import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { LISTING_CHOICES } from '#shared/market/listing-choices.ts';
import { type Range, type RangeName, rangeWords } from '#shared/market/sentence/wish.ts';
import { PlainButton } from '../../kit/button/PlainButton.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { FormField } from '../../kit/form/FormField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { CaretDownIcon, SmallTickIcon } from '../../kit/icon/icons.tsx';
import { readEnd, readRange, writeRange } from './listingRanges.ts';
import styles from './RangeFilter.module.css';

/** As `RangeFilter.module.css` has it, with the page's edge. */
const PANEL_WIDTH = 18 * 16 + 16;

interface RangeFilterProps {
  readonly name: RangeName;
  readonly label: string;
  readonly example: readonly [from: string, to: string];
  /** As the address says it. */
  readonly value: string | undefined;
  /** How many each choice would leave; undefined while nobody knows. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onValue: (value: string | null) => void;
}

/** A smallest and a largest of somebody's own, or one of a few. Escape and a press elsewhere close it. */
export function RangeFilter(props: RangeFilterProps) {
  const { name, label, value, counts, onValue } = props;
  const [isOpen, setOpen] = useState(false);
  const [side, setSide] = useState<'start' | 'end'>('start');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const range = readRange(value ?? '');

  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    // Before a dialog around it, which would close as well.
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onEscape, true);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', onEscape, true);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);

  function choose(chosen: string | null) {
    setOpen(false);
    button.current?.focus();
    onValue(chosen);
  }

  return (
    <FormField label={label}>
      {({ id }) => (
        <div ref={root} className={styles.root}>
          <button
            ref={button}
            id={id}
            type="button"
            className={styles.button}
            data-set={range !== null}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            aria-describedby={`${panelId}-value`}
            onClick={({ currentTarget }) => {
              setSide(sideFor(currentTarget));
              setOpen(!isOpen);
            }}
          >
            <span id={`${panelId}-value`}>{range === null ? 'Any' : rangeWords(name, range)}</span>
            <CaretDownIcon />
          </button>
          {isOpen && (
            <div id={panelId} className={styles.panel} data-side={side}>
              <Ends {...props} range={range} onChoose={choose} />
              <ul aria-label={`${label}, usual choices`}>
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
            </div>
          )}
        </div>
      )}
    </FormField>
  );
}

/** The panel is wider than its button, and keeps within the window. */
const sideFor = (button: Element): 'start' | 'end' =>
  button.getBoundingClientRect().left + PANEL_WIDTH > document.documentElement.clientWidth
    ? 'end'
    : 'start';

interface EndsProps extends Pick<RangeFilterProps, 'name' | 'label' | 'example'> {
  readonly range: Range | null;
  readonly onChoose: (value: string | null) => void;
}

function Ends({ name, label, example, range, onChoose }: EndsProps) {
  const [error, setError] = useState<string>();
  const shown = (end: number | undefined) => (end === undefined ? '' : formatNumber(end));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const fields = new FormData(event.currentTarget);
    const from = readEnd(name, String(fields.get('from')));
    const to = readEnd(name, String(fields.get('to')));
    if (from === null || to === null) setError(`Write numbers, as ${example[1]}`);
    else if (from !== undefined && to !== undefined && from > to) {
      setError('The least is above the most');
    } else onChoose(writeRange(name, { from, to }));
  }

  return (
    <Form className={styles.ends} onSend={submit}>
      <TextField
        label="At least"
        aria-label={`${label}, at least`}
        name="from"
        inputMode="decimal"
        autoComplete="off"
        placeholder={example[0]}
        defaultValue={shown(range?.from)}
        error={error}
      />
      <TextField
        label="At most"
        aria-label={`${label}, at most`}
        name="to"
        inputMode="decimal"
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
