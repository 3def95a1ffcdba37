import { OFFER_FIELDS } from '#shared/deals/transactions/offers.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import type { Field } from '#shared/records/noun.ts';
import { formatFieldValue } from '#shared/records/values.ts';
import styles from '../Transactions.module.css';
import { LetterOfIntentLink } from './LetterOfIntentLink.tsx';
import own from './Offers.module.css';
import type { Offer } from './offersApi.ts';
import { SignOffer } from './SignOffer.tsx';

const FIELDS: readonly Field[] = OFFER_FIELDS;
const STATUS = { open: null, accepted: 'accepted', declined: 'declined' } as const;

interface OfferLinesProps {
  readonly transactionId: string;
  readonly offers: readonly Offer[];
}

/** Offers and counter-offers with version numbers, latest first. */
export function OfferHistory({ transactionId, offers }: OfferLinesProps) {
  return (
    <ol className={styles.rows}>
      {offers.map((offer, i) => (
        <li key={offer.id}>
          <span className={styles.name}>
            {offer.made_by === 'seller' ? 'Counter-offer' : 'Offer'} {offers.length - i}:{' '}
            {formatExactDollars(offer.price)}
          </span>
          <span className={styles.quiet}>
            {[formatDateTime(offer.at), STATUS[offer.status], ...saysBesides(offer)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {(offer.letter_id !== null || offer.may_sign || offer.signed_hash !== null) && (
            <span data-below className={own.hung}>
              <LetterOfIntentLink offer={offer} />
              <SignOffer transactionId={transactionId} offer={offer} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

const saysBesides = (offer: Offer): readonly string[] =>
  FIELDS.filter(({ name }) => name !== 'price').flatMap((field) => {
    const value = offer[field.name as keyof Offer];
    const isSilent = value === null || value === false || value === 'none';
    return isSilent ? [] : [`${field.label}: ${formatFieldValue(field, value)}`];
  });
