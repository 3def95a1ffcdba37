import { formatNumber } from '#shared/format/number.ts';
import { lead } from '#shared/records/nouns/lead.ts';
import { leadForm } from '#shared/records/nouns/leadForm.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { CopyLinkField } from '../../../ui/form/CopyLinkField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useMyDealListingsQuery } from '../../../workbench/data/matchingApi.ts';
import { useCountRecordsQuery } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { useSaveRecordMutation } from '../../../workbench/data/writesApi.ts';
import { saveWithMerge } from '../../../workbench/form/saveWithMerge.ts';
import styles from './Leads.module.css';

/** A lead form's link, listing, and leads. */
export function LeadFormDetails({ row }: { readonly row: RecordRow }) {
  return (
    <div className={ui.stack24}>
      <Address id={row.id} isOpen={getFieldValue(row, 'is_open') === true} />
      <Listing row={row} />
      <Came id={row.id} />
    </div>
  );
}

function Address({ id, isOpen }: { readonly id: string; readonly isOpen: boolean }) {
  const path = linkTo('publicForm', { id });
  const address = location.origin + path;
  return (
    <section aria-label="Form link" className={`${ui.stack8} ${styles.part}`}>
      <h3>Form link</h3>
      <div className={styles.address}>
        <CopyLinkField label="Form link" address={address} />
      </div>
      <p className={ui.note}>
        {isOpen ? (
          <>
            Anyone with the link can submit it. It's hidden from search engines.{' '}
            <Link to={path}>View page</Link>
          </>
        ) : (
          "The form is off, so its link doesn't work."
        )}
      </p>
    </section>
  );
}

function Listing({ row }: { readonly row: RecordRow }) {
  const { data: listings = [] } = useMyDealListingsQuery();
  const [save, { error, isLoading }] = useSaveRecordMutation();
  const listingId = getFieldValue(row, 'listing_id');
  const id = typeof listingId === 'string' ? listingId : '';
  const isOwnListing = id === '' || listings.some((each) => each.id === id);
  async function choose(listing: string) {
    await saveWithMerge(leadForm, row, { listing_id: listing || null }, async (version, changes) =>
      save({ noun: leadForm, id: row.id, version, changes }),
    );
  }
  return (
    <section aria-label="Listing" className={`${ui.stack8} ${styles.part}`}>
      <SelectField
        label="Related listing"
        isOptional
        value={id}
        disabled={isLoading}
        hint="Confidential listings show only the teaser; your name is hidden."
        onChange={({ target }) => void choose(target.value)}
        options={[
          ['', 'None'],
          ...(isOwnListing ? [] : [[id, "A teammate's listing"] as const]),
          ...listings.map((each) => [each.id, `${each.property_name}, ${each.location}`] as const),
        ]}
      />
      <ServerError error={error} title="Not saved" />
    </section>
  );
}

function Came({ id }: { readonly id: string }) {
  const { data: count } = useCountRecordsQuery({
    noun: lead,
    filters: [{ field: 'form_id', is: 'any_of', value: [id] }],
  });
  if (count === undefined) return null;
  return (
    <section aria-label="Leads" className={`${ui.stack8} ${styles.part}`}>
      <h3>Leads</h3>
      <p>
        {count === 0 ? (
          'No leads yet.'
        ) : (
          <RouteLink to="leads" query={{ form_id: id }}>
            {count === 1 ? '1 lead' : `${formatNumber(count)} leads`}
          </RouteLink>
        )}
      </p>
    </section>
  );
}
