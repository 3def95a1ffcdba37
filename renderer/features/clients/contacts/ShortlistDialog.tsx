import { useState } from 'react';
import { describeFit } from '#shared/deals/fits.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useMatchListingsQuery } from '../../../workbench/data/matchingApi.ts';
import styles from './Contacts.module.css';
import { useShortlistForm } from './useShortlistForm.ts';

interface ShortlistDialogProps {
  readonly contactId: string;
  readonly onClose: () => void;
}

/** Chooses which matching communities to send to a client. */
export function ShortlistDialog({ contactId, onClose }: ShortlistDialogProps) {
  const matches = useMatchListingsQuery(contactId);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const best = (matches.data ?? []).filter(({ misses }) => misses.length === 0);
  const ids = chosen ?? best.map(({ id }) => id);

  const { form, action } = useShortlistForm(contactId, ids, onClose);
  const toggle = (id: string) =>
    setChosen(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  return (
    <SaveDialog
      form={form}
      title="Send a shortlist"
      action={action}
      failure="Not sent"
      isDisabled={ids.length === 0}
      onCancel={onClose}
    >
      <p className={ui.caption}>
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
                  <span className={ui.caption}>
                    {price === null ? location : `${location} · ${formatShortDollars(price)}`}
                  </span>
                  <span className={ui.caption}>{describeFit(fits, misses)}</span>
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
        {...form.field('note')}
      />
    </SaveDialog>
  );
}
