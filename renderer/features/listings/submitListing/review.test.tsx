import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Review } from './ListingReview.tsx';
import { toFormValues } from './listingForm.ts';

const values = (more: Record<string, string> = {}) =>
  toFormValues({
    property_type: 'assisted-living',
    property_name: 'Maple Court',
    city: 'Westerville',
    state: 'OH',
    street_address: '12 Elm Street',
    postal_code: '43081',
    ...more,
  });
const getValue = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const readBy = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('previews a listing for each viewer', () => {
  render(<Review values={values()} doubts={[]} />);
  for (const reader of ['a visitor', 'a member']) {
    readBy(reader);
    expect(getValue('Street')).toBe('For members with a plan');
    expect(getValue('Your contact details')).toBe('For members with a plan');
  }
  readBy('a subscriber');
  expect(getValue('Street')).toBe('12 Elm Street');
  expect(getValue('Documents')).toBe('Once they have signed your agreement');
  readBy('someone who signed your agreement');
  expect(getValue('Documents')).toBe('Everything you add');
});

it('hides the town of a confidential listing and shows the street to signers', () => {
  render(<Review values={values({ is_confidential: 'yes' })} doubts={[]} />);
  expect(screen.queryByText(/Westerville/)).toBeNull();
  readBy('a subscriber');
  expect(getValue('Street')).toBe('Once they have contacted you');
  readBy('someone who signed your agreement');
  expect(getValue('Street')).toBe('12 Elm Street');
});

it('explains the visibility of unlisted listings only', () => {
  const { rerender } = render(<Review values={values()} doubts={[]} />);
  expect(screen.queryByText(/Unlisted: it isn't in any search/)).toBeNull();
  rerender(<Review values={values({ is_unlisted: 'yes' })} doubts={[]} />);
  expect(screen.getByText(/Unlisted: it isn't in any search/)).toBeVisible();
});
