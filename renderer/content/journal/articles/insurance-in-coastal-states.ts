import type { Article } from '../article.ts';

export const coastalInsurance: Article = {
  slug: 'insurance-in-coastal-states',
  date: '2026-09-09',
  author: 'luis-ferreira',
  heading: 'Insurance in coastal states',
  lede: 'Near the coast, property insurance is a major cost and the coverage may not be renewed. Get a quote before you make an offer.',
  description:
    'Property insurance for communities near the coast: named-storm deductibles, flood, business income, lender requirements and how to price them into an offer.',
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
      heading: 'Get a quote before you offer',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The seller’s premium is a year old and was set for the seller: its portfolio, its losses and its carrier’s appetite. A single building in a new entity is a different risk. One quote between letter of intent and diligence can reduce income by a sixth, even if nothing is wrong with the building.',
            'A good broker can give an indication in a week from six facts: address, year, construction, roof age and shape, opening protection and insured value. You can get all six before an offer. Ask for them in your first message. Sellers who have them at hand have already prepared for lenders.',
          ],
        },
      ],
    },
    {
      id: 'deductible',
      heading: 'The deductible is a percentage of insured value',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'For fire you pay the first ten or twenty-five thousand dollars. For a named storm you pay a percentage of the insured value, not of the damage. Many buyers notice the difference only after a storm.',
          ],
        },
        {
          kind: 'example',
          title: 'Example: a storm damages part of a roof',
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
            {
              line: '$18,000,000 × (5% − 3%)',
              result: '$360,000 less if bought down to three percent',
            },
          ],
          conclusion:
            'A reserve of $350 a unit does not cover this. Hold cash for the deductible, buy a policy that covers it, or get a partner’s written commitment to fund it. Decide before the season.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Check three more terms next to the percentage. “Per building” or “total insured value”: on a campus of five buildings, the first is better for you. “Calendar year” or “per occurrence”: two storms in one autumn mean two deductibles under the second. “Named storm” or “hurricane”: the first applies earlier.',
          ],
        },
      ],
    },
    {
      id: 'parts',
      heading: 'What the program covers and what it doesn’t',
      blocks: [
        {
          kind: 'table',
          caption: 'Coverages and their common gaps',
          columns: [{ label: 'Coverage' }, { label: 'Common gap' }, { label: 'Ask' }],
          rows: [
            [
              'Wind',
              'Excluded, and placed with a state insurer of last resort',
              'Which insurer pays, with which assessments',
            ],
            [
              'Flood',
              'A separate policy with a low limit; the rest is excess coverage',
              'Elevation certificate, zone, limit',
            ],
            [
              'Business income',
              'Begins after 72 hours and ends with repair, not with re-occupancy',
              'Extended period, 180 days or more',
            ],
            ['Evacuation', 'Often not covered at all', 'Buses, beds and overtime elsewhere'],
            [
              'Ordinance and law',
              'Built to the old code, rebuilt to the new one',
              'Limit for demolition and upgrade',
            ],
            [
              'Roof',
              'Actual cash value above a certain roof age',
              'Schedule by age; letter from a roofer',
            ],
            [
              'Liability',
              'A separate and more difficult market',
              'Losses for five years, by date reported',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Evacuation is specific to senior living. Moving ninety people, forty of them wheelchair users, to a building with beds and nurses costs six figures before any damage occurs, and may turn out to be unnecessary. An evacuation order still has to be followed. Read the agreement with the receiving facility. Does it name a number of beds, and are they reserved for your community only?',
          ],
        },
      ],
    },
    {
      id: 'lender',
      heading: 'Lender requirements',
      blocks: [
        {
          kind: 'list',
          items: [
            'Replacement cost, with no coinsurance. Lenders won’t accept an insured value that was set low to reduce the premium.',
            'Carriers with a minimum rating. Surplus-lines and state carriers may need a waiver. Ask when you get the term sheet.',
            'Deductibles no higher than a stated share. Five percent is often accepted near the coast, but not everywhere.',
            'Twelve months of business income, with an extension.',
            'Flood coverage for the full loan amount in a special flood hazard area, as far as available.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Loan covenants last longer than insurance terms. Ask for the wording “to the extent available at commercially reasonable rates”. In a hard insurance market it can be worth more than a quarter point of interest.',
          ],
        },
      ],
    },
    {
      id: 'price',
      heading: 'Pricing it into the offer',
      blocks: [
        {
          kind: 'example',
          title: 'Example: a premium that doubles',
          given: [
            { label: 'Seller’s property premium', value: '$140,000' },
            { label: 'Indication for the buyer', value: '$290,000' },
            { label: 'Going-in cap rate', value: '7.75%' },
          ],
          working: [
            { line: '$290,000 − $140,000', result: '$150,000 less income' },
            { line: '$150,000 ÷ 7.75%', result: '$1,935,484 less value' },
          ],
          conclusion:
            'Nearly two million dollars of value depend on a quote that is free to request. If the seller says rate increases can cover the cost, ask for a rate letter that shows it.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Then invest where underwriters look: a hip roof with a secondary water barrier, rated windows or shutters for every opening, and a generator above the flood line that powers cooling as well as lights. Florida requires the generator by rule. Mitigation reports earn credits, and the improvements reduce storm damage.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Find insurance and risk vendors', to: '/find-vendors' },
    { label: 'Track your certificates', to: '/insurance' },
  ],
};
