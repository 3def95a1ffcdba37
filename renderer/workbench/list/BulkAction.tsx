import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { useAppDispatch } from '../../data/hooks.ts';
import { showToast, showUndo } from '../../data/toasts/index.ts';

interface Outcome {
  readonly error?: unknown;
}

interface BulkActProps<Row> {
  readonly label: string;
  /** The selected rows the action applies to; no button if there are none. */
  readonly rows: readonly Row[];
  readonly run: (row: Row) => PromiseLike<Outcome>;
  /** Reverts a row; omitted if the action can't be undone. */
  readonly undo?: (row: Row) => PromiseLike<Outcome>;
  /** Completion message for a number of rows. */
  readonly said: (count: number) => string;
  readonly onDone: () => void;
}

/** An action run on the selected rows in sequence, with a toast that offers undo. */
export function BulkAction<Row>({ label, rows, run, undo, said, onDone }: BulkActProps<Row>) {
  const dispatch = useAppDispatch();
  const [left, setLeft] = useState<number | null>(null);
  const [errorMessage, setErrorMessage] = useState('');
  if (rows.length === 0 && left === null) return null;

  async function each(all: readonly Row[], act: (row: Row) => PromiseLike<Outcome>) {
    const done: Row[] = [];
    for (const row of all) {
      setLeft(all.length - done.length);
      const { error } = await act(row);
      if (error !== undefined) {
        setErrorMessage(isDataError(error) ? dataErrorMessage(error) : '');
        break;
      }
      done.push(row);
    }
    setLeft(null);
    return done;
  }
  async function start() {
    setErrorMessage('');
    const done = await each(rows, run);
    if (done.length > 0) {
      const toast = { intent: 'success', title: said(done.length) } as const;
      if (undo === undefined) dispatch(showToast({ ...toast, description: '' }));
      else {
        const description = 'You can undo this.';
        showUndo(dispatch, { ...toast, description }, () => void each(done, undo));
      }
    }
    if (done.length === rows.length) onDone();
  }
  return (
    <>
      {errorMessage !== '' && <p role="alert">{errorMessage}</p>}
      <Button loading={left !== null} onClick={() => void start()}>
        {left === null ? label : `${label}, ${formatNumber(left)} left`}
      </Button>
    </>
  );
}
