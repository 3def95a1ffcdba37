import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CollapsibleSection } from './CollapsibleSection.tsx';
import { goToSection } from './goToSection.ts';

it('a fold opens by its heading and when navigating to its content', async () => {
  render(
    <CollapsibleSection name="comparison" label="Comparison">
      <section id="platform-comparison">Three ways</section>
    </CollapsibleSection>,
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

it('a fold opened by the URL can be closed again', async () => {
  render(
    <CollapsibleSection name="pricing" label="Plans and prices">
      <section id="pricing-section">Four plans</section>
    </CollapsibleSection>,
  );
  const button = screen.getByRole('button', { name: 'Plans and prices' });
  const fold = () => button.closest('[data-fold]')?.getAttribute('data-expanded');
  // CSS opens the URL's target until the user toggles it.
  expect(fold()).toBe('written');
  goToSection('pricing-section');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(fold()).toBe('false');
});

it('a section omitted from the simplified layout counts as missing', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <div data-layout="whole">
      <section id="pricing-section">Four plans</section>
    </div>,
  );
  document.documentElement.dataset.homeLayout = 'simplified';
  goToSection('pricing-section');
  expect(scroll).toHaveBeenLastCalledWith({ top: 2000, behavior: 'smooth' });
  delete document.documentElement.dataset.homeLayout;
});

it('scrolls to a section below the header, or to a default position if it is missing', () => {
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
