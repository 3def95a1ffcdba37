import { Suspense, useState } from 'react';
import { MAX_COMPARED_LISTINGS } from '#shared/listings/listing-figures.ts';
import { linkTo } from '#shared/routes.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { BulkAction } from '../../../workbench/list/BulkAction.tsx';
import { SendToClient } from '../../clients/contacts/index.ts';
import { savingApi } from '../market/index.ts';
import type { SavedListing } from './saved.ts';
import { useChangeSavedListingMutation } from './savedApi.ts';
import { nameOfSaved } from './savedColumns.ts';

interface SavedBulkProps {
  readonly rows: readonly SavedListing[];
  readonly userId: string;
  readonly lists: readonly { readonly id: string; readonly name: string }[];
  readonly onDone: () => void;
}

/** Maximum per email. */
const MOST_SENT = 12;

const { saveListing, takeOutListing } = savingApi.endpoints;

/** Bulk actions for saved communities. */
export function SavedBulk({ rows, userId, lists, onDone }: SavedBulkProps) {
  const dispatch = useAppDispatch();
  const [change] = useChangeSavedListingMutation();
  const readable = rows.filter(({ standing }) => ['active', 'under_contract'].includes(standing));
  const isBroker = useAccessContext()?.roles.includes('broker') === true;
  const [isSending, setSending] = useState(false);
  const move = (list_id: string | null) => {
    for (const { id } of rows) void change({ userId, id, changes: { list_id } });
    onDone();
  };
  return (
    <>
      {readable.length > 1 && readable.length <= MAX_COMPARED_LISTINGS && (
        <Link
          to={linkTo('propertyComparisonTool', undefined, {
            ids: readable.map((row) => row.listing_id).join(','),
          })}
          className={buttonClass({})}
        >
          Compare
        </Link>
      )}
      {isBroker && readable.length > 0 && readable.length <= MOST_SENT && (
        <DialogButton onClick={() => setSending(true)}>Send to a client</DialogButton>
      )}
      {isSending && (
        <Suspense>
          <SendToClient
            communities={readable.map((row) => ({ id: row.listing_id, name: nameOfSaved(row) }))}
            onSent={onDone}
            onClose={() => setSending(false)}
          />
        </Suspense>
      )}
      <MenuButton
        label="Move to list"
        sections={[
          {
            entries: [
              ...lists.map(({ id, name }) => ({ name, onChoose: () => move(id) })),
              { name: 'No list', onChoose: () => move(null) },
            ],
          },
        ]}
      >
        Move to list
      </MenuButton>
      <BulkAction
        label="Remove"
        rows={rows}
        run={({ listing_id: listingId }) =>
          dispatch(takeOutListing.initiate({ userId, listingId }))
        }
        undo={({ listing_id: listingId, list_id: listId, note }) =>
          dispatch(saveListing.initiate({ userId, listingId, listId, note }))
        }
        said={(count) => (count === 1 ? '1 removed' : `${count} removed`)}
        onDone={onDone}
      />
    </>
  );
}
