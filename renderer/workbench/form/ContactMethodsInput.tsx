import { Classes } from '@blueprintjs/core';
import { SmallCross } from '@blueprintjs/icons';
import { type KeyboardEvent, useRef } from 'react';
import {
  CONTACT_METHOD_KINDS,
  type ContactMethodEntry,
  type ContactMethodKind,
  parseContactMethodInput,
  serializeContactMethod,
} from '#shared/records/contactMethods.ts';
import type { ControlProps } from '../../ui/form/FormField.tsx';
import { Select } from '../../ui/form/Select.tsx';
import ui from '../../ui/theme/ui.module.css';
import styles from './Form.module.css';

interface ContactMethodsInputProps extends ControlProps {
  readonly of: 'email' | 'phone' | 'address';
  readonly label: string;
  readonly items: readonly string[];
  readonly onChange: (items: readonly string[]) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  readonly autoFocus?: boolean;
  readonly 'aria-label'?: string | undefined;
}

const TYPES = { email: 'email', phone: 'tel', address: 'text' } as const;
const NAMES = { email: 'Email', phone: 'Phone', address: 'Address' } as const;
const NONE: ContactMethodEntry = { kind: 'other', isQuiet: false, value: '' };

/** Multiple email addresses or phone numbers, one per line with a label. The empty last line adds another. */
export function ContactMethodsInput(props: ContactMethodsInputProps) {
  const { of, label, items, onChange, onBlur, onKeyDown, autoFocus, id, ...control } = props;
  const root = useRef<HTMLFieldSetElement>(null);
  const methods = items.map(parseContactMethodInput);

  function set(at: number, method: ContactMethodEntry) {
    const next = [...methods];
    next[at] = method;
    onChange(next.map(serializeContactMethod));
  }
  function remove(at: number) {
    onChange(methods.toSpliced(at, 1).map(serializeContactMethod));
    root.current?.querySelectorAll('input')[at]?.focus();
  }
  return (
    <fieldset
      ref={root}
      aria-label={label}
      className={ui.grid8}
      onBlur={({ relatedTarget }) => {
        if (!root.current?.contains(relatedTarget)) onBlur?.();
      }}
    >
      {[...methods, NONE].map((method, at) => {
        const name = `${NAMES[of]} ${at + 1}`;
        const isNew = at === methods.length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; what is typed into it changes.
          <div key={at} className={`${ui.actions} ${styles.way}`}>
            <Select
              aria-label={`${name} is`}
              options={CONTACT_METHOD_KINDS}
              value={method.kind}
              onChange={({ target }) =>
                set(at, { ...method, kind: target.value as ContactMethodKind })
              }
            />
            <input
              {...(isNew ? { ...control, id } : {})}
              aria-label={isNew ? `Another ${NAMES[of].toLowerCase()}` : name}
              // biome-ignore lint/a11y/noAutofocus: what was pressed is edited in its place.
              autoFocus={autoFocus === true && isNew}
              type={TYPES[of]}
              autoComplete="off"
              value={method.value}
              className={Classes.INPUT}
              onKeyDown={onKeyDown}
              onChange={({ target }) => set(at, { ...method, value: target.value })}
            />
            {of === 'phone' && !isNew && (
              <label className={styles.quiet}>
                <input
                  type="checkbox"
                  checked={method.isQuiet}
                  onChange={({ target }) => set(at, { ...method, isQuiet: target.checked })}
                />
                Do not call
              </label>
            )}
            {!isNew && (
              <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(at)}>
                <SmallCross />
              </button>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
