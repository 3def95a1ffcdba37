import { Button } from '@blueprintjs/core';
import type { TestPayoutPage } from '#shared/account/payouts/testPages.ts';
import { formatCents } from '#shared/format/money.ts';
import { billingMessages } from '#shared/texts/billing.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { z } from '../../../ui/form/schema.ts';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { requiredText } from '../../../ui/form/textSchemas.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { formatted } from './CardForm.tsx';
import { cardBody, cardSchema, formatCardNumber, formatExpiry, testCards } from './card.ts';
import { isLocked, LockedTestPage } from './LockedTestPage.tsx';
import {
  useCancelPayoutPageMutation,
  useGetPayoutPageQuery,
  useSubmitPayoutPageMutation,
} from './testCheckoutApi.ts';
import { useGoToPayment } from './useGoToPayment.ts';
import styles from './Window.module.css';

/** The test provider's page to pay an invoice, or to connect an account that receives money. */
export function PayoutWindow({ id }: { readonly id: string }) {
  const query = useGetPayoutPageQuery(id);
  if (isLocked(query.error)) return <LockedTestPage onRetry={() => void query.refetch()} />;
  return (
    <Loaded answer={query} waiting={<Skeleton height="20rem" />}>
      {(page) =>
        page.status === 'open' ? (
          <div className={styles.columns}>
            <Summary page={page} />
            {page.method === 'card' ? (
              <CardPage page={page} onClosed={() => void query.refetch()} />
            ) : (
              <BankPage page={page} onClosed={() => void query.refetch()} />
            )}
          </div>
        ) : (
          <>
            <h1>{page.status === 'complete' ? 'Page completed' : 'Page expired'}</h1>
            <EmptyState title="This page works once">
              Go back to Haven and start again if you need to.
            </EmptyState>
          </>
        )
      }
    </Loaded>
  );
}

const Summary = ({ page }: { readonly page: TestPayoutPage }) => (
  <section aria-labelledby="checkout-title" className={styles.summary}>
    <h1 id="checkout-title">
      {page.purpose === 'pay' ? page.description : `Connect ${page.description}`}
    </h1>
    {page.purpose === 'pay' ? (
      <p className={styles.amount}>
        <span>{formatCents(page.cents)}</span> due today
      </p>
    ) : (
      <p>Enter the bank account that receives payouts.</p>
    )}
    <p className={styles.email}>
      For <EmailText address={page.email} />
    </p>
  </section>
);

interface PageProps {
  readonly page: TestPayoutPage;
  /** Called when the page was completed elsewhere or has expired. */
  readonly onClosed: () => void;
}

/** Sends fields to the test provider, and shows its errors or goes where it redirects. */
function usePage({ page, onClosed }: PageProps) {
  const [submit] = useSubmitPayoutPageMutation();
  const [cancel, { isLoading: isCanceling }] = useCancelPayoutPageMutation();
  const goToPayment = useGoToPayment();
  const goBack = async (redirect: string | null): Promise<string | null> =>
    redirect !== null && (await goToPayment(redirect, { replace: true }))
      ? null
      : billingMessages.badAddress;
  return {
    isCanceling,
    async send(fields: object, onWrong: (name: string, message: string) => void) {
      const { data, error } = await submit({ id: page.id, fields });
      if (isDataError(error)) {
        if (error.status < 400 || error.status >= 500) return billingMessages.pageUnreachable;
        onClosed();
        return null;
      }
      if (data?.outcome === 'wrong') {
        for (const [name, message] of Object.entries(data.fields)) onWrong(name, message);
        return null;
      }
      if (data?.outcome === 'declined') return data.message ?? billingMessages.declined;
      return goBack(data?.redirect ?? null);
    },
    async leave() {
      const { data } = await cancel(page.id);
      return data === undefined ? billingMessages.pageUnreachable : goBack(data.redirect);
    },
  };
}

interface ButtonsProps {
  readonly label: string;
  readonly isSubmitting: boolean;
  readonly isCanceling: boolean;
  readonly onCancel: () => void;
}

const Buttons = ({ label, isSubmitting, isCanceling, onCancel }: ButtonsProps) => (
  <div className={`${ui.grid8} ${styles.buttons}`}>
    <Button type="submit" intent="primary" size="large" fill loading={isSubmitting}>
      {label}
    </Button>
    <Button variant="minimal" loading={isCanceling} onClick={onCancel}>
      Cancel and go back
    </Button>
  </div>
);

