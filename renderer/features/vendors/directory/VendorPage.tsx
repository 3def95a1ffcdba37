import { Tag } from '@blueprintjs/core';
import { useParams } from 'react-router-dom';
import { hasAdminAccess } from '#shared/access/roles.ts';
import { formatCalendarDay } from '#shared/format/date.ts';
import { metaDescription } from '#shared/navigation/meta.ts';
import { linkTo } from '#shared/routes.ts';
import { credentialName } from '#shared/vendors/credentials.ts';
import {
  CREDENTIAL_EXPIRED_LABEL,
  VERIFICATION,
  type Verification,
} from '#shared/vendors/vendors.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { placesText, stateName } from '../../../ui/directory/directoryPage.ts';
import { isId } from '../../../ui/format/id.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { BackLink } from '../../../ui/page/BackLink.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { type RecordHead, useRecordHead } from '../../../ui/page/recordHead.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { WriteButton } from '../../messaging/messages/index.ts';
import { RankingFacts, useVendorView, VendorShowcase } from '../presence/index.ts';
import { VendorRating, VendorRatingFact, VendorReviews } from '../vendorReviews/index.ts';
import { VendorApproval } from './VendorApproval.tsx';
import styles from './Vendors.module.css';
import { availabilityName, categoryName, meetingsText, type Vendor, yearsText } from './vendor.ts';
import { useGetVendorQuery } from './vendorsApi.ts';

const vendorHead = (vendor: Vendor): RecordHead => {
  const { id, company_name: name, category, states } = vendor;
  const inShort = `${name}: ${categoryName(category)} for senior-living communities.`;
  const description = metaDescription(vendor.description ?? inShort);
  return {
    title: name,
    card: {
      title: name,
      lines: [categoryName(category), ...(states.length > 0 ? [placesText(states)] : [])],
    },
    description,
    dataAt: (origin) => ({
      '@context': 'https://schema.org',
      '@type': 'ProfessionalService',
      name,
      description,
      url: origin + linkTo('vendor', { vendorId: id }),
      knowsAbout: [categoryName(category), ...vendor.specialization_tags],
      areaServed: states.map((state) => ({ '@type': 'State', name: stateName(state) })),
    }),
  };
};

/** Public vendor page. */
export function Component() {
  const { vendorId = '' } = useParams();
  const isKnown = isId(vendorId);
  const query = useGetVendorQuery(vendorId, { skip: !isKnown });
  const vendor = isKnown ? query.currentData : null;
  useRecordHead(vendor, vendorHead);
  if (vendor === null) {
    return (
      <NotFoundMessage title="Vendor not found" to="vendors" button="Vendors">
        The profile may still be in review, or the link may be wrong.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <BackLink to="vendors">Vendors</BackLink>
      <Loaded answer={query} waiting={<Loading />}>
        {(found) => found && <Profile vendor={found} />}
      </Loaded>
    </Page>
  );
}

function Profile({ vendor }: { readonly vendor: Vendor }) {
  const accountStatus = useAccessContext();
  const { verification_status: verification, states, specialization_tags: tags } = vendor;
  useVendorView(vendor.id);
  return (
    <article>
      <header className={styles.header}>
        <h1>{vendor.company_name}</h1>
        <VendorRating vendorId={vendor.id} />
        <p className={styles.tags}>
          <Tag minimal>{categoryName(vendor.category)}</Tag>
          <Tag minimal intent={vendor.verified ? 'success' : 'warning'}>
            {vendor.has_lapsed && verification === 'verified'
              ? CREDENTIAL_EXPIRED_LABEL
              : VERIFICATION[verification as Verification]}
          </Tag>
          {vendor.featured && <span className={styles.featured}>Featured</span>}
        </p>
        {accountStatus !== null && vendor.takes_requests ? (
          <LinkButton to="clientProjectRequest" query={{ vendor: vendor.id }} intent="primary">
            Request a quote
          </LinkButton>
        ) : (
          <LinkButton to="requestVendors" query={{ vendor: vendor.id }} intent="primary">
            Request this vendor
          </LinkButton>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section aria-labelledby="about">
            <h2 id="about">About</h2>
            <p className={ui.multiline}>{vendor.description ?? 'No description yet.'}</p>
          </section>
          <Credentials vendor={vendor} />
          <section aria-labelledby="claims">
            <h2 id="claims">Certifications and specialties</h2>
            {tags.length === 0 ? (
              <p className={ui.note}>None listed.</p>
            ) : (
              <ul className={styles.claims}>
                {tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
            )}
            <p className={ui.note}>
              Stated by the vendor. Ask for the certificate and its expiration date before work
              begins.
            </p>
          </section>
          <section aria-labelledby="places">
            <h2 id="places">Service areas</h2>
            {states.length === 0 ? (
              <p className={ui.note}>No states listed.</p>
            ) : (
              <ul className={styles.places}>
                {states.map((state) => (
                  <li key={state}>
                    <RouteLink to="vendors" query={{ state }}>
                      {stateName(state)}
                    </RouteLink>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <VendorShowcase vendorId={vendor.id} name={vendor.company_name} />
          <VendorReviews vendorId={vendor.id} />
        </div>
        <aside aria-label="Overview" className={styles.rail}>
          <dl className={`${ui.factRows} ${styles.facts}`}>
            <div>
              <dt>Availability</dt>
              <dd>{availabilityName(vendor.availability_status)}</dd>
            </div>
            <div>
              <dt>Experience</dt>
              <dd>{yearsText(vendor.years_experience)}</dd>
            </div>
            <div>
              <dt>Meetings</dt>
              <dd>{meetingsText(vendor)}</dd>
            </div>
            <VendorRatingFact vendorId={vendor.id} />
          </dl>
          <RankingFacts vendorId={vendor.id} />
          {accountStatus !== null && verification === 'verified' && (
            <WriteButton to={{ vendorId: vendor.id }} name={vendor.company_name} />
          )}
          <LinkButton to="vendors" query={{ category: vendor.category }} fill>
            {`More in ${categoryName(vendor.category)}`}
          </LinkButton>
          {accountStatus !== null && hasAdminAccess(accountStatus.roles) && (
            <VendorApproval vendor={vendor} />
          )}
        </aside>
      </div>
    </article>
  );
}

/** Credentials the team has checked; without numbers and files, which stay with the vendor. */
function Credentials({ vendor: { papers } }: { readonly vendor: Vendor }) {
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby="papers">
      <h2 id="papers">Verified credentials</h2>
      <ul className={styles.claims}>
        {papers.map((credential) => {
          const name = credentialName(credential);
          return (
            <li key={name}>
              {name}
              {credential.expires_on !== null &&
                `, expires ${formatCalendarDay(credential.expires_on)}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const Loading = () => (
  <div role="status" aria-label="Loading vendor…">
    <div className={styles.header}>
      <Skeleton width="20rem" height="2.25rem" />
      <Skeleton width="12rem" height="1.5rem" />
    </div>
    <div className={styles.columns}>
      <Skeleton height="20rem" />
      <Skeleton height="16rem" />
    </div>
  </div>
);
