import { expandAround } from './expansion.ts';
import { HEADER_OFFSET, offsetOf } from './sections.ts';

const LEFT_OUT = ':root[data-home-layout="simplified"] [data-layout="whole"]';

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** The simplified layout of the page leaves sections out. */
const isThere = (section: Element): boolean => section.closest(LEFT_OUT) === null;

/** Opens a section of the front page if it is folded, scrolls to it and puts the focus there. */
export function goToSection(id: string): void {
  const target = document.getElementById(id);
  if (target !== null) expandAround(target);
  if (target === null || !isThere(target)) {
    const top = offsetOf(id);
    if (top !== null) scrollTo({ top, behavior: behavior() });
    return;
  }
  // What lies between has to have its height before anything is measured.
  document.documentElement.dataset.whole = '';
  const top = target.getBoundingClientRect().top + scrollY - HEADER_OFFSET;
  scrollTo({ top, behavior: behavior() });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
