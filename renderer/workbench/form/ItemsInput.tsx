import { Classes } from '@blueprintjs/core';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import type { Choice } from '#shared/records/choice.ts';
import type { ControlProps } from '../../ui/form/FormField.tsx';
import { Chips } from './Chips.tsx';

interface ItemsInputProps extends ControlProps {
  readonly items: readonly string[];
  readonly offered: readonly Choice[];
  readonly onChange: (items: readonly string[]) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  readonly autoFocus?: boolean;
  readonly 'aria-label'?: string | undefined;
}

const LONGEST_PASTE = 20_000;

/** A tag input: Enter or a comma ends an item, Backspace in the empty field removes the last one. */
export function ItemsInput(props: ItemsInputProps) {
  const { items, offered, onChange, onBlur, onKeyDown, ...control } = props;
  const [typed, setTyped] = useState('');
  const listId = useId();
  const labels = new Map(offered.map(({ value, label }) => [value, label]));

  function add(text: string) {
    const terms = text.split(/[,;\t\r\n]/).map((term) => term.trim());
    const added = terms.filter((term) => term !== '').map((term) => resolveValue(term, offered));
    if (added.length > 0) onChange([...new Set([...items, ...added])]);
    setTyped('');
  }
  function onKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
      return;
    }
    if (event.key === 'Backspace' && typed === '') onChange(items.slice(0, -1));
    onKeyDown?.(event);
  }
  /** A copied column or row of cells becomes one item per cell. */
  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\r\n;]/.test(text.trim())) return;
    event.preventDefault();
    add(typed + text.slice(0, LONGEST_PASTE));
  }
  return (
    <Chips
      chips={items.map((item) => ({
        id: item,
        name: labels.get(item) ?? item,
        remove: () => onChange(items.filter((one) => one !== item)),
      }))}
    >
      <input
        {...control}
        type="text"
        autoComplete="off"
        list={listId}
        value={typed}
        className={Classes.INPUT}
        onKeyDown={onKey}
        onPaste={onPaste}
        onChange={({ target }) => {
          const isWhole = target.value.includes(',') || isOffered(target.value, offered);
          if (isWhole) add(target.value);
          else setTyped(target.value);
        }}
        onBlur={() => {
          add(typed);
          onBlur?.();
        }}
      />
      <datalist id={listId}>
        {offered
          .filter(({ value }) => !items.includes(value))
          .map(({ value, label }) => (
            <option key={value} value={label} />
          ))}
      </datalist>
    </Chips>
  );
}

/** A typed name may still become a longer one; a chosen name is final. */
const isOffered = (text: string, offered: readonly Choice[]): boolean =>
  offered.some(({ label }) => label === text) &&
  !offered.some(({ label }) => label !== text && label.startsWith(text));

const resolveValue = (term: string, offered: readonly Choice[]): string =>
  offered.find(({ value, label }) => label.toLowerCase() === term.toLowerCase() || value === term)
    ?.value ?? term;
