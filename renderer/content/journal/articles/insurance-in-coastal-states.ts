import type { Article } from '../article.ts';

export const coastalInsurance: Article = {
  slug: 'insurance-in-coastal-states',
  date: '2026-09-09',
  author: 'luis-ferreira',
  heading: 'Insurance in coastal states',
  lede: 'Forty miles from the sea a premium is a line. Two miles from it, the premium is a partner who takes a share and may leave next June.',
  description:
    'Property insurance for communities near the coast: reading a named-storm deductible, flood, business income and lender rules, and pricing it before you offer.',
  keywords: [
    'named storm deductible',
    'coastal insurance',
    'flood',
    'business income',
    'senior living',
  ],
  sections: [
    {
      id: 'quote-first',
      heading: 'Quote before you offer',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The seller’s premium is history twice over. It was set a year ago, and it was set for them: their portfolio, their losses, their carrier’s appetite. A single building in a new entity is another risk. I have watched a purchase lose a sixth of its income between letter of intent and diligence, on one quote, with nothing wrong in the building.',
            'A good broker can give an indication in a week from six facts: address, year, construction, roof age and shape, opening protection, insured value. All six can be had before an offer. Ask for them in the first message; sellers who have them have been asked by lenders and are ready.',
          ],
        },
      ],
    },
    {
      id: 'deductible',
      heading: 'The deductible is a percentage of the building',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'For fire you carry the first ten or twenty-five thousand dollars. For a named storm you carry a percentage, and the percentage is of the insured value and not of the damage. People nod at this sentence and understand it in September.',
          ],
        },
        {
          kind: 'example',
          title: 'A storm takes part of a roof',
          given: [
            { label: 'Insured value, building and contents', value: '$18,000,000' },
            { label: 'Named-storm deductible', value: '5%' },
            { label: 'Damage', value: '$1,150,000' },
            { label: 'Units in the community', value: '90' },
          ],
          working: [
            { line: '$18,000,000 × 5%', result: '$900,000 deductible' },
            { line: '$1,150,000 − $900,000', result: '$250,000 from the carrier' },
            { line: '$900,000 ÷ 90 units', result: '$10,000 a unit of your own money' },
            { line: '$18,000,000 × (5% − 3%)', result: '$360,000 if bought down to three' },
          ],
          conclusion:
            'A reserve of $350 a unit never meant this. Either cash for the deductible is kept, or a policy is bought that fills it, or a partner has promised in writing to be called upon. Choose before the season.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Read three more words near the percentage. “Per building” or “total insured value”: on a campus of five, the first is your friend. “Calendar year” or “per occurrence”: two storms in one autumn are two deductibles under the second. And “named storm” or “hurricane”: the first begins earlier.',
          ],
        },
      ],
    },
    {
      id: 'parts',
      heading: 'What is in the tower, and what is not',
      blocks: [
        {
          kind: 'table',
          caption: 'Covers, and the surprise in each',
          columns: [{ label: 'Cover' }, { label: 'Surprise' }, { label: 'Ask' }],
          rows: [
            [
              'Wind',
              'Excluded, and placed with a state insurer of last resort',
              'Who pays, with which assessments',
            ],
            [
              'Flood',
              'A separate policy with a low limit; the rest is excess',
              'Elevation certificate, zone, limit',
            ],
            [
              'Business income',
              'Begins after 72 hours and ends with repair, not with occupancy',
              'Extended period, 180 days or more',
            ],
            ['Evacuation', 'Often not covered at all', 'Buses, beds and overtime elsewhere'],
            [
              'Ordinance and law',
              'Old code rebuilt, new code demanded',
              'Limit for demolition and upgrade',
            ],
            [
              'Roof',
              'Actual cash value once older than some age',
              'Schedule by age; letter from a roofer',
            ],
            [
              'Liability',
              'Another market entirely, and the harder one',
              'Losses for five years, by date reported',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Evacuation is the one that belongs to our trade alone. Moving ninety people, forty of whom use a wheelchair, to a building with beds and nurses costs six figures before a shingle is lost, and may turn out to have been unnecessary. It still has to be done when the order comes. Read the agreement with the receiving facility: does it name a number of beds, and is yours the only community that holds one?',
          ],
        },
      ],
    },
    {
      id: 'lender',
      heading: 'The lender’s list',
      blocks: [
        {
          kind: 'list',
          items: [
            'Replacement cost, with no coinsurance. An insured value too low to please the premium will not please the lender.',
            'Carriers of a certain rating. Surplus-lines and state carriers may need a waiver; ask at term sheet.',
            'Deductibles no higher than a stated share. Five percent is often accepted near the coast, and not everywhere.',
            'Twelve months of business income, with an extension.',
            'Flood to the full loan in a special zone, as far as it can be bought.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Loan covenants outlive insurance markets. Ask for the words “to the extent available at commercially reasonable rates”. In hard years they are worth more than a quarter point of interest.',
          ],
        },
      ],
    },
    {
      id: 'price',
      heading: 'Putting it into the price',
      blocks: [
        {
          kind: 'example',
          title: 'A premium that doubles',
          given: [
            { label: 'Seller’s property premium', value: '$140,000' },
            { label: 'Indication for the buyer', value: '$290,000' },
            { label: 'Going-in rate', value: '7.75%' },
          ],
          working: [
            { line: '$290,000 − $140,000', result: '$150,000 less income' },
            { line: '$150,000 ÷ 7.75%', result: '$1,935,484 less value' },
          ],
          conclusion:
            'Nearly two million dollars depend on a document that costs nothing to ask for. Whether residents can bear it through rates is the seller’s argument; let them make it with a rate letter.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Then spend where underwriters look. A hip roof with a secondary water barrier, rated windows or shutters for every opening, a generator above the flood line that cools and not only lights. Florida demands the last by rule, and need not remain the only one. Mitigation reports earn credits, and they hold when the wind comes, which is the other reason to do it.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Find insurance and risk vendors', to: '/find-vendors' },
    { label: 'Keep certificates in view', to: '/insurance' },
  ],
};
