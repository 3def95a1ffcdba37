import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { quoteKindLabel } from '#shared/deals/transactions/quotes.ts';
import { formatDay } from '#shared/format/date.ts';
import { formatExactDollars, MAX_DOLLARS } from '#shared/format/money.ts';
import { SaveForm } from '../../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../../data/form/useSaveForm.ts';
import { MoneyField } from '../../../../ui/form/MoneyInput.tsx';
import { z } from '../../../../ui/form/schema.ts';
import { TextAreaField } from '../../../../ui/form/TextField.tsx';
import { DateField, WholeNumberField } from '../../../../ui/form/TypedFields.tsx';
import { optionalText, parsedText } from '../../../../ui/form/textSchemas.ts';
import { isId } from '../../../../ui/format/id.ts';
import { LinkButton } from '../../../../ui/link/LinkButton.tsx';
import { NotFoundMessage } from '../../../../ui/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../../ui/page/Page.tsx';
import { useRecordHead } from '../../../../ui/page/recordHead.ts';
import { FactList } from '../../../../ui/panel/Facts.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { formatCalendarDay } from '../formatCalendarDay.ts';
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

/** A vendor's quote request and response. */
export function Component() {
  const { token: id = '' } = useParams();
  if (!isId(id)) {
    return (
      <NotFoundMessage title="Quote not found" to="home" button="Haven Exchange">
        The link is incomplete. Open the link in the email again.
      </NotFoundMessage>
    );
  }
  return (
    <Portal
      key={id}
      of={id}
      title="Quote for a closing"
      about="The request, and your price, timing and terms. You don't need an account."
      isForAccounts
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
  chosen: 'Your quote was accepted. The team will contact you.',
  declined: 'Another quote was accepted. Thank you for yours.',
};

function View({ quote, opened }: { readonly quote: PortalQuote; readonly opened: OpenPortal }) {
  const place = [quote.property, quote.state].filter(Boolean).join(', ');
  const facts = [
    ['Kind', quoteKindLabel(quote.kind)],
    ['Requested by', quote.run_by],
    ['Quote due', formatCalendarDay(quote.due_on)],
    ['Sent', quote.answered_at === null ? 'Not yet' : formatDay(quote.answered_at)],
    ['File', quote.file ?? 'None yet'],
    ['Version', quote.n === 0 ? 'None sent' : String(quote.n)],
  ] as const;
  return (
    <Page>
      <PageHeader
        title={`Quote for ${place}`}
        description={`For ${quote.vendor}. You have access until ${formatDay(quote.until)}.`}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <TransactionSection level={2} title="What you need">
            <p className={own.wanted}>{quote.wanted}</p>
            <FactList className={`${ui.factColumns} ${styles.facts}`} facts={facts} />
          </TransactionSection>
        </div>
        <div className={styles.column}>
          <TransactionSection level={2} title="Your quote">
            {quote.decision === null ? (
              <>
                <QuoteForm quote={quote} opened={opened} />
                <UploadFile opened={opened} />
              </>
            ) : (
              <p>{DECISIONS[quote.decision]}</p>
            )}
            {quote.is_expired && quote.decision === null && (
              <p role="alert">
                Your quote has expired and can't be accepted. Send it again with a later date.
              </p>
            )}
          </TransactionSection>
          {quote.versions.length > 1 && <Versions quote={quote} />}
          <TransactionSection level={2} title="Keep your quotes">
            <p>
              Create an account with the email that received this link. Your quotes then appear
              under Quotes.
            </p>
            <div>
              <LinkButton to="vendorOnboarding">Become a vendor</LinkButton>
            </div>
          </TransactionSection>
        </div>
      </div>
    </Page>
  );
}

/** Every response that was sent, newest first. */
const Versions = ({ quote: { versions } }: { readonly quote: PortalQuote }) => (
  <TransactionSection level={2} title="Versions">
    <dl className={`${ui.factColumns} ${styles.facts}`}>
      {versions.map(({ n, price, answered_at: at, valid_until: until }) => (
        <div key={n}>
          <dt>{`Version ${n}, ${formatDay(at)}`}</dt>
          <dd>
            {formatExactDollars(price)}
            {until !== null && `, valid until ${formatCalendarDay(until)}`}
          </dd>
        </div>
      ))}
    </dl>
  </TransactionSection>
);

/** Parses a typed amount; null if invalid. */
function figureOf(typed: string): number | null {
  const plain = typed.replaceAll('$', '').replaceAll(',', '').trim();
  const figure = Number(plain);
  return plain !== '' && figure >= 0 && figure <= MAX_DOLLARS ? figure : null;
}

const quoteAnswer = z.object({
  price: parsedText((typed) => figureOf(typed) ?? undefined, 'Enter a price.'),
  days: parsedText<number | null>((typed) => {
    const days = figureOf(typed);
    if (typed.trim() === '') return null;
    return Number.isInteger(days) ? days : undefined;
  }, 'Enter whole days.'),
  validUntil: optionalText(),
  terms: z.string(),
});

interface QuoteFormProps {
  readonly quote: PortalQuote;
  readonly opened: OpenPortal;
}

function QuoteForm({ quote, opened }: QuoteFormProps) {
  const [answer, { isSuccess }] = useAnswerQuoteMutation();
  const form = useSaveForm({
    schema: quoteAnswer,
    defaultValues: {
      price: quote.price === null ? '' : String(quote.price),
      days: quote.days === null ? '' : String(quote.days),
      validUntil: quote.valid_until ?? '',
      terms: quote.terms ?? '',
    },
    save: (values) => answer({ ...opened, answer: values }),
  });
  return (
    <SaveForm
      form={form}
      aria-label="Your quote"
      className={own.form}
      action={quote.answered_at === null ? 'Send quote' : 'Resend quote'}
      failure="Not sent"
      beside={
        isSuccess && <span role="status">Sent. You can change it until a decision is made.</span>
      }
    >
      <div className={own.fields}>
        <MoneyField label="Price ($)" maxLength={16} {...form.field('price')} />
        <WholeNumberField
          label="Days to delivery"
          isOptional
          maxLength={4}
          {...form.field('days')}
        />
        <DateField label="Valid until" isOptional {...form.field('validUntil')} />
      </div>
      <TextAreaField label="Terms" isOptional rows={4} maxLength={4000} {...form.field('terms')} />
    </SaveForm>
  );
}
