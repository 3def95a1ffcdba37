import { expect, it } from 'vitest';
import { isKnownPath } from '#shared/routes.ts';
import { personas, roleTiles } from './personas.ts';

it('each persona has its own text', () => {
  expect(personas.map(({ label, placeholder, button }) => [label, placeholder, button])).toEqual([
    ['Investors', 'Search stabilized / value-add senior living deals', 'Explore Opportunities'],
    ['Brokers', 'List a Property / upload OM', 'List a Property'],
    ['Operators', 'Find acquisition partners / capital sources', 'Manage My Business'],
    ['Vendors', 'Connect with property owners / marketplace', 'Join Network'],
  ]);
});

it('each persona and each role of the other layout has a link', () => {
  expect([...personas, ...roleTiles].filter(({ to }) => !isKnownPath(to))).toEqual([]);
  expect(roleTiles.map(({ title, to }) => [title, to])).toEqual([
    ['Buyer', '/for-buyers'],
    ['Investor', '/investor-hub'],
    ['Broker', '/for-brokers'],
    ['Vendor', '/for-vendors'],
    ['Seller', '/for-sellers'],
    ['Operator', '/for-operators'],
  ]);
});
