import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { HowItWorks } from './HowItWorks.tsx';
import { wakeSections } from './lateSections.ts';

beforeAll(wakeSections);

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
