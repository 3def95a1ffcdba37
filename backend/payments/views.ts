import type { Account, Session, Subscription } from './account.ts';
import type { PaymentMethod } from './cards.ts';

/** A list page in the provider's format; lists here never exceed one page. */
export const listOf = (data: readonly unknown[]): object => ({
  object: 'list',
  data,
  has_more: false,
  url: '',
});

const methodView = (method: PaymentMethod | undefined): object | null => {
  if (!method) return null;
  const { id, object, type, card } = method;
  return { id, object, type, card };
};

/** With its card and customer expanded, as the product requests them. */
export function subscriptionView(subscription: Subscription, account: Account): object {
  const { customer, methods } = account;
  const find = (id: string | null) => methodView(methods.find((method) => method.id === id));
  return {
    ...subscription,
    customer: {
      ...customer,
      invoice_settings: {
        default_payment_method: find(customer.invoice_settings.default_payment_method),
      },
    },
    default_payment_method: find(subscription.default_payment_method),
  };
}

export function sessionView(session: Session, { customer }: Account, siteUrl: string): object {
  return {
    id: session.id,
    object: session.purpose === 'subscribe' ? 'checkout.session' : 'billing_portal.session',
    customer: customer.id,
    created: session.created,
    livemode: session.livemode,
    mode: 'subscription',
    status: session.status,
    url: session.status === 'open' ? `${siteUrl}/payment-window?session=${session.id}` : null,
  };
}
