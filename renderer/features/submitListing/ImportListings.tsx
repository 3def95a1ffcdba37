import { formatNumber } from '#shared/format/number.ts';
import { dataSentence } from '#shared/messages/messages.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { useAppDispatch } from '../../core/hooks.ts';
import { showToast } from '../../core/toasts/index.ts';
import { PlainButton } from '../../kit/button/PlainButton.tsx';
import { saveFile } from '../../kit/file/saveFile.ts';
import type { DuplicateChoice } from '../../kit/work/import/CheckStep.tsx';
import { ImportSteps } from '../../kit/work/import/ImportSteps.tsx';
import { writeCsv } from '../../kit/work/sheet/writeCsv.ts';
import { LISTING_NOUN } from './listingNoun.ts';
import { useUndoListingImportMutation } from './submitApi.ts';
import { useDraftDestination } from './useDraftDestination.ts';

export interface ImportListingsProps {
  readonly onClose: () => void;
}

const DUPLICATES: readonly DuplicateChoice[] = [
  ['skip', 'Leave them out'],
  ['create', 'Make drafts of them too'],
];

function saveColumns() {
  const words = writeCsv(
    LISTING_NOUN.fields.map(({ label }) => label),
    [],
  );
  saveFile('listings.csv', new Blob([words], { type: 'text/csv;charset=utf-8' }));
}

/** From a file of communities to drafts of listings. */
export default function ImportListings({ onClose }: ImportListingsProps) {
  const destination = useDraftDestination();
  return (
    <ImportSteps
      noun={LISTING_NOUN}
      destination={destination}
      duplicates={DUPLICATES}
      besides={
        <p>
          Each row becomes a draft, up to 200 at a time: add its pictures, then submit it.{' '}
          <PlainButton variant="minimal" onClick={saveColumns}>
            Download the columns (CSV)
          </PlainButton>
        </p>
      }
      done="They are among your drafts. Nothing is submitted until you do so."
      undo={(id) => <TakeBack id={id} onUndone={onClose} />}
      onClose={onClose}
    />
  );
}

function TakeBack({ id, onUndone }: { readonly id: string; readonly onUndone: () => void }) {
  const [undo, { isLoading, error }] = useUndoListingImportMutation();
  const dispatch = useAppDispatch();
  async function takeBack() {
    const { data } = await undo(id);
    if (data === undefined) return;
    const description = `${formatNumber(data.length)} drafts taken away.`;
    dispatch(showToast({ intent: 'success', title: 'Import taken back', description }));
    onUndone();
  }
  return (
    <>
      <PlainButton aria-busy={isLoading} onClick={() => void takeBack()}>
        Undo this import
      </PlainButton>
      {isDataError(error) && <p role="alert">{dataSentence(error)}</p>}
    </>
  );
}
