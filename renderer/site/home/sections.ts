/** Sections in the navigator, in page order. */
export const navigatorSections = [
  { id: 'social-proof', label: 'Why trust us', offset: 650 },
  { id: 'who-we-serve', label: 'Who we serve', offset: 1650 },
  { id: 'how-platform-works', label: 'How it works', offset: 2850 },
  { id: 'platform-comparison', label: 'Comparison', offset: 4100 },
  { id: 'faq', label: 'FAQ', offset: 5300 },
] as const;

export type NavigatorSection = (typeof navigatorSections)[number]['id'];

/** Anchors other pages link to, with their approximate offsets. */
const anchorOffsets: Readonly<Record<string, number>> = {
  'pricing-section': 2000,
  'vendor-pricing-section': 3000,
  'faq-section': 4000,
};

/** Scroll offset for a missing section; null for an unknown ID. */
export const getFallbackOffset = (id: string): number | null =>
  navigatorSections.find((section) => section.id === id)?.offset ?? anchorOffsets[id] ?? null;

/** Space kept free above a section scrolled to. */
export const HEADER_OFFSET = 80;
const ACTIVE_WITHIN = 150;

/** Returns the section being read: the last one whose top is near the window's. */
export function activeSection(
  topOf: (id: NavigatorSection) => number | null,
): NavigatorSection | null {
  const reached = navigatorSections.findLast(({ id }) => {
    const top = topOf(id);
    return top !== null && top <= ACTIVE_WITHIN;
  });
  return reached?.id ?? null;
}
