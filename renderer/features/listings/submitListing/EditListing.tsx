import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDetails, type ListingDetails } from '#shared/listings/listing-details.ts';
import { linkTo } from '#shared/routes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import ui from '../../../ui/theme/ui.module.css';
import { LicenseNotice } from './LicenseNotice.tsx';
import { ListingPreview } from './ListingPreview.tsx';
import { type DraftPicture, getFieldProblems, toFormValues } from './listingForm.ts';
import { Pictures } from './Pictures.tsx';
import { useGetListingSubmissionQuery, useResubmitListingMutation } from './reviewApi.ts';
import styles from './SubmitListing.module.css';
import { Wizard } from './SubmitListingForm.tsx';
import { type OwnListingRow, useChangeListingMutation } from './submitApi.ts';

/** Form values of a listing, including pending changes. */
function formOf(listing: OwnListingRow) {
  const pendingChanges = listing.revisions?.status === 'pending' ? listing.revisions.changes : {};
  const changes = (
    typeof pendingChanges === 'object' && pendingChanges !== null ? pendingChanges : {}
  ) as Readonly<Record<string, unknown>>;
  const address = 'address' in changes ? changes.address : listing.listing_addresses;
  const details = 'details' in changes ? changes.details : listing.listing_details;
  return toFormValues({
    ...listing,
    noi: listing.listing_financials?.noi,
    ...(address as object | null),
    ...changes,
    ...(details !== null && formatDetails(details as ListingDetails)),
  });
}

interface EditListingProps {
  readonly listing: OwnListingRow;
  readonly shown: readonly DraftPicture[];
}

/** Edits a submitted listing and shows in advance what requires another review. */
export function EditListing({ listing, shown }: EditListingProps) {
  const [before] = useState(() => formOf(listing));
  const [values, setValues] = useState(before);
  const [picturesBefore] = useState(shown);
  const [pictures, setPictures] = useState(shown);
  const [save, { isLoading, error }] = useChangeListingMutation();
  const { currentData: submission } = useGetListingSubmissionQuery(listing.id);
  const returned = submission?.returned?.resubmitted_at === null ? submission.returned : undefined;
  const [resubmit, resubmitting] = useResubmitListingMutation();
  const navigate = useNavigate();
  const hasOtherPictures = JSON.stringify(pictures) !== JSON.stringify(picturesBefore);
  const isChanged = hasOtherPictures || JSON.stringify(values) !== JSON.stringify(before);
  useUnsavedWork(isChanged);
  const failure = error ?? resubmitting.error;
  const review = listing.listing_reviews[0];
  async function send() {
    if (Object.keys(getFieldProblems(values)).length > 0) return;
    if (isChanged) {
      const { error: saveError } = await save({
        id: listing.id,
        values,
        before,
        ...(hasOtherPictures && { pictures }),
      });
      if (saveError !== undefined) return;
    }
    if (returned === undefined) return void navigate(linkTo('myListings'));
    const { error: resubmitError } = await resubmit(listing.id);
    if (resubmitError === undefined) {
      void navigate(linkTo('submitListing', {}, { submitted: listing.id }));
    }
  }
  return (
    <Wizard
      values={values}
      onChange={(name, typed) => setValues((typing) => ({ ...typing, [name]: typed }))}
      pictures={
        <Pictures
          pictures={pictures}
          folder={listing.id}
          folderOf={async () => listing.id}
          onChange={setPictures}
        />
      }
      preview={<ListingPreview values={values} pictures={pictures} folder={listing.id} />}
      license={<LicenseNotice state={values.state} listing={listing.id} />}
      comments={returned?.comments}
      told={
        <>
          {returned !== undefined && (
            <div className={styles.told} role="status">
              <strong>{returned.by ?? 'The broker of record'} returned this listing</strong>
              {returned.note !== '' && <p className={ui.multiline}>{returned.note}</p>}
              <p>Comments are shown at the fields. Send it again when you've answered them.</p>
            </div>
          )}
          {review?.decision === 'rejected' && (
            <div className={styles.told} role="status">
              <strong>
                {listing.approval_status === 'approved'
                  ? 'Your changes were declined'
                  : 'Listing declined'}
              </strong>
              <p>{review.reason ?? 'Review your listing, or contact us with questions.'}</p>
            </div>
          )}
          <p className={styles.told}>
            {listing.is_unlisted && listing.approval_status === 'approved'
              ? UNLISTED
              : WHAT_WAITS[listing.approval_status]}
          </p>
          {isDataError(failure) && (
            <p role="alert" data-refusal tabIndex={-1} className={styles.told}>
              {dataErrorMessage(failure)}
            </p>
          )}
        </>
      }
      finish={(isComplete) => (
        <Button
          intent="success"
          loading={isLoading || resubmitting.isLoading}
          disabled={!isComplete || (!isChanged && returned === undefined)}
          onClick={() => void send()}
        >
          {returned === undefined ? 'Save changes' : 'Send again'}
        </Button>
      )}
    />
  );
}

const HOW_IT_WAITS =
  'Changes of up to 10 percent to price, occupancy, cap rate and monthly rate publish immediately. Other edits, including photos and larger changes, are reviewed first, and the approved version stays until then. Unlisting takes effect immediately. Listing it again requires a review.';
const UNLISTED = `Anyone with the link can see this listing. ${HOW_IT_WAITS}`;
const WHAT_WAITS = {
  approved: `Everyone can see this listing. ${HOW_IT_WAITS}`,
  pending: "Our team hasn't reviewed this listing yet. They'll review it with your changes.",
  rejected: 'Saving a change sends the listing back for review.',
} as const;
