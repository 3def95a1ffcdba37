/** The sections that the navigator leads to, in the order of the page. */
export const navigatorSections = [
  { id: 'social-proof', label: 'Why it is trusted', offset: 650 },
  { id: 'who-we-serve', label: 'Who we serve', offset: 1650 },
  { id: 'how-platform-works', label: 'How it works', offset: 2850 },
  { id: 'platform-comparison', label: 'Comparison', offset: 4100 },
  { id: 'faq', label: 'Questions', offset: 5300 },
] as const;

export type NavigatorSection = (typeof navigatorSections)[number]['id'];

/** Anchors of the page that other pages link to, and where they would be about. */
const anchorOffsets: Readonly<Record<string, number>> = {
  'pricing-section': 2000,
  'vendor-pricing-section': 3000,
  'faq-section': 4000,
};

/** Where to scroll for a section that is not there; null: nobody knows one of that name. */
export const offsetOf = (id: string): number | null =>
  navigatorSections.find((section) => section.id === id)?.offset ?? anchorOffsets[id] ?? null;

/** What stays free above a section that was scrolled to. */
export const HEADER_OFFSET = 80;
const ACTIVE_WITHIN = 150;

/** The section that is being read: the last one whose top has come within reach of the window's. */
export function activeSection(
  topOf: (id: NavigatorSection) => number | null,
): NavigatorSection | null {
  const reached = navigatorSections.findLast(({ id }) => {
    const top = topOf(id);
    return top !== null && top <= ACTIVE_WITHIN;
  });
  return reached?.id ?? null;
}
