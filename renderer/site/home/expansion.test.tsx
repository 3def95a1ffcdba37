import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Fold } from './Fold.tsx';
import { goToSection } from './goToSection.ts';

it('a fold opens by its name, and for whoever goes to what is inside', async () => {
  render(
    <Fold name="comparison" label="Comparison">
      <section id="platform-comparison">Three ways</section>
    </Fold>,
  );
  const button = screen.getByRole('button', { name: 'Comparison' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  goToSection('platform-comparison');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Three ways')).toHaveFocus();
});

it('a section is scrolled to below the header, and to a known place when it is missing', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(<section id="faq">Questions</section>);
  goToSection('faq');
  expect(scroll).toHaveBeenLastCalledWith({ top: -80, behavior: 'smooth' });
  goToSection('who-we-serve');
  expect(scroll).toHaveBeenLastCalledWith({ top: 1650, behavior: 'smooth' });
  goToSection('vendor-pricing-section');
  expect(scroll).toHaveBeenLastCalledWith({ top: 3000, behavior: 'smooth' });
  scroll.mockClear();
  goToSection('nowhere');
  expect(scroll).not.toHaveBeenCalled();
});
