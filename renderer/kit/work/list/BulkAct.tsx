import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { dataSentence } from '#shared/messages/messages.ts';
import { isDataError } from '../../../core/api/dataError.ts';
import { useAppDispatch } from '../../../core/hooks.ts';
import { showToast, showUndo } from '../../../core/toasts/index.ts';

interface Outcome {
  readonly error?: unknown;
}

interface BulkActProps<Row> {
  readonly label: string;
  /** Those of the selected rows with which it makes sense; without any there is no button. */
  readonly rows: readonly Row[];
  readonly run: (row: Row) => PromiseLike<Outcome>;
  /** Puts a row back to what it was; left out for what cannot be taken back. */
  readonly undo?: (row: Row) => PromiseLike<Outcome>;
  /** What was done to so many. */
  readonly said: (count: number) => string;
  readonly onDone: () => void;
}

/** Something done to each of the selected rows, one after another; a notice says so, with the way to take it back. */
export function BulkAct<Row>({ label, rows, run, undo, said, onDone }: BulkActProps<Row>) {
  const dispatch = useAppDispatch();
  const [left, setLeft] = useState<number | null>(null);
  const [refusal, setRefusal] = useState('');
  if (rows.length === 0 && left === null) return null;

  async function each(all: readonly Row[], act: (row: Row) => PromiseLike<Outcome>) {
    const done: Row[] = [];
    for (const row of all) {
      setLeft(all.length - done.length);
      const { error } = await act(row);
      if (error !== undefined) {
        setRefusal(isDataError(error) ? dataSentence(error) : '');
        break;
      }
      done.push(row);
    }
    setLeft(null);
    return done;
  }
  async function start() {
    setRefusal('');
    const done = await each(rows, run);
    if (done.length > 0) {
      const told = { intent: 'success', title: said(done.length) } as const;
      if (undo === undefined) dispatch(showToast({ ...told, description: '' }));
      else {
        const description = 'Undo puts it back as it was.';
        showUndo(dispatch, { ...told, description }, () => void each(done, undo));
      }
    }
    if (done.length === rows.length) onDone();
  }
  return (
    <>
      {refusal !== '' && <p role="alert">{refusal}</p>}
      <Button loading={left !== null} onClick={() => void start()}>
        {left === null ? label : `${label}, ${formatNumber(left)} left`}
      </Button>
    </>
  );
}
