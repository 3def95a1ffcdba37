import { Button } from '@blueprintjs/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useHost } from '../../host/HostContext.tsx';
import { announce } from '../../kit/live/announce.ts';
import type { RowControlProps } from '../../kit/settings/SettingRow.tsx';
import { acceleratorOf, keysOf } from './accelerator.ts';
import styles from './Desktop.module.css';

interface ShortcutControlProps extends RowControlProps {
  readonly accelerator: string | null;
  readonly onChange: (accelerator: string | null) => void;
}

/** Shows the shortcut and takes another one by having it pressed. */
export function ShortcutControl({ accelerator, onChange, ...control }: ShortcutControlProps) {
  const { isApple } = useHost().platform;
  const id = useId();
  const [isListening, setListening] = useState(false);

  function hear(event: KeyboardEvent) {
    if (!isListening || event.key === 'Tab') return;
    event.preventDefault();
    // Neither the palette nor the browser hears what is meant for this row.
    event.stopPropagation();
    if (event.key === 'Escape') return setListening(false);
    const pressed = acceleratorOf(event, isApple);
    if (pressed === null) return;
    setListening(false);
    onChange(pressed);
  }

  return (
    <>
      {accelerator !== null && !isListening && (
        <span className={styles.keys}>
          {keysOf(accelerator, isApple).map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
      <Button
        {...control}
        id={id}
        aria-labelledby={`${control['aria-labelledby']} ${id}`}
        active={isListening}
        onClick={() => {
          setListening(!isListening);
          if (!isListening)
            announce('Press the keys of the shortcut. Escape keeps the one before.');
        }}
        onBlur={() => setListening(false)}
        onKeyDown={hear}
        onKeyUp={(event) => isListening && event.preventDefault()}
      >
        {isListening ? 'Press the keys…' : accelerator === null ? 'Set a shortcut' : 'Change'}
      </Button>
      {accelerator !== null && !isListening && (
        <Button
          variant="minimal"
          disabled={control.disabled}
          aria-label="Remove the shortcut"
          onClick={() => onChange(null)}
        >
          Remove
        </Button>
      )}
    </>
  );
}
