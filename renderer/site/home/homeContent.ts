export const homeContent = {
  kicker: 'The exchange for senior-living real estate',
  headline: 'Transforming senior living, deal by deal',
  lead: 'Haven Exchange is where communities for older adults are bought, sold, financed and served. Everyone works under a verified role, and every price is shown with the beds, the occupancy and the cap rate behind it.',
  closing: 'Join with the role you work in. It takes two minutes and costs nothing.',
} as const;
