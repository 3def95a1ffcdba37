import { Classes } from '@blueprintjs/core';
import { useId } from 'react';
import { toCalendarDay } from '#shared/format/date.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import styles from './Portfolio.module.css';

const DAY = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The day of the screen's figures from the URL; null for today. */
export function useAsOf(): string | null {
  const { params } = useUrlSearch();
  const day = params.get('on') ?? '';
  return DAY.test(day) ? day : null;
}

/** Chooses the day of the screen's figures. */
export function AsOf() {
  const id = useId();
  const day = useAsOf();
  const { change } = useUrlSearch();
  const today = toCalendarDay(new Date());
  return (
    <div className={styles.field}>
      <label htmlFor={id}>As of</label>
      <input
        id={id}
        type="date"
        className={Classes.INPUT}
        max={today}
        value={day ?? today}
        onChange={({ target }) => change([['on', target.value === today ? null : target.value]])}
      />
    </div>
  );
}
