import { teaserLine } from '#shared/clients/campaigns/campaign-email.ts';
import type { Noun } from '#shared/records/noun.ts';
import { campaign } from '#shared/records/nouns/campaign.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { useMyDealListingsQuery } from '../../../workbench/data/matchingApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import styles from './Campaigns.module.css';
import { useTeaserOfQuery } from './campaignsApi.ts';
import { buildListingTeaser } from './teaser.ts';
import { useCampaignSave } from './useCampaignSave.ts';

interface CampaignListingProps {
  readonly row: RecordRow;
  readonly isDraft: boolean;
  readonly noun?: Noun;
}

/** The listing a campaign promotes, and the page its emails link to. */
export function CampaignListing({ row, isDraft, noun = campaign }: CampaignListingProps) {
  const listingId = getFieldValue(row, 'listing_id');
  const id = typeof listingId === 'string' ? listingId : '';
  const { data: listings = [] } = useMyDealListingsQuery(undefined, { skip: !isDraft });
  const { currentData: listing } = useTeaserOfQuery(id, { skip: id === '' });
  const { change, isLoading } = useCampaignSave(row, noun);
  return (
    <section aria-label="Listing" className={styles.part}>
      <h3>Listing</h3>
      {isDraft && (
        <SelectField
          label={`Listing for this ${noun.one}`}
          value={id}
          disabled={isLoading}
          onChange={({ target }) => void change({ listing_id: target.value || null })}
          options={[
            ['', 'Choose a listing'],
            ...listings.map(
              (each) => [each.id, `${each.property_name}, ${each.location}`] as const,
            ),
          ]}
        />
      )}
      {listing && (
        <p>
          <Link to={linkTo('publicListing', { id: listing.id })}>
            {teaserLine(buildListingTeaser(listing))}
          </Link>
          {listing.is_confidential && (
            <span className={styles.quiet}>
              Confidential: the email and its page show only the teaser.
            </span>
          )}
        </p>
      )}
      {id !== '' && listing === null && (
        <p className={styles.quiet}>This listing is off the market.</p>
      )}
    </section>
  );
}
