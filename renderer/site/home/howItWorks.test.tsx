import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeRest, json } from '../data/fakeRest.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { hydrateSections } from './lateSections.ts';

beforeAll(hydrateSections);

const isOccupancy = ({ textContent }: HTMLElement) => textContent === 'Occupancy';

const chosen = () => screen.getByRole('tab', { selected: true });

it('has three views as tabs, of which the arrows choose one after the other', async () => {
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

it('holds all three views, so that they can be read without script', () => {
  render(<HowItWorks />);
  for (const heading of ['Due Diligence', 'Memory Care', 'Operators']) {
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
  }
});

it('says the occupancy of all eight types: the market’s, our own listings’, or that there is none', async () => {
  sessionStorage.clear();
  const average = 84.26;
  const told = ['memory-care', 'skilled-nursing', 'ccrc'].map((name) => ({
    name,
    listings: 4,
    value: 1,
    occupancy: { listings: 4, average, low: 80, middle: 84, high: 90 },
  }));
  fakeRest(() => json({ whole: { name: '', listings: 12, value: 1 }, states: [], types: told }));
  render(<HowItWorks />);
  await userEvent.setup().click(screen.getByRole('tab', { name: 'Property Types' }));
  expect(await screen.findAllByText('84.3% here')).toHaveLength(3);
  const panel = screen.getByRole('tabpanel', { name: 'Property Types' });
  expect(within(panel).getAllByRole('term').filter(isOccupancy)).toHaveLength(8);
  expect(within(panel).queryByText('N/A')).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});