function CardPage(props: PageProps) {
  const { send, leave, isCanceling } = usePage(props);
  const form = useSchemaForm(cardSchema, { number: '', expiry: '', cvc: '' });
  const show = (description: string | null) =>
    form.setErrorNotice(description === null ? null : { title: '', description });
  const submit = form.handleSubmit(async (values) => {
    show(
      await send(cardBody(values), (name, message) =>
        form.setError(name as keyof typeof values, { message }),
      ),
    );
  });
  const fill = (number: string) => {
    form.setValue('number', number);
    form.setValue('expiry', `12 / ${(new Date().getFullYear() + 3) % 100}`);
    form.setValue('cvc', '123');
    form.clearErrors();
    show(null);
  };
  return (
    <div className={styles.form}>
      <Form onSend={submit} className={styles.fields}>
        <div className={styles.wide}>
          <WholeNumberField
            label="Card number"
            autoComplete="cc-number"
            {...formatted(form.field('number'), formatCardNumber)}
          />
        </div>
        <WholeNumberField
          label="Expires"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          {...formatted(form.field('expiry'), formatExpiry)}
        />
        <WholeNumberField
          label="Security code"
          autoComplete="cc-csc"
          maxLength={4}
          {...form.field('cvc')}
        />
        <div className={styles.wide}>
          <FormError notice={form.errorNotice} />
        </div>
        <Buttons
          label={`Pay ${formatCents(props.page.cents)}`}
          isSubmitting={form.isSubmitting}
          isCanceling={isCanceling}
          onCancel={() => void leave().then(show)}
        />
      </Form>
      <TestValues title="Test cards" values={testCards} onChoose={fill} />
    </div>
  );
}

const bankSchema = z.object({
  routing: requiredText('Enter the routing number.'),
  account: requiredText('Enter the account number.'),
});

const ROUTING = '110000000';
const testBanks = [
  { number: '000123456789', effect: 'Pays' },
  { number: '000222222227', effect: 'Fails: insufficient funds' },
  { number: '000111111113', effect: 'Fails: account closed' },
  { number: '000555555559', effect: 'Pays, then is returned' },
] as const;

function BankPage(props: PageProps) {
  const { send, leave, isCanceling } = usePage(props);
  const form = useSchemaForm(bankSchema, { routing: '', account: '' });
  const show = (description: string | null) =>
    form.setErrorNotice(description === null ? null : { title: '', description });
  const submit = form.handleSubmit(async (values) => {
    show(
      await send(values, (name, message) =>
        form.setError(name as keyof typeof values, { message }),
      ),
    );
  });
  const fill = (number: string) => {
    form.setValue('routing', ROUTING);
    form.setValue('account', number);
    form.clearErrors();
    show(null);
  };
  const { page } = props;
  return (
    <div className={styles.form}>
      <Form onSend={submit} className={styles.fields}>
        <div className={styles.wide}>
          <WholeNumberField label="Routing number" {...form.field('routing')} />
        </div>
        <div className={styles.wide}>
          <WholeNumberField label="Account number" {...form.field('account')} />
        </div>
        <div className={styles.wide}>
          <FormError notice={form.errorNotice} />
        </div>
        <Buttons
          label={page.purpose === 'pay' ? `Pay ${formatCents(page.cents)}` : 'Connect account'}
          isSubmitting={form.isSubmitting}
          isCanceling={isCanceling}
          onCancel={() => void leave().then(show)}
        />
      </Form>
      <TestValues
        title="Test bank accounts"
        values={page.purpose === 'pay' ? testBanks : testBanks.slice(0, 1)}
        onChoose={fill}
      />
    </div>
  );
}

interface TestValuesProps {
  readonly title: string;
  readonly values: readonly { readonly number: string; readonly effect: string }[];
  readonly onChoose: (number: string) => void;
}

/** Test numbers; a click fills in the form. */
const TestValues = ({ title, values, onChoose }: TestValuesProps) => (
  <section aria-labelledby="test-values-title" className={styles.cards}>
    <h2 id="test-values-title">{title}</h2>
    <ul>
      {values.map(({ number, effect }) => (
        <li key={number}>
          <button type="button" onClick={() => onChoose(number)}>
            <span className={styles.number}>{number}</span>
            <span>{effect}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
