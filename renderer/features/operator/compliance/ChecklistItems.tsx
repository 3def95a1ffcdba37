import { Button } from '@blueprintjs/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { MoveButtons } from '../../../ui/list/MoveButtons.tsx';
import { announce } from '../../../ui/live/announce.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import {
  findItemProblems,
  isItemValid,
  MOST_ITEMS,
  moveItem,
  newItem,
  TEXT_LIMITS,
} from './checklistDraft.ts';
import { countItems } from './checklistOptions.ts';
import type { OwnItem } from './complianceShapes.ts';

interface ChecklistItemsProps {
  readonly items: readonly OwnItem[];
  /** Shows what is missing, once a save was tried. */
  readonly isChecked: boolean;
  readonly onChange: (items: readonly OwnItem[]) => void;
}

/** Items of a checklist in their order: each opens for changes, moves, or is removed. */
export function ChecklistItems({ items, isChecked, onChange }: ChecklistItemsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const moved = useRef<{ readonly id: string; readonly isUp: boolean } | null>(null);

  // The browser drops the focus of a button that moves with its row.
  useLayoutEffect(() => {
    if (moved.current === null) return;
    const { id, isUp } = moved.current;
    moved.current = null;
    const row = list.current?.querySelector(`[data-id="${id}"]`);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[aria-label^="Move "]') ?? [])];
    const [wanted, other] = isUp ? buttons : buttons.toReversed();
    (wanted?.disabled === true ? other : wanted)?.focus();
  });

  function move(item: OwnItem, isUp: boolean) {
    const next = moveItem(items, item.id, isUp);
    moved.current = { id: item.id, isUp };
    onChange(next);
    announce(`Place ${next.indexOf(item) + 1} of ${next.length}`);
  }

  function add() {
    const item = newItem();
    onChange([...items, item]);
    setOpen(item.id);
  }

  return (
    <section aria-label="Items" className={ui.stack8}>
      <h3>{countItems(items.length)}</h3>
      <ol ref={list} className={styles.rows}>
        {items.map((item, place) => {
          const name = item.label.trim() || `Item ${place + 1}`;
          const isOpen = open === item.id;
          return (
            <li key={item.id} data-id={item.id} className={styles.item}>
              <button
                type="button"
                className={ui.linkButton}
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? null : item.id)}
              >
                {name}
                <span className={ui.subline}>
                  {[item.tag, item.source, item.is_physical && 'Opens a work order']
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </button>
              <span className={styles.moves}>
                <MoveButtons
                  name={name}
                  isFirst={place === 0}
                  isLast={place === items.length - 1}
                  onMove={(isUp) => move(item, isUp)}
                />
              </span>
              {isChecked && !isOpen && !isItemValid(item) && (
                <p className={ui.error}>Complete this item.</p>
              )}
              {isOpen && (
                <ItemFields
                  item={item}
                  isChecked={isChecked}
                  onChange={(next) =>
                    onChange(items.map((one) => (one.id === item.id ? next : one)))
                  }
                  onRemove={() => {
                    onChange(items.filter((one) => one.id !== item.id));
                    addButton.current?.focus();
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
      <span>
        <Button ref={addButton} size="small" disabled={items.length >= MOST_ITEMS} onClick={add}>
          Add item
        </Button>
      </span>
    </section>
  );
}

interface ItemFieldsProps {
  readonly item: OwnItem;
  readonly isChecked: boolean;
  readonly onChange: (item: OwnItem) => void;
  readonly onRemove: () => void;
}

function ItemFields({ item, isChecked, onChange, onRemove }: ItemFieldsProps) {
  const problems = isChecked ? findItemProblems(item) : {};
  const textProps = (field: keyof typeof TEXT_LIMITS) => ({
    name: field,
    maxLength: TEXT_LIMITS[field],
    value: item[field],
    error: (problems as Partial<Record<string, string>>)[field],
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      onChange({ ...item, [field]: target.value }),
  });
  return (
    <div className={styles.fields}>
      <TextField label="What to check" autoFocus={item.label === ''} {...textProps('label')} />
      <TextField label="Tag" {...textProps('tag')} />
      <TextField label="Rule or source" isOptional {...textProps('source')} />
      <Checkbox
        checked={item.is_physical}
        onChange={({ target }) => onChange({ ...item, is_physical: target.checked })}
      >
        Open a work order if it fails
      </Checkbox>
      <span>
        <Button size="small" variant="minimal" intent="danger" onClick={onRemove}>
          Remove item
        </Button>
      </span>
    </div>
  );
}
