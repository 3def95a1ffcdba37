export const homeContent = {
  kicker: 'The exchange for senior-living real estate',
  headline: 'Transforming senior living: find, price and close deals in one place',
  lead: 'Search communities for sale with price, beds, occupancy and cap rate. Then underwrite, sign the NDA and run diligence, offers and closing without leaving the deal.',
  closing: 'Join with the role you work in. It takes two minutes and costs nothing.',
} as const;
