/** Views are added separately because they are not part of the page’s content. */
export const howItWorksLead =
  'How a deal moves from first search to closing, which property types are covered and who takes part.';
