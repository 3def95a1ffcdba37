import { formatBytes } from '#shared/format/bytes.ts';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { getDocumentKindLabel } from '#shared/listings/listing-details.ts';
import { useAuth } from '../../../../session/auth/index.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { lazyPart } from '../../../../ui/chunk/lazyPart.tsx';
import { saveUrl } from '../../../../ui/file/saveFile.ts';
import { RouteLink } from '../../../../ui/link/RouteLink.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import type { Listing } from '../listing.ts';
import styles from './Deal.module.css';
import {
  type DocumentAccess,
  useDownloadListingDocumentMutation,
  useGetListingPapersQuery,
  useListListingDocumentsQuery,
} from './dealApi.ts';

const Agreement = lazyPart(async () => {
  const { Agreement: Part } = await import('./Agreement.tsx');
  return { default: Part };
});
const OwnDocuments = lazyPart(async () => {
  const { SellerDocuments: Part } = await import('./SellerDocuments.tsx');
  return { default: Part };
});

const Memorandum = lazyPart(async () => {
  const { Memorandum: Part } = await import('../../materials/index.ts');
  return { default: Part };
});

/** Documents shared with users who signed, and the steps to get access. */
export function Documents({ listing }: { readonly listing: Listing }) {
  const { session } = useAuth();
  const isMember = session !== null && !session.needsCode;
  return (
    <section aria-labelledby="documents" className={styles.section}>
      <h2 id="documents">Documents</h2>
      {isMember ? (
        <ForMember listing={listing} />
      ) : (
        <p className={styles.note}>
          Documents are available to members with a <RouteLink to="userPricing">plan</RouteLink> who
          have contacted the broker and signed this community's agreement.
        </p>
      )}
    </section>
  );
}

function ForMember({ listing }: { readonly listing: Listing }) {
  const query = useGetListingPapersQuery(listing.id);
  return (
    <Loaded answer={query} waiting={<Skeleton height="5rem" />}>
      {(access) => <AccessibleDocuments listing={listing} papers={access} />}
    </Loaded>
  );
}

function AccessibleDocuments({
  listing,
  papers,
}: {
  readonly listing: Listing;
  readonly papers: DocumentAccess | null;
}) {
  if (papers === null) {
    return (
      <p className={styles.note}>
        {listing.is_confidential ? (
          'Contact the broker first to see which documents are available.'
        ) : (
          <>
            Documents require a <RouteLink to="userPricing">plan</RouteLink>.
          </>
        )}
      </p>
    );
  }
  if (papers.is_own) return <OwnDocuments listing={listing.id} nda={papers.nda} />;
  if (papers.nda === null || Object.keys(papers.kinds).length === 0) {
    return <p className={styles.note}>No documents yet.</p>;
  }
  if (papers.is_open) {
    return (
      <>
        <Memorandum listing={listing.id} name={listing.property_name} className={styles.note} />
        <DocumentList listing={listing.id} />
      </>
    );
  }
  return (
    <>
      <ul className={styles.kinds}>
        {Object.entries(papers.kinds).map(([kind, count]) => (
          <li key={kind}>
            {getDocumentKindLabel(kind)}
            {count > 1 && ` (${formatNumber(count)})`}
          </li>
        ))}
      </ul>
      {papers.has_asked ? (
        <Agreement nda={papers.nda} />
      ) : (
        <p className={styles.note}>Contact the broker and sign the agreement to unlock.</p>
      )}
    </>
  );
}

function DocumentList({ listing }: { readonly listing: string }) {
  const query = useListListingDocumentsQuery(listing);
  const [download, { isLoading }] = useDownloadListingDocumentMutation();
  return (
    <Loaded answer={query} waiting={<Skeleton height="5rem" />}>
      {(documents) => (
        <ul className={styles.documents} hidden={documents.length === 0} aria-label="Documents">
          {documents.map((document) => (
            <li key={document.id}>
              <span>
                <PlainButton
                  disabled={isLoading}
                  onClick={async () => {
                    const { data } = await download(document);
                    if (data !== undefined) saveUrl(document.name, data);
                  }}
                >
                  {document.name}
                </PlainButton>
              </span>
              <span className={styles.note}>
                {getDocumentKindLabel(document.kind)} · {formatBytes(document.size)} ·{' '}
                {formatCalendarDay(document.created_on)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
