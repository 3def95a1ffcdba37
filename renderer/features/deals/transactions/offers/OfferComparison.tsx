import { Button } from '@blueprintjs/core';
import { findBestOffers, OFFER_FIELDS } from '#shared/deals/transactions/offers.ts';
import type { Field } from '#shared/records/noun.ts';
import { formatFieldValue } from '#shared/records/values.ts';
import { RuledTable } from '../../../../ui/table/RuledTable.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { LetterOfIntentLink } from './LetterOfIntentLink.tsx';
import own from './Offers.module.css';
import { type Bidder, type Offer, useDecideOfferMutation } from './offersApi.ts';
import { SignOffer } from './SignOffer.tsx';

const FIELDS: readonly Field[] = OFFER_FIELDS;

interface ComparisonProps {
  readonly transactionId: string;
  readonly isRun: boolean;
  /** True while a sealed round runs; no offer can be accepted before its deadline. */
  readonly isSealing: boolean;
  readonly bidders: readonly Bidder[];
  readonly onEnter: (bidder: Bidder, by: 'bidder' | 'seller') => void;
}

/** Compares each bidder's latest offer and highlights the best terms for the seller. */
export function Comparison(props: ComparisonProps) {
  const { transactionId, isRun, isSealing, bidders, onEnter } = props;
  const columns = bidders.flatMap((bidder) => {
    const offer = bidder.offers.find(({ made_by: by }) => by === 'bidder') ?? bidder.offers[0];
    return offer === undefined ? [] : [{ bidder, offer }];
  });
  const offers = columns.map(({ offer }) => offer);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
    <section aria-label="Offer comparison" className={ui.scroll} tabIndex={0}>
      <RuledTable className={own.comparison}>
        <thead>
          <tr>
            <td />
            {columns.map(({ bidder }) => (
              <th key={bidder.id} scope="col">
                {bidder.company ?? bidder.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIELDS.map((field) => {
            const best = findBestOffers(field.name, offers);
            return (
              <tr key={field.name}>
                <th scope="row">{field.label}</th>
                {columns.map(({ bidder, offer }, i) => (
                  <td key={bidder.id} data-best={best.has(i)}>
                    {formatFieldValue(field, offer[field.name as keyof Offer]) || '—'}
                    {best.has(i) && <span className={own.best}>best</span>}
                  </td>
                ))}
              </tr>
            );
          })}
          <tr>
            <th scope="row">Letter of intent</th>
            {columns.map(({ bidder, offer }) => (
              <td key={bidder.id}>
                {offer.letter_id === null && offer.signed_hash === null && '—'}
                <LetterOfIntentLink offer={offer} />
                <SignOffer transactionId={transactionId} offer={offer} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Status</th>
            {columns.map(({ bidder, offer }) => (
              <td key={bidder.id}>
                {isRun ? (
                  <Acts
                    transactionId={transactionId}
                    isSealing={isSealing}
                    bidder={bidder}
                    offer={offer}
                    onEnter={onEnter}
                  />
                ) : (
                  STATUS[offer.status]
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </RuledTable>
    </section>
  );
}

const STATUS = { open: 'Open', accepted: 'Accepted', declined: 'Declined' } as const;

interface ActsProps extends Pick<ComparisonProps, 'transactionId' | 'isSealing' | 'onEnter'> {
  readonly bidder: Bidder;
  readonly offer: Offer;
}

function Acts({ transactionId, isSealing, bidder, offer, onEnter }: ActsProps) {
  const [decide, { isLoading }] = useDecideOfferMutation();
  const name = bidder.company ?? bidder.name;
  if (offer.status !== 'open') return STATUS[offer.status];
  const to = (status: 'accepted' | 'declined') =>
    void decide({ id: offer.id, transactionId, to: status });
  return (
    <div className={own.stack}>
      {offer.made_by === 'bidder' && (
        <>
          {!isSealing && (
            <Button
              size="small"
              loading={isLoading}
              aria-label={`Accept ${name}`}
              onClick={() => to('accepted')}
            >
              Accept
            </Button>
          )}
          <Button
            size="small"
            loading={isLoading}
            aria-label={`Decline ${name}`}
            onClick={() => to('declined')}
          >
            Decline
          </Button>
        </>
      )}
      {!bidder.is_sealing && (
        <>
          <Button
            size="small"
            aria-label={`Counter ${name}`}
            onClick={() => onEnter(bidder, 'seller')}
          >
            Counter
          </Button>
          <Button
            size="small"
            aria-label={`Enter another offer from ${name}`}
            onClick={() => onEnter(bidder, 'bidder')}
          >
            Enter another
          </Button>
        </>
      )}
    </div>
  );
}
