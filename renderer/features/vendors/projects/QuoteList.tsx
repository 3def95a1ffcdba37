import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { WriteButton } from '../../messaging/messages/index.ts';
import { ConfirmPrompt } from './ConfirmPrompt.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import styles from './Projects.module.css';
import { type Project, priceText, QUOTE_STATUS_LABELS, type Quote } from './projects.ts';
import { useChooseProjectQuoteMutation } from './projectsApi.ts';
import { hasPassed } from './requests.ts';

/** A quote with everything needed to choose it. */
type Priced = Quote & {
  readonly price: number;
  readonly price_per: NonNullable<Quote['price_per']>;
};

const isPriced = (quote: Quote): quote is Priced =>
  quote.price !== null &&
  quote.price_per !== null &&
  (quote.status === 'quoted' || quote.status === 'chosen' || quote.status === 'passed');

/** Vendors' quotes in a fixed order with aligned facts, followed by vendors without a quote. */
export function QuoteList({ project }: { readonly project: Project }) {
  const { quotes, status } = project;
  const priced = quotes.filter(isPriced);
  const others = quotes.filter((quote) => !isPriced(quote));
  const isMixed = new Set(priced.map(({ price_per: per }) => per)).size > 1;
  if (quotes.length === 0) return null;
  return (
    <>
      {priced.length > 0 && (
        <PanelSection
          title={`Quotes, ${formatNumber(priced.length)} of ${formatNumber(quotes.length)}`}
        >
          {isMixed && (
            <p className={ui.note}>These prices use different units. Check what each one covers.</p>
          )}
          <ul className={ui.stack12}>
            {priced.map((quote) => (
              <QuoteCard
                key={quote.id}
                quote={quote}
                isOpen={status === 'open'}
                isNamed={project.is_named}
              />
            ))}
          </ul>
        </PanelSection>
      )}
      {others.length > 0 && (
        <PanelSection title={priced.length > 0 ? 'No quote' : 'Asked'}>
          <ul className={styles.others}>
            {others.map((quote) => (
              <li key={quote.id}>
                <VendorName quote={quote} />
                <span className={ui.note}>
                  {QUOTE_STATUS_LABELS[quote.status]}
                  {quote.reason !== null && quote.reason !== '' && `: ${quote.reason}`}
                </span>
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
    </>
  );
}

/** Vendors who left the exchange keep their name on their quotes. */
const VendorName = ({ quote: { vendor, vendor_id: id } }: { readonly quote: Quote }) =>
  id === null ? (
    <span>{vendor}</span>
  ) : (
    <RouteLink to="vendor" params={{ vendorId: id }}>
      {vendor}
    </RouteLink>
  );

/** A calendar day, short enough for a three-column layout. */
const dayText = (day: string): string => formatDay(`${day}T12:00:00`);

interface QuoteCardProps {
  readonly quote: Priced;
  /** True if a quote can still be chosen. */
  readonly isOpen: boolean;
  /** True if vendors already know the client's name. */
  readonly isNamed: boolean;
}

function QuoteCard({ quote, isOpen, isNamed }: QuoteCardProps) {
  const { status, vendor, vendor_id: vendorId, weeks } = quote;
  const isOutdated = quote.is_outdated;
  const isLapsed = status === 'quoted' && hasPassed(quote.holds_until);
  const writes =
    vendorId !== null &&
    (status === 'chosen' ? quote.contact !== null : isOpen && isLapsed && !isOutdated);
  return (
    <li className={`${ui.stack12} ${styles.quote}`} data-status={status}>
      <div className={styles.quoteHead}>
        <h4>
          <VendorName quote={quote} />
        </h4>
        {status !== 'quoted' && (
          <Tag minimal intent={status === 'chosen' ? 'success' : 'none'}>
            {QUOTE_STATUS_LABELS[status]}
          </Tag>
        )}
        <p className={styles.price}>{priceText(quote.price, quote.price_per)}</p>
      </div>
      <dl className={styles.terms}>
        <div>
          <dt>Start</dt>
          <dd>{quote.begins_on === null ? 'Open' : dayText(quote.begins_on)}</dd>
        </div>
        <div>
          <dt>Duration</dt>
          <dd>
            {weeks === null ? 'Open' : weeks === 1 ? '1 week' : `${formatNumber(weeks)} weeks`}
          </dd>
        </div>
        <div>
          <dt>{isLapsed ? 'Expired' : 'Valid until'}</dt>
          <dd className={isLapsed ? styles.lapsed : undefined}>
            {quote.holds_until === null ? 'Open' : dayText(quote.holds_until)}
          </dd>
        </div>
      </dl>
      <Scope scope={quote.scope ?? ''} vendor={vendor} />
      {quote.contact !== null && <ContactFacts contact={quote.contact} />}
      {isOpen && status === 'quoted' && (
        <>
          {isOutdated ? (
            <p className={ui.note}>
              You've changed the project since. {vendor} was notified. You can choose it after they
              quote again.
            </p>
          ) : (
            isLapsed && (
              <p className={ui.note}>
                This quote has expired. Ask {vendor} for a new one
                {isNamed ? '.' : '. Your message tells them who you are.'}
              </p>
            )
          )}
          {!isLapsed && !isOutdated && <Choose quote={quote} />}
        </>
      )}
      {writes && (
        <div className={styles.acts}>
          <WriteButton to={{ vendorId }} name={vendor} />
        </div>
      )}
    </li>
  );
}

/** Visible length of a long scope, so that the next quote stays in view. */
const LONG = 280;

/** The scope of the price. */
function Scope({ scope, vendor }: { readonly scope: string; readonly vendor: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = scope.length > LONG || scope.split('\n').length > 4;
  const isCut = isLong && !isWhole;
  return (
    <div className={styles.scope}>
      <p data-cut={isCut}>{isCut ? scope.replaceAll('\n\n', '\n') : scope}</p>
      {isLong && (
        <PlainButton
          size="small"
          variant="minimal"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Less' : 'Show all'} <span className="visually-hidden">of {vendor}</span>
        </PlainButton>
      )}
    </div>
  );
}

/** Accepts the quote as it was when the button was clicked; a quote changed since is rejected. */
function Choose({ quote }: { readonly quote: Priced }) {
  const [read, setRead] = useState<Priced | null>(null);
  const [choose, { isLoading, error }] = useChooseProjectQuoteMutation();
  const opener = useReturnFocus<HTMLButtonElement>(read !== null);
  const { vendor } = quote;
  if (read !== null) {
    return (
      <ConfirmPrompt
        sentence={`Choose ${vendor} for ${priceText(read.price, read.price_per)}? They get your name, email and phone, and the other vendors are notified. This can't be undone.`}
        yes="Choose"
        about={vendor}
        no="Not yet"
        isLoading={isLoading}
        onYes={async () => {
          const { error: chooseError } = await choose({ id: read.id, n: read.n });
          if (chooseError !== undefined) setRead(null);
        }}
        onNo={() => setRead(null)}
      />
    );
  }
  return (
    <>
      <ServerError title="Not chosen" error={error} />
      <div className={styles.acts}>
        <Button ref={opener} onClick={() => setRead(quote)}>
          Choose <span className="visually-hidden">{vendor}</span>
        </Button>
      </div>
    </>
  );
}
