import { describe, expect, it } from 'vitest';
import { invoiceAddress, paymentTarget } from './paymentTarget.ts';

const own = ['https://haven.example'];

describe('payment target', () => {
  it('accepts a screen of this app, by path or full URL', () => {
    const inside = { kind: 'inside', to: '/payment-window?session=cs_1' };
    expect(paymentTarget('/payment-window?session=cs_1', own)).toEqual(inside);
    expect(paymentTarget('https://haven.example/payment-window?session=cs_1', own)).toEqual(inside);
  });

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
