import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';

const STEP = 200;

/** Returns the rows to show first, and a button for the others. Totals and exports use all rows. */
export function useShownRows<Row>(rows: readonly Row[]) {
  const [most, setMost] = useState(STEP);
  const button =
    rows.length > most ? (
      <div>
        <Button size="small" onClick={() => setMost(most + STEP)}>
          Show more, {formatNumber(rows.length - most)} left
        </Button>
      </div>
    ) : null;
  return { shown: rows.slice(0, most), button };
}
