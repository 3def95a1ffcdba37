import { Tag } from '@blueprintjs/core';
import { useCallback } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { useAuth } from '../../../../session/auth/index.ts';
import { Page, PageHeader } from '../../../../ui/page/Page.tsx';
import { useRecordHead } from '../../../../ui/page/recordHead.ts';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { TransactionSection } from '../TransactionSection.tsx';
import styles from '../Transactions.module.css';
import { OfferForm } from './OfferForm.tsx';
import { OfferHistory } from './OfferHistory.tsx';
import own from './Offers.module.css';
import {
  type Bid,
  type Offer,
  type OfferSubmission,
  useMyBidQuery,
  useSubmitOfferMutation,
} from './offersApi.ts';
import { useBidderLetterUpload } from './useLetterUpload.ts';

/** A bidder's view of a sale: deadline, own offers, and responses. */
export function BidPage({ id }: { readonly id: string }) {
  const query = useMyBidQuery(id);
  const headOf = useCallback(({ property_name: title }: Bid) => ({ title }), []);
  useRecordHead(query.currentData, headOf);
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton height="20rem" />}
      nothing={
        <EmptyState title="Transaction not found">
          It was deleted, or you're not part of it.
        </EmptyState>
      }
    >
      {(bid) => bid !== null && <BidDetails id={id} bid={bid} />}
    </Loaded>
  );
}

function BidDetails({ id, bid }: { readonly id: string; readonly bid: Bid }) {
  const [submit, { error, isLoading, isSuccess }] = useSubmitOfferMutation();
  const last = bid.offers.find(({ made_by: by }) => by === 'bidder') ?? null;
  return (
    <Page>
      <PageHeader
        title={bid.property_name}
        actions={<Tag minimal>{bid.is_running ? 'Offer requested' : 'Deadline passed'}</Tag>}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <p className={styles.quiet}>
            {bid.is_running
              ? `Offers are taken until ${formatDateTime(bid.deadline)}.`
              : `Offers were taken until ${formatDateTime(bid.deadline)}.`}{' '}
            {bid.is_sealed &&
              'Offers are sealed. No one can read yours before the deadline, which is the same for all bidders.'}
          </p>
          {bid.terms !== null && <p className={own.terms}>{bid.terms}</p>}
          {bid.is_running && (
            <TransactionSection title={last === null ? 'Your offer' : 'Improve your offer'}>
              <OwnOffer
                key={last?.id ?? 'first'}
                id={id}
                bid={bid}
                last={last}
                error={error}
                isLoading={isLoading}
                onSubmit={(offer) => void submit(offer)}
              />
              <p className={styles.quiet} aria-live="polite">
                {isSuccess && 'Offer submitted.'}
              </p>
            </TransactionSection>
          )}
        </div>
        <TransactionSection title="Your offers and responses">
          {bid.offers.length === 0 ? (
            <p className={styles.quiet}>You haven't made an offer yet.</p>
          ) : (
            <OfferHistory transactionId={id} offers={bid.offers} />
          )}
        </TransactionSection>
      </div>
    </Page>
  );
}

interface OwnOfferProps {
  readonly id: string;
  readonly bid: Bid;
  readonly last: Offer | null;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly onSubmit: (offer: OfferSubmission) => void;
}

function OwnOffer({ id, bid, last, error, isLoading, onSubmit }: OwnOfferProps) {
  const { session } = useAuth();
  const uploads = useBidderLetterUpload(session?.userId ?? '', id);
  return (
    <OfferForm
      label="Your offer"
      action={bid.is_sealed ? 'Submit sealed offer' : 'Submit offer'}
      begin={last}
      error={error}
      isLoading={isLoading}
      uploads={uploads}
      onSend={(offerId, offer, letter) =>
        onSubmit({ id: offerId, transactionId: id, offer, letter })
      }
    />
  );
}
