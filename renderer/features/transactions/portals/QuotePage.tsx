import { Button } from '@blueprintjs/core';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatDay } from '#shared/format/date.ts';
import { MAX_DOLLARS } from '#shared/format/money.ts';
import { quoteKindLabel } from '#shared/transactions/quotes.ts';
import { Form } from '../../../kit/form/Form.tsx';
import { TextAreaField, TextField } from '../../../kit/form/TextField.tsx';
import { isId } from '../../../kit/format/id.ts';
import { NotFoundMessage } from '../../../kit/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../kit/page/Page.tsx';
import { useRecordHead } from '../../../kit/page/recordHead.ts';
import { Loaded } from '../../../kit/state/Loaded.tsx';
import { Skeleton } from '../../../kit/state/Skeleton.tsx';
import { formatCalendarDay } from '../formatCalendarDay.ts';
import { TransactionError } from '../TransactionError.tsx';
import { TransactionSection } from '../TransactionSection.tsx';
import styles from '../Transactions.module.css';
import { Portal } from './Portal.tsx';
import own from './Portals.module.css';
import {
  type OpenPortal,
  type PortalQuote,
  useAnswerQuoteMutation,
  useReadQuoteQuery,
} from './portalApi.ts';
import { SessionExpired } from './SessionExpired.tsx';
import { UploadFile } from './UploadFile.tsx';

/** What a vendor is asked for, and its answer. */
export function Component() {
  const { token: id = '' } = useParams();
  if (!isId(id)) {
    return (
      <NotFoundMessage title="This quote is not here" to="home" button="Haven Exchange">
        The address is not complete. Open the link in the letter again.
      </NotFoundMessage>
    );
  }
  return (
    <Portal
      key={id}
      of={id}
      title="A quote for a closing"
      about="What is wanted, and your price, time and terms. You need no account."
    >
      {(opened, onOver) => <Quote opened={opened} onOver={onOver} />}
    </Portal>
  );
}

function Quote({ opened, onOver }: { readonly opened: OpenPortal; readonly onOver: () => void }) {
  const answer = useReadQuoteQuery(opened);
  const headOf = useCallback(({ property: title }: PortalQuote) => ({ title }), []);
  useRecordHead(answer.currentData ?? undefined, headOf);
  return (
    <Loaded
      answer={answer}
      waiting={<Skeleton height="20rem" />}
      nothing={<SessionExpired onOver={onOver} />}
    >
      {(quote) => quote !== null && <View quote={quote} opened={opened} />}
    </Loaded>
  );
}

const DECISIONS: Readonly<Record<string, string>> = {
  chosen: 'Your quote was taken. The team will be in touch with you.',
  declined: 'Another quote was taken. Thank you for yours.',
};

function View({ quote, opened }: { readonly quote: PortalQuote; readonly opened: OpenPortal }) {
  const place = [quote.property, quote.state].filter(Boolean).join(', ');
  const facts = [
    ['Kind', quoteKindLabel(quote.kind)],
    ['Asked by', quote.run_by],
    ['Answer by', formatCalendarDay(quote.due_on)],
    ['Sent', quote.answered_at === null ? 'Not yet' : formatDay(quote.answered_at)],
    ['File', quote.file ?? 'None yet'],
  ] as const;
  return (
    <Page>
      <PageHeader
        title={`Quote for ${place}`}
        description={`For ${quote.vendor}. Open to you until ${formatDay(quote.until)}.`}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <TransactionSection level={2} title="What is wanted">
            <p className={own.wanted}>{quote.wanted}</p>
            <dl className={styles.facts}>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </TransactionSection>
        </div>
        <div className={styles.column}>
          <TransactionSection level={2} title="Your quote">
            {quote.decision === null ? (
              <>
                <Answer quote={quote} opened={opened} />
                <UploadFile opened={opened} />
              </>
            ) : (
              <p>{DECISIONS[quote.decision]}</p>
            )}
          </TransactionSection>
        </div>
      </div>
    </Page>
  );
}

/** What is typed as a figure; null where it is none. */
function figureOf(typed: string): number | null {
  const plain = typed.replaceAll('$', '').replaceAll(',', '').trim();
  const figure = Number(plain);
  return plain !== '' && figure >= 0 && figure <= MAX_DOLLARS ? figure : null;
}

function Answer({ quote, opened }: { readonly quote: PortalQuote; readonly opened: OpenPortal }) {
  const [price, setPrice] = useState(quote.price === null ? '' : String(quote.price));
  const [days, setDays] = useState(quote.days === null ? '' : String(quote.days));
  const [validUntil, setValidUntil] = useState(quote.valid_until ?? '');
  const [terms, setTerms] = useState(quote.terms ?? '');
  const [isSent, setSent] = useState(false);
  const [answer, { error, isLoading, isSuccess }] = useAnswerQuoteMutation();
  const figure = figureOf(price);
  const span = figureOf(days);
  const isWhole = days.trim() === '' || (span !== null && Number.isInteger(span));
  return (
    <Form
      aria-label="Your quote"
      className={own.form}
      onSend={async () => {
        setSent(true);
        if (figure === null || !isWhole || isLoading) return;
        await answer({
          ...opened,
          answer: {
            ...{ price: figure, days: span, terms },
            validUntil: validUntil === '' ? null : validUntil,
          },
        });
      }}
    >
      <div className={own.fields}>
        <TextField
          label="Price in dollars"
          inputMode="decimal"
          value={price}
          maxLength={16}
          onChange={({ target }) => setPrice(target.value)}
          error={isSent && figure === null ? 'Type a price.' : undefined}
        />
        <TextField
          label="Days until it is there"
          inputMode="numeric"
          isOptional
          value={days}
          maxLength={4}
          onChange={({ target }) => setDays(target.value)}
          error={isSent && !isWhole ? 'Type whole days.' : undefined}
        />
        <TextField
          label="Good until"
          type="date"
          isOptional
          value={validUntil}
          onChange={({ target }) => setValidUntil(target.value)}
        />
      </div>
      <TextAreaField
        label="Terms"
        isOptional
        rows={4}
        maxLength={4000}
        value={terms}
        onChange={({ target }) => setTerms(target.value)}
      />
      <TransactionError error={error} title="Not sent" />
      <div className={styles.acts}>
        <Button type="submit" intent="primary" loading={isLoading}>
          {quote.answered_at === null ? 'Send the quote' : 'Send it anew'}
        </Button>
        {isSuccess && <span role="status">Sent. You may change it until it is decided.</span>}
      </div>
    </Form>
  );
}
