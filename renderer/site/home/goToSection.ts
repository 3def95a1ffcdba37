import { expandSectionOf } from './expansion.ts';
import { getFallbackOffset, HEADER_OFFSET } from './sections.ts';

const LEFT_OUT = ':root[data-home-layout="simplified"] [data-layout="whole"]';

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/** The simplified layout omits sections. */
const isThere = (section: Element): boolean => section.closest(LEFT_OUT) === null;

/** Opens a home page section if collapsed, scrolls to it, and focuses it. */
export function goToSection(id: string): void {
  const target = document.getElementById(id);
  if (target !== null) expandSectionOf(target);
  if (target === null || !isThere(target)) {
    const top = getFallbackOffset(id);
    if (top !== null) scrollTo({ top, behavior: behavior() });
    return;
  }
  // Everything above must have its final height before measuring.
  document.documentElement.dataset.whole = '';
  const top = target.getBoundingClientRect().top + scrollY - HEADER_OFFSET;
  scrollTo({ top, behavior: behavior() });
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
