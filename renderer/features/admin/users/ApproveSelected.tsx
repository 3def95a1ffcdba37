import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { announce } from '../../../ui/live/announce.ts';
import { useApproveSelectedMutation } from './adminUsersApi.ts';

interface ApproveSelectedProps {
  /** The selected accounts that are pending review. */
  readonly waiting: readonly string[];
  readonly onDone: () => void;
}

const accounts = (count: number): string =>
  count === 1 ? '1 account' : `${formatNumber(count)} accounts`;

/** Approves all pending accounts after one confirmation, one by one; rejected ones stay selected. */
export function ApproveSelected({ waiting, onDone }: ApproveSelectedProps) {
  const [approve] = useApproveSelectedMutation();
  const [isConfirming, setConfirming] = useState(false);
  const [left, setLeft] = useState<number | null>(null);
  const [errorMessage, setErrorMessage] = useState('');
  if (waiting.length === 0 && left === null) return null;

  async function run() {
    setConfirming(false);
    setErrorMessage('');
    let lastError = '';
    for (const [index, id] of waiting.entries()) {
      setLeft(waiting.length - index);
      const { error } = await approve(id);
      if (error !== undefined) lastError = isDataError(error) ? dataErrorMessage(error) : '';
      if (error !== undefined) break;
    }
    setLeft(null);
    setErrorMessage(lastError);
    if (lastError !== '') return;
    announce(`Approved ${accounts(waiting.length)}`);
    onDone();
  }

  if (left !== null) return <Button loading>{`Approving, ${left} left`}</Button>;
  return isConfirming ? (
    <>
      <p>{`${accounts(waiting.length)} will get access immediately, and each user gets an email.`}</p>
      <Button intent="primary" autoFocus onClick={() => void run()}>
        {`Approve ${accounts(waiting.length)}`}
      </Button>
      <Button variant="minimal" onClick={() => setConfirming(false)}>
        Cancel
      </Button>
    </>
  ) : (
    <>
      {errorMessage !== '' && <p role="alert">{errorMessage}</p>}
      <Button intent="primary" onClick={() => setConfirming(true)}>
        {`Approve ${waiting.length} pending…`}
      </Button>
    </>
  );
}
