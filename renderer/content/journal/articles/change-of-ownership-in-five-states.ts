import type { Article } from '../article.ts';

export const changeOfOwnership: Article = {
  slug: 'change-of-ownership-in-five-states',
  date: '2026-04-08',
  author: 'daniel-kowalczyk',
  heading: 'Change of ownership in five states',
  lede: 'A deed is recorded in an afternoon. A license is not transferred at all: the seller’s ends and yours begins, and the art lies in letting no hour pass between them.',
  description:
    'How licenses change hands in California, Florida, Texas, Illinois and New York: who is asked, when to file, and the contract terms that keep a closing date.',
  keywords: ['CHOW', 'change of ownership', 'RCFE license', 'AHCA', 'HHSC', 'licensure'],
  sections: [
    {
      id: 'same',
      heading: 'What is the same everywhere',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'In each of these states the license names an operator and a place, and neither can be swapped by agreement. The incoming operator files an application with its owners, officers, money and history. Somebody is named who is responsible and qualified. The building may be inspected anew, and a code that was grandfathered for thirty years can wake up. Residents are told, commonly 30 to 60 days ahead.',
            'What differs is the order: whether you file before or after signing, whether anybody must approve the transaction itself, and how long the silence lasts.',
          ],
        },
      ],
    },
    {
      id: 'five',
      heading: 'The five, side by side',
      blocks: [
        {
          kind: 'table',
          caption: 'Assisted living and its kin, by state',
          columns: [
            { label: 'State' },
            { label: 'License' },
            { label: 'Agency' },
            { label: 'What shapes the calendar' },
          ],
          rows: [
            [
              'California',
              'RCFE',
              'Social Services, Community Care Licensing',
              'Notice to agency and residents ahead of the sale; application soon after the offer is accepted',
            ],
            [
              'Florida',
              'ALF, with LNS, ECC or LMH',
              'Health Care Administration',
              'Application at least 60 days before the change',
            ],
            [
              'Texas',
              'ALF Type A or B',
              'Health and Human Services',
              'Application ahead of the date; life-safety inspection',
            ],
            [
              'Illinois',
              'Assisted living, or supportive living',
              'Public Health, or Healthcare and Family Services',
              'Two programs with two agencies; nursing also needs the review board',
            ],
            [
              'New York',
              'ALR, EALR, SNALR over an adult home',
              'Department of Health',
              'Review of character and competence of each owner',
            ],
          ],
          source:
            'License names from state rules. Deadlines as commonly practiced; have counsel confirm the current text before you rely on one.',
        },
      ],
    },
    {
      id: 'california',
      heading: 'California: tell them first',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The seller of a residential care facility owes written notice of the intended sale to the department and to residents, at least 30 days ahead, and the buyer is expected to apply within days of an accepted offer. So the secret ends earlier than elsewhere. Plan the staff meeting for the day of the notice and not for the week after it.',
            'Each facility needs a certified administrator. If your candidate holds no certificate, the course and the examination stand before everything else on the calendar.',
          ],
        },
      ],
    },
    {
      id: 'florida',
      heading: 'Florida: sixty days, and specialties',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A change-of-ownership application goes to the agency at least sixty days before the day. Specialty licenses for limited nursing, extended congregate care or limited mental health are asked for in it and do not follow by themselves. Proof of insurance and of financial ability is part of the file, and background screening takes in owners above a threshold.',
            'The tempo is among the better ones if the file is complete. An omission letter stops the clock, and most of them concern the same things: a floor plan, a fire report, the lease.',
          ],
        },
      ],
    },
    {
      id: 'texas',
      heading: 'Texas: which type',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Type A residents can leave the building unaided at night; Type B residents may need help. Memory care that advertises itself as such needs Type B and a certificate. A buyer who underwrites a higher acuity than the license allows has bought a construction project, because sprinklers, doors and corridor widths hang on the type.',
          ],
        },
      ],
    },
    {
      id: 'illinois',
      heading: 'Illinois: know which program you buy',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Assisted living is licensed by Public Health. Supportive living is certified by the agency that pays Medicaid, and its consent is about the program agreement as much as about you. For nursing homes there is a third party: the Health Facilities and Services Review Board issues an exemption for the change of ownership, and no contract should require closing before it meets.',
          ],
        },
      ],
    },
    {
      id: 'new-york',
      heading: 'New York: patience as a line item',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Every natural person in the ownership is examined for character and competence, back through earlier facilities. Passive investors find that intrusive; find out before they are in the structure. Count in quarters. Brokers speak of six to twelve months in states like this, and the operating agreement between signing and license needs counsel who has written one here before.',
          ],
        },
      ],
    },
    {
      id: 'contract',
      heading: 'Five clauses that hold a date',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Filing date',
              text: 'The buyer files a complete application within ten business days of signing, and shows the receipt.',
            },
            {
              title: 'Answering date',
              text: 'Either side answers the agency’s questions within five days; delay by the seller extends the buyer’s rights, not the other way about.',
            },
            {
              title: 'Outside date with one extension',
              text: 'Paid by a deposit that goes hard. Free extensions are taken each time.',
            },
            {
              title: 'Interim management',
              text: 'Only where the state allows it, and under the seller’s license with the seller’s insurance named.',
            },
            {
              title: 'Rate lock after license',
              text: 'Or a float-down. A lock that ends before the agency writes is the most expensive line in the closing statement.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Written for orientation in the spring of 2026. Rules and forms change; no list replaces counsel in the state.',
        },
      ],
    },
  ],
  next: [
    { label: 'Find an agent licensed there', to: '/find-an-agent' },
    { label: 'Follow a transaction', to: '/transactions' },
  ],
};
