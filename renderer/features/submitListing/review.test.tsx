import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { valuesFrom } from './listingForm.ts';
import { Review } from './Review.tsx';

const values = (more: Record<string, string> = {}) =>
  valuesFrom({
    property_type: 'assisted-living',
    property_name: 'Maple Court',
    city: 'Westerville',
    state: 'OH',
    street_address: '12 Elm Street',
    postal_code: '43081',
    ...more,
  });
const told = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const readBy = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows a listing as each of its readers will have it', () => {
  render(<Review values={values()} doubts={[]} />);
  for (const reader of ['a visitor', 'a member']) {
    readBy(reader);
    expect(told('Street')).toBe('For members with a plan');
    expect(told('How to reach you')).toBe('For members with a plan');
  }
  readBy('a subscriber');
  expect(told('Street')).toBe('12 Elm Street');
  expect(told('Documents')).toBe('Once they have signed your agreement');
  readBy('who has signed your agreement');
  expect(told('Documents')).toBe('All that you add');
});

it('shows one in confidence without its town, and its street to whoever has signed', () => {
  render(<Review values={values({ is_confidential: 'yes' })} doubts={[]} />);
  expect(screen.queryByText(/Westerville/)).toBeNull();
  readBy('a subscriber');
  expect(told('Street')).toBe('Once they have contacted you');
  readBy('who has signed your agreement');
  expect(told('Street')).toBe('12 Elm Street');
});

it('says of an unlisted one that nobody finds it, and of any other nothing of it', () => {
  const { rerender } = render(<Review values={values()} doubts={[]} />);
  expect(screen.queryByText(/Nobody finds it/)).toBeNull();
  rerender(<Review values={values({ is_unlisted: 'yes' })} doubts={[]} />);
  expect(screen.getByText(/Nobody finds it/)).toBeVisible();
});
