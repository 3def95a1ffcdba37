import { Button, Classes } from '@blueprintjs/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useHost } from '../../../host/HostContext.tsx';
import { announce } from '../../../ui/live/announce.ts';
import type { RowControlProps } from '../../../ui/settings/SettingRow.tsx';
import { formatShortcutKeys, toAccelerator } from './accelerator.ts';
import styles from './Desktop.module.css';

interface ShortcutControlProps extends RowControlProps {
  readonly accelerator: string | null;
  readonly onChange: (accelerator: string | null) => void;
}

/** Shows the shortcut and records a new one from key presses. */
export function ShortcutControl({ accelerator, onChange, ...control }: ShortcutControlProps) {
  const id = useId();
  const { isApple } = useHost().platform;
  const [isListening, setListening] = useState(false);
  const isCaptured = useRef(false);

  function toggle() {
    if (!isListening) announce('Press the new shortcut. Escape keeps the current one.');
    setListening(!isListening);
  }

  function handleKeyDown(event: KeyboardEvent) {
    isCaptured.current = isListening && event.key !== 'Tab';
    if (!isCaptured.current) return;
    event.preventDefault();
    // Neither the command palette nor the page should receive these keys.
    event.nativeEvent.stopImmediatePropagation();
    if (event.key === 'Escape') return setListening(false);
    const pressed = toAccelerator(event, isApple);
    if (pressed === null) return;
    setListening(false);
    onChange(pressed);
  }

  return (
    <>
      {accelerator !== null && !isListening && (
        <span className={styles.keys}>
          {formatShortcutKeys(accelerator, isApple).map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
      {/* Not a Blueprint button: pressing Space while recording would click it, even if prevented. */}
      <button
        {...control}
        type="button"
        id={id}
        aria-labelledby={`${control['aria-labelledby']} ${id}`}
        className={isListening ? `${Classes.BUTTON} ${Classes.ACTIVE}` : Classes.BUTTON}
        onClick={toggle}
        onBlur={() => setListening(false)}
        onKeyDown={handleKeyDown}
        onKeyUp={(event) => isCaptured.current && event.preventDefault()}
      >
        {isListening ? 'Press keys…' : accelerator === null ? 'Set a shortcut' : 'Change'}
      </button>
      {accelerator !== null && !isListening && (
        <Button
          variant="minimal"
          disabled={control.disabled}
          aria-label="Remove shortcut"
          onClick={() => onChange(null)}
        >
          Remove
        </Button>
      )}
    </>
  );
}
