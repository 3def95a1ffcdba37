import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { stageLabel } from '#shared/deals/transactions/stages.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { Page, PageHeader } from '../../../../ui/page/Page.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { TransactionSection } from '../TransactionSection.tsx';
import styles from '../Transactions.module.css';
import { ExtendRound } from './ExtendRound.tsx';
import { Comparison } from './OfferComparison.tsx';
import { OfferHistory } from './OfferHistory.tsx';
import { type Bidder, type OfferBook, type Round, useOfferBookQuery } from './offersApi.ts';
import { RecordOffer } from './RecordOffer.tsx';
import { RequestOffers } from './RequestOffers.tsx';

/** All offers for one sale. */
export function OfferBookView({ id }: { readonly id: string }) {
  const query = useOfferBookQuery(id);
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton height="20rem" />}
      nothing={
        <EmptyState title="Offers not found">
          The sale was deleted, or you can't see its offers.
        </EmptyState>
      }
    >
      {(offerBook) => offerBook !== null && <OfferBookContent id={id} book={offerBook} />}
    </Loaded>
  );
}

type Doing =
  | { readonly what: 'ask' }
  | { readonly what: 'extend'; readonly round: Round }
  | { readonly what: 'enter'; readonly bidder: Bidder; readonly by: 'bidder' | 'seller' };

function OfferBookContent({ id, book }: { readonly id: string; readonly book: OfferBook }) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const stop = () => setDoing(null);
  const running = book.rounds.find((round) => round.is_running);
  const offering = book.bidders.filter(({ offers }) => offers.length > 0);
  // Figures of earlier rounds stay out of the comparison while a sealed round runs.
  const compared = offering.filter(({ is_sealing: isSealing }) => !isSealing);
  const waiting = book.bidders.filter((bidder) => !compared.includes(bidder));
  return (
    <Page>
      <PageHeader
        title={`Offers for ${book.property_name}`}
        actions={
          book.is_run &&
          running?.is_sealed !== true && (
            <Button size="small" intent="primary" onClick={() => setDoing({ what: 'ask' })}>
              Request offers
            </Button>
          )
        }
      />
      <div className={styles.column}>
        <p className={styles.quiet}>
          {stageLabel(book.status)}. {describeRound(running, book.rounds[0])}{' '}
          <Link to={linkTo('transaction', { id })}>Open the transaction</Link>
        </p>
        {book.is_run && running !== undefined && (
          <div className={styles.acts}>
            <Button size="small" onClick={() => setDoing({ what: 'extend', round: running })}>
              Extend deadline
            </Button>
          </div>
        )}
        {compared.length === 0 ? (
          <p className={styles.quiet}>No offers to show yet.</p>
        ) : (
          <Comparison
            transactionId={id}
            isRun={book.is_run}
            isSealing={running?.is_sealed === true}
            bidders={compared}
            onEnter={(bidder, by) => setDoing({ what: 'enter', bidder, by })}
          />
        )}
        {waiting.length > 0 && (
          <TransactionSection title="Waiting for an offer">
            <ul className={styles.rows}>
              {waiting.map((bidder) => (
                <li key={bidder.id}>
                  <span className={styles.name}>{bidder.company ?? bidder.name}</span>
                  <span className={styles.quiet}>
                    {bidder.is_sealing ? 'Sealed offer requested' : bidder.name}
                  </span>
                  {!bidder.is_sealing && (
                    <Button
                      size="small"
                      variant="minimal"
                      aria-label={`Enter an offer from ${bidder.company ?? bidder.name}`}
                      onClick={() => setDoing({ what: 'enter', bidder, by: 'bidder' })}
                    >
                      Enter an offer
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </TransactionSection>
        )}
        {offering.map((bidder) => (
          <TransactionSection
            key={bidder.id}
            title={`${bidder.is_sealing ? 'Earlier offers' : 'Offer versions'} from ${bidder.company ?? bidder.name}`}
          >
            <OfferHistory transactionId={id} offers={bidder.offers} />
          </TransactionSection>
        ))}
      </div>
      {doing?.what === 'ask' && <RequestOffers id={id} bidders={book.bidders} onClose={stop} />}
      {doing?.what === 'extend' && <ExtendRound id={id} round={doing.round} onClose={stop} />}
      {doing?.what === 'enter' && (
        <RecordOffer transactionId={id} bidder={doing.bidder} by={doing.by} onClose={stop} />
      )}
    </Page>
  );
}

function describeRound(running: Round | undefined, last: Round | undefined): string {
  if (running !== undefined) {
    const bidderText =
      running.asked === 1 ? '1 bidder is asked' : `${running.asked} bidders are asked`;
    return running.is_sealed
      ? `Best and final: ${bidderText} until ${formatDateTime(running.deadline)}. Offers stay sealed until then.`
      : `${bidderText} until ${formatDateTime(running.deadline)}.`;
  }
  return last === undefined
    ? 'No bidders asked yet.'
    : `The last round ended ${formatDateTime(last.deadline)}.`;
}
