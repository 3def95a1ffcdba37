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
  const [isAsking, setAsking] = useState(false);
  const [left, setLeft] = useState<number | null>(null);
  const [refusal, setRefusal] = useState('');
  if (waiting.length === 0 && left === null) return null;

  async function run() {
    setAsking(false);
    setRefusal('');
    let refused = '';
    for (const [index, id] of waiting.entries()) {
      setLeft(waiting.length - index);
      const { error } = await approve(id);
      if (error !== undefined) refused = isDataError(error) ? dataErrorMessage(error) : '';
      if (error !== undefined) break;
    }
    setLeft(null);
    setRefusal(refused);
    if (refused !== '') return;
    announce(`Approved ${accounts(waiting.length)}`);
    onDone();
  }

  if (left !== null) return <Button loading>{`Approving, ${left} left`}</Button>;
  return isAsking ? (
    <>
      <p>{`${accounts(waiting.length)} will get access immediately, and each user gets an email.`}</p>
      <Button intent="primary" autoFocus onClick={() => void run()}>
        {`Approve ${accounts(waiting.length)}`}
      </Button>
      <Button variant="minimal" onClick={() => setAsking(false)}>
        Cancel
      </Button>
    </>
  ) : (
    <>
      {refusal !== '' && <p role="alert">{refusal}</p>}
      <Button intent="primary" onClick={() => setAsking(true)}>
        {`Approve ${waiting.length} pending…`}
      </Button>
    </>
  );
}
