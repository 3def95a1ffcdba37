import { Classes } from '@blueprintjs/core';
import { type FocusEvent, useId } from 'react';
import ui from '../theme/ui.module.css';
import type { RowControlProps } from './SettingRow.tsx';
import styles from './TimeRangeInput.module.css';

type Times = readonly [from: string, until: string];

interface ClockTimesProps extends RowControlProps {
  readonly times: Times;
  readonly onChange: (times: Times) => void;
}

/** Two times of day. Applied on blur, because a partly typed time is also valid. */
export function TimeRangeInput({ times: [from, until], onChange, ...control }: ClockTimesProps) {
  const id = useId();
  const createBlurHandler =
    (change: (typed: string) => Times) => (event: FocusEvent<HTMLInputElement>) => {
      const next = change(event.target.value);
      if (next[0] !== from || next[1] !== until) onChange(next);
    };
  return (
    <div className={`${ui.actions12} ${styles.times}`}>
      <label htmlFor={`${id}-from`}>From</label>
      <input
        {...control}
        aria-labelledby={undefined}
        key={`from ${from}`}
        id={`${id}-from`}
        type="time"
        className={Classes.INPUT}
        defaultValue={from}
        onBlur={createBlurHandler((typed) => [typed, until])}
      />
      <label htmlFor={`${id}-until`}>Until</label>
      <input
        {...control}
        aria-labelledby={undefined}
        key={`until ${until}`}
        id={`${id}-until`}
        type="time"
        className={Classes.INPUT}
        defaultValue={until}
        onBlur={createBlurHandler((typed) => [from, typed])}
      />
    </div>
  );
}
