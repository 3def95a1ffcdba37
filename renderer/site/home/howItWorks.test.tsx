import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeRest, jsonResponse } from '../data/fakeRest.ts';
import { hydrateDeferredSections } from './deferredSections.ts';
import { HowItWorks } from './HowItWorks.tsx';

beforeAll(hydrateDeferredSections);

const isOccupancy = ({ textContent }: HTMLElement) => textContent === 'Occupancy';

const chosen = () => screen.getByRole('tab', { selected: true });

it('shows three views as tabs with arrow key navigation', async () => {
  render(<HowItWorks />);
  const user = userEvent.setup();
  expect(chosen()).toHaveAccessibleName('Investment Process');
  await user.click(screen.getByRole('tab', { name: 'Property Types' }));
  expect(chosen()).toHaveAccessibleName('Property Types');
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toHaveAccessibleName('User Ecosystem');
  expect(chosen()).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toHaveAccessibleName('Investment Process');
  await user.keyboard('{End}');
  expect(chosen()).toHaveAccessibleName('User Ecosystem');
});

it('renders all three views, readable without JavaScript', () => {
  render(<HowItWorks />);
  for (const heading of ['Due Diligence', 'Memory Care', 'Operators']) {
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
  }
});

it('shows occupancy of all eight types, from the market, our listings, or none', async () => {
  sessionStorage.clear();
  const average = 84.26;
  const propertyTypes = ['memory-care', 'skilled-nursing', 'ccrc'].map((name) => ({
    name,
    listings: 4,
    value: 1,
    occupancy: { listings: 4, average, low: 80, middle: 84, high: 90 },
  }));
  fakeRest(() =>
    jsonResponse({ whole: { name: '', listings: 12, value: 1 }, states: [], types: propertyTypes }),
  );
  render(<HowItWorks />);
  await userEvent.setup().click(screen.getByRole('tab', { name: 'Property Types' }));
  expect(await screen.findAllByText('84.3% here')).toHaveLength(3);
  const panel = screen.getByRole('tabpanel', { name: 'Property Types' });
  expect(within(panel).getAllByRole('term').filter(isOccupancy)).toHaveLength(8);
  expect(within(panel).queryByText('N/A')).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});
