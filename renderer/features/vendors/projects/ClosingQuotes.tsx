import { quoteKindLabel } from '#shared/deals/transactions/quotes.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { ClosingQuote } from './closingQuotes.ts';
import styles from './Quoting.module.css';
import { useClosingQuotesQuery } from './vendorDeskApi.ts';

/** Quotes for closings, including those sent by link before there was an account. Renders nothing without any. */
export function ClosingQuotes() {
  const { currentData: quotes = [] } = useClosingQuotesQuery();
  if (quotes.length === 0) return null;
  return (
    <section aria-labelledby="closings" className={styles.closings}>
      <h2 id="closings">Quotes for closings</h2>
      <ul>
        {quotes.map((quote) => (
          <li key={quote.id}>
            <RouteLink to="quote" params={{ token: quote.id }}>
              {`${quoteKindLabel(quote.kind)}, ${quote.property}`}
            </RouteLink>
            <span className={ui.note}>{statusText(quote)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function statusText({ price, n, decision, is_open: isOpen }: ClosingQuote): string {
  const sent = price === null ? 'Not sent yet' : `${formatExactDollars(price)}, version ${n}`;
  if (decision === 'chosen') return `${sent}, accepted`;
  if (decision === 'declined') return `${sent}, declined`;
  return isOpen ? sent : `${sent}, closed`;
}
