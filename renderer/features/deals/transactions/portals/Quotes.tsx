import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { quoteKindLabel } from '#shared/deals/transactions/quotes.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { FoldedCell } from '../../../../ui/table/FoldedCell.tsx';
import { FoldingTable } from '../../../../ui/table/FoldingTable.tsx';
import { formatCalendarDay } from '../formatCalendarDay.ts';
import { TransactionSection } from '../TransactionSection.tsx';
import styles from '../Transactions.module.css';
import { AskForQuote } from './AskForQuote.tsx';
import own from './Portals.module.css';
import { type Quote, useDecideQuoteMutation, useListQuotesQuery } from './portalAdminApi.ts';

/** Vendor quotes grouped by kind, lowest price first. */
export function Quotes({ id }: { readonly id: string }) {
  const query = useListQuotesQuery(id);
  const [isRequesting, setRequesting] = useState(false);
  return (
    <TransactionSection title="Quotes">
      <Loaded
        answer={query}
        waiting={<Skeleton height="4rem" />}
        nothing={
          <p className={styles.quiet}>
            No quotes yet. Vendors are asked by email and reply without an account.
          </p>
        }
      >
        {(quotes) => (
          <FoldingTable className={`${styles.table} ${own.quotes}`}>
            <thead>
              <tr>
                <th scope="col">Vendor</th>
                <th scope="col">For</th>
                <th scope="col" className={styles.figure}>
                  Price
                </th>
                <th scope="col">Delivery</th>
                <th scope="col">Valid until</th>
                <th scope="col">Decision</th>
              </tr>
            </thead>
            <tbody>
              {quotes.map((quote) => (
                <Row key={quote.id} of={id} quote={quote} />
              ))}
            </tbody>
          </FoldingTable>
        )}
      </Loaded>
      {isRequesting ? (
        <AskForQuote id={id} onClose={() => setRequesting(false)} />
      ) : (
        <Button size="small" onClick={() => setRequesting(true)}>
          Request a quote
        </Button>
      )}
    </TransactionSection>
  );
}

function Row({ of, quote }: { readonly of: string; readonly quote: Quote }) {
  const [decide, { isLoading }] = useDecideQuoteMutation();
  const { id, vendor, kind, price, days, terms } = quote;
  return (
    <tr>
      <th scope="row" title={terms ?? undefined}>
        {vendor}
      </th>
      <FoldedCell label="For">{quoteKindLabel(kind)}</FoldedCell>
      <FoldedCell label="Price" className={styles.figure}>
        {price === null ? null : formatExactDollars(price)}
      </FoldedCell>
      <FoldedCell label="Delivery">
        {days === null ? null : days === 1 ? '1 day' : `${days} days`}
      </FoldedCell>
      <FoldedCell label="Valid until">
        {quote.valid_until === null ? null : formatCalendarDay(quote.valid_until)}
      </FoldedCell>
      <FoldedCell label="Decision">
        {quote.answered_at === null ? (
          `Asked, due ${formatCalendarDay(quote.due_on)}`
        ) : quote.decision !== null ? (
          quote.decision === 'chosen' ? (
            'Taken'
          ) : (
            'Declined'
          )
        ) : (
          <span className={styles.acts}>
            {(['chosen', 'declined'] as const).map((to) => (
              <Button
                key={to}
                size="small"
                variant="minimal"
                loading={isLoading}
                aria-label={`${to === 'chosen' ? 'Take' : 'Decline'} the quote of ${vendor}`}
                onClick={() => void decide({ transactionId: of, id, to, n: quote.n })}
              >
                {to === 'chosen' ? 'Take' : 'Decline'}
              </Button>
            ))}
          </span>
        )}
      </FoldedCell>
    </tr>
  );
}
