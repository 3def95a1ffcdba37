import { expandAround } from './expansion.ts';
import { HEADER_OFFSET, offsetOf } from './sections.ts';

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** Opens a section of the front page if it is folded, scrolls to it and puts the focus there. */
export function goToSection(id: string): void {
  const target = document.getElementById(id);
  if (target === null) {
    const top = offsetOf(id);
    if (top !== null) scrollTo({ top, behavior: behavior() });
    return;
  }
  expandAround(target);
  // What lies between has to have its height before anything is measured.
  document.documentElement.dataset.whole = '';
  const top = target.getBoundingClientRect().top + scrollY - HEADER_OFFSET;
  scrollTo({ top, behavior: behavior() });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
