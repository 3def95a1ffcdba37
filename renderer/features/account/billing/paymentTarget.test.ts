import { describe, expect, it } from 'vitest';
import { PAYOUT_RETURN_PATHS } from '#shared/account/payouts/payouts.ts';
import { invoiceAddress, paymentTarget } from './paymentTarget.ts';

const own = ['https://haven.example'];
const SCHEMAS = import.meta.glob<string>('../../../../supabase/schemas/**/*payments.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Paths the database returns to after an online payment; IDs are concatenated to them. */
const PAYMENT_RETURN_PATHS = Object.values(SCHEMAS).flatMap((sql) =>
  [...sql.matchAll(/return private\.open_checkout\([^;]+?,\s+('\/[^,]+),/g)].map(([, path = '']) =>
    path.replace(/' \|\| [\w.]+ \|\| '|' \|\| [\w.]+$/g, 'dec0de00').replaceAll("'", ''),
  ),
);

describe('payment target', () => {
  it('accepts a screen of this app, by path or full URL', () => {
    const inside = { kind: 'inside', to: '/payment-window?session=cs_1' };
    expect(paymentTarget('/payment-window?session=cs_1', own)).toEqual(inside);
    expect(paymentTarget('https://haven.example/payment-window?session=cs_1', own)).toEqual(inside);
  });

  it('has the return paths of three kinds of payments', () =>
    expect(PAYMENT_RETURN_PATHS).toHaveLength(3));

  it.each([...PAYMENT_RETURN_PATHS, ...PAYOUT_RETURN_PATHS])('accepts the return to %s', (path) =>
    expect(paymentTarget(`https://haven.example${path}`, own)).toEqual({
      kind: 'inside',
      to: path,
    }),
  );

  it('accepts a page of the provider', () => {
    const url = 'https://checkout.stripe.com/c/pay/cs_live_1#key';
    expect(paymentTarget(url, own)).toEqual({ kind: 'outside', url });
  });

  it.each([
    'https://evil.example/pay',
    'http://checkout.stripe.com/c/pay',
    'https://checkout.stripe.com.evil.example/',
    'https://evilstripe.com/',
    'https://checkout.stripe.com@evil.example/',
    'https://user:word@checkout.stripe.com/',
    'https://checkout.stripe.com:8443/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/payment-window',
    '/no/such/screen',
    '',
  ])('rejects %s', (url) => expect(paymentTarget(url, own)).toBeNull());

  it('accepts an invoice only at the provider', () => {
    expect(invoiceAddress('https://invoice.stripe.com/i/1', own)).toBe(
      'https://invoice.stripe.com/i/1',
    );
    expect(invoiceAddress('https://evil.example/i/1', own)).toBeNull();
    expect(invoiceAddress(null, own)).toBeNull();
  });
});
