import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { describeFit } from '#shared/deals/fits.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useMatchListingsQuery } from '../../../workbench/data/matchingApi.ts';
import styles from './Contacts.module.css';
import { useSendShortlistMutation } from './clientWorkApi.ts';

interface ShortlistDialogProps {
  readonly contactId: string;
  readonly onClose: () => void;
}

/** Chooses which matching communities to send to a client. */
export function ShortlistDialog({ contactId, onClose }: ShortlistDialogProps) {
  const dispatch = useAppDispatch();
  const matches = useMatchListingsQuery(contactId);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [note, setNote] = useState('');
  const [send, { error, isLoading }] = useSendShortlistMutation();
  const best = (matches.data ?? []).filter(({ misses }) => misses.length === 0);
  const ids = chosen ?? best.map(({ id }) => id);

  async function go() {
    if (isLoading) return;
    const result = await send({ contactId, listingIds: ids, note });
    if (result.error !== undefined) return;
    dispatch(
      showToast({
        intent: 'success',
        title: 'Shortlist sent',
        description: 'Clicks and responses appear on the client.',
      }),
    );
    onClose();
  }
  const toggle = (id: string) =>
    setChosen(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  return (
    <Dialog label="Send a shortlist" place="panel" onClose={onClose}>
      <Form onSend={go} className={styles.dialog} takesFocus>
        <h2>Send a shortlist</h2>
        <p className={styles.quiet}>
          Sends one email with public details only. Clicks are tracked, opens aren't.
        </p>
        <Loaded
          answer={matches}
          waiting={<Skeleton height="8rem" />}
          nothing={<p>No listings match. Add criteria under “Needs”, then come back.</p>}
        >
          {(found) => (
            <fieldset className={`${ui.grid4} ${styles.choices}`}>
              <legend>Matching communities</legend>
              {found.map(({ id, property_name, location, price, fits, misses }) => (
                <label key={id}>
                  <input type="checkbox" checked={ids.includes(id)} onChange={() => toggle(id)} />
                  <span>
                    <strong>{property_name}</strong>
                    <span className={styles.quiet}>
                      {price === null ? location : `${location} · ${formatShortDollars(price)}`}
                    </span>
                    <span className={styles.quiet}>{describeFit(fits, misses)}</span>
                  </span>
                </label>
              ))}
            </fieldset>
          )}
        </Loaded>
        <TextAreaField
          label="Personal note"
          isOptional
          rows={3}
          maxLength={2000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {isDataError(error) && (
          <FormError notice={{ title: 'Not sent', description: dataErrorMessage(error) }} />
        )}
        <div className={ui.wrap}>
          <Button type="submit" intent="primary" loading={isLoading} disabled={ids.length === 0}>
            {ids.length === 1 ? 'Send 1 community' : `Send ${ids.length} communities`}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}
