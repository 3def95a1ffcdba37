import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Form } from '../../../../ui/form/Form.tsx';
import { TextAreaField, TextField } from '../../../../ui/form/TextField.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { TransactionError } from '../TransactionError.tsx';
import styles from '../Transactions.module.css';
import own from './Offers.module.css';
import { type Bidder, useAskForOffersMutation } from './offersApi.ts';

interface RequestOffersProps {
  readonly id: string;
  readonly bidders: readonly Bidder[];
  readonly onClose: () => void;
}

/** Requests offers from bidders with one deadline, sealed or open. */
export function RequestOffers({ id, bidders, onClose }: RequestOffersProps) {
  const reached = bidders.filter((one) => one.role === 'bidder' && one.is_reached);
  const [chosen, setChosen] = useState<readonly string[]>(() => reached.map((one) => one.id));
  const [deadline, setDeadline] = useState('');
  const [isSealed, setSealed] = useState(true);
  const [terms, setTerms] = useState('');
  const [isSent, setSent] = useState(false);
  const [requestOffers, { error, isLoading }] = useAskForOffersMutation();
  const roundId = useRef(crypto.randomUUID());
  const deadlineDate = new Date(deadline);
  const isValidDeadline = !Number.isNaN(deadlineDate.getTime());

  async function send() {
    setSent(true);
    if (!isValidDeadline || chosen.length === 0 || isLoading) return;
    const result = await requestOffers({
      id: roundId.current,
      transactionId: id,
      parties: chosen,
      deadline: deadlineDate.toISOString(),
      isSealed,
      terms,
    });
    if (result.error === undefined) onClose();
  }
  return (
    <Dialog label="Request offers" place="panel" onClose={onClose}>
      <Form onSend={send} takesFocus className={styles.dialog}>
        <h2>Request offers</h2>
        {reached.length === 0 ? (
          <p className={styles.quiet}>
            First add bidders with their emails to the transaction's parties.
          </p>
        ) : (
          <fieldset className={`${ui.grid4} ${own.choices}`}>
            <legend>Bidders to ask</legend>
            {reached.map((one) => (
              <Checkbox
                key={one.id}
                checked={chosen.includes(one.id)}
                onChange={({ currentTarget: { checked } }) =>
                  setChosen((all) =>
                    checked ? [...all, one.id] : all.filter((other) => other !== one.id),
                  )
                }
              >
                {one.company === null ? one.name : `${one.company}, ${one.name}`}
              </Checkbox>
            ))}
          </fieldset>
        )}
        <TextField
          label="Deadline for all"
          type="datetime-local"
          value={deadline}
          onChange={({ target }) => setDeadline(target.value)}
          error={isSent && !isValidDeadline ? 'Enter a deadline.' : undefined}
        />
        <Checkbox
          checked={isSealed}
          onChange={({ currentTarget }) => setSealed(currentTarget.checked)}
        >
          Best and final, sealed until the deadline
        </Checkbox>
        <TextAreaField
          label="Instructions for the offer"
          isOptional
          value={terms}
          maxLength={2000}
          onChange={({ target }) => setTerms(target.value)}
          hint="All bidders see the same text. They don't see who else is asked, or how many."
        />
        <TransactionError error={error} title="No vendors asked" />
        <div className={styles.acts}>
          <Button type="submit" intent="primary" loading={isLoading} disabled={chosen.length === 0}>
            Ask {chosen.length === 1 ? '1 bidder' : `${chosen.length} bidders`}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}
