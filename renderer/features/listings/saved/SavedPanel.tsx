import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { countText, dollarsText, percentText, rateText } from '#shared/format/figures.ts';
import { linkTo } from '#shared/routes.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showUndo } from '../../../data/toasts/index.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { formatAskingPrice, pricePerBed, savingApi } from '../market/index.ts';
import styles from './Saved.module.css';
import type { SavedListing } from './saved.ts';
import { useChangeSavedListingMutation } from './savedApi.ts';
import { nameOfSaved, SAVED_STATUSES } from './savedColumns.ts';

interface SavedPanelProps {
  readonly row: SavedListing;
  readonly userId: string;
  readonly lists: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
}

const LONGEST_NOTE = 2000;

/** Panel of a saved community: facts, list, and note. */
export function SavedPanel({ row, userId, lists, onClose }: SavedPanelProps) {
  const dispatch = useAppDispatch();
  const [change] = useChangeSavedListingMutation();
  const [note, setNote] = useState(row.note);
  const isOpen = row.standing === 'active' || row.standing === 'under_contract';
  const name = nameOfSaved(row);

  const keepNote = () => {
    if (note !== row.note) void change({ userId, id: row.id, changes: { note } });
  };
  async function takeOut() {
    const { saveListing, takeOutListing } = savingApi.endpoints;
    const listingId = row.listing_id;
    const { error } = await dispatch(takeOutListing.initiate({ userId, listingId }));
    if (error !== undefined) return;
    onClose();
    showUndo(
      dispatch,
      {
        intent: 'none',
        title: `${name} removed`,
        description: 'Removed from your saved communities.',
      },
      () =>
        void dispatch(
          saveListing.initiate({ userId, listingId, listId: row.list_id, note: row.note }),
        ),
    );
  }
  return (
    <aside
      aria-label={name}
      className={styles.panel}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        keepNote();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2>{name}</h2>
        <PlainButton variant="minimal" onClick={onClose}>
          Close
        </PlainButton>
      </header>
      <p className={ui.note}>{row.location ?? 'Our team removed it, so no details are shown.'}</p>
      <dl className={styles.facts}>
        <Fact
          name="Status"
          value={SAVED_STATUSES.find((one) => one.value === row.standing)?.label ?? ''}
        />
        {row.standing !== 'gone' && (
          <>
            <Fact name="Price" value={formatAskingPrice(row.price)} />
            <Fact name="Price when saved" value={formatAskingPrice(row.price_when_saved)} />
            <Fact name="Per bed" value={dollarsText(pricePerBed(row))} />
            <Fact name="Beds" value={countText(row.total_beds)} />
            <Fact name="Occupancy" value={percentText(row.occupancy_rate)} />
            <Fact name="Cap rate" value={rateText(row.cap_rate)} />
          </>
        )}
        <Fact name="Saved" value={formatDay(row.saved_at)} />
      </dl>
      <SelectField
        label="List"
        options={[['', 'No list'], ...lists.map(({ id, name: list }) => [id, list] as const)]}
        value={row.list_id ?? ''}
        onChange={({ target }) =>
          void change({ userId, id: row.id, changes: { list_id: target.value || null } })
        }
      />
      <TextAreaField
        label="Note"
        hint="Visible to you and anyone you share its list and notes with. Saves when you leave the field."
        rows={5}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        onBlur={keepNote}
      />
      <div className={styles.acts}>
        {isOpen && (
          <Link
            to={linkTo('property', { id: row.listing_id })}
            className={buttonClass({ intent: 'primary' })}
          >
            Open community
          </Link>
        )}
        <PlainButton onClick={() => void takeOut()}>Remove</PlainButton>
      </div>
    </aside>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
