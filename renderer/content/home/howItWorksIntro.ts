/** Apart from the views, which are not part of the page’s script. */
export const howItWorksLead =
  'One deal from the first look to the keys, the kinds of property it may be about, and the people it takes.';
