import type { Article } from '../article.ts';

export const changeOfOwnership: Article = {
  slug: 'change-of-ownership-in-five-states',
  date: '2026-04-08',
  author: 'daniel-kowalczyk',
  heading: 'Change of ownership in five states',
  lede: 'A deed is recorded in an afternoon. A license can’t be transferred. The seller’s license ends and yours begins, and there must be no gap between them.',
  description:
    'How licenses change hands in California, Florida, Texas, Illinois and New York: which agencies decide, when to file, and contract terms that protect closing.',
  keywords: ['CHOW', 'change of ownership', 'RCFE license', 'AHCA', 'HHSC', 'licensure'],
  sections: [
    {
      id: 'same',
      heading: 'What is the same everywhere',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'In each of these states the license names an operator and a location, and neither can be changed by agreement. The incoming operator files an application with its owners, officers, finances and history, and names a qualified responsible person. The building may be inspected again, and grandfathered exemptions from building codes may end. Residents are notified, commonly 30 to 60 days ahead.',
            'States differ in the order of steps: whether you file before or after signing, whether the transaction itself needs approval, and how long the review takes.',
          ],
        },
      ],
    },
    {
      id: 'five',
      heading: 'The five states compared',
      blocks: [
        {
          kind: 'table',
          caption: 'Assisted living and similar licenses, by state',
          columns: [
            { label: 'State' },
            { label: 'License' },
            { label: 'Agency' },
            { label: 'What drives the timeline' },
          ],
          rows: [
            [
              'California',
              'RCFE',
              'Social Services, Community Care Licensing',
              'Notice to agency and residents before the sale; application soon after the offer is accepted',
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
              'Application before the date; life-safety inspection',
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
      heading: 'California: notify first',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The seller of a residential care facility must give written notice of the intended sale to the department and to residents at least 30 days ahead, and the buyer is expected to apply within days of an accepted offer. The sale therefore becomes known earlier than in other states. Schedule the staff meeting for the day of the notice, not the week after.',
            'Each facility needs a certified administrator. If your candidate holds no certificate, schedule the course and the examination first.',
          ],
        },
      ],
    },
    {
      id: 'florida',
      heading: 'Florida: sixty days and specialty licenses',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A change-of-ownership application goes to the agency at least sixty days before the change. Specialty licenses for limited nursing, extended congregate care or limited mental health must be requested in the application. They do not transfer automatically. The file includes proof of insurance and of financial ability, and background screening covers owners above a threshold.',
            'Review is comparatively fast if the file is complete. An omission letter stops the clock, and most of them concern a floor plan, a fire report or the lease.',
          ],
        },
      ],
    },
    {
      id: 'texas',
      heading: 'Texas: license type',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Type A residents can leave the building unaided at night. Type B residents may need help. Memory care that is advertised as such needs Type B and a certificate. If you underwrite a higher acuity than the license allows, plan for construction, because sprinklers, doors and corridor widths depend on the type.',
          ],
        },
      ],
    },
    {
      id: 'illinois',
      heading: 'Illinois: two programs',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Assisted living is licensed by Public Health. Supportive living is certified by the agency that pays Medicaid, and its consent covers the program agreement as well as the new owner. For nursing homes there is a third party: the Health Facilities and Services Review Board issues an exemption for the change of ownership, and no contract should require closing before it meets.',
          ],
        },
      ],
    },
    {
      id: 'new-york',
      heading: 'New York: plan for a long review',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Every individual in the ownership is reviewed for character and competence, including earlier facilities. Passive investors may find this intrusive, so ask them before they join the structure. Plan in quarters. Brokers quote six to twelve months in states like this. The agreement that covers operations between signing and licensing needs counsel with experience in the state.',
          ],
        },
      ],
    },
    {
      id: 'contract',
      heading: 'Five clauses that protect the closing date',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Filing date',
              text: 'The buyer files a complete application within ten business days of signing, and shows the receipt.',
            },
            {
              title: 'Response date',
              text: 'Either side answers the agency’s questions within five days. Delay by the seller extends the buyer’s rights, not the reverse.',
            },
            {
              title: 'Outside date with one extension',
              text: 'The buyer pays for it with a deposit that becomes nonrefundable. Free extensions almost always get used.',
            },
            {
              title: 'Interim management',
              text: 'Only where the state allows it, under the seller’s license and with the seller’s insurance named.',
            },
            {
              title: 'Rate lock after license',
              text: 'Or a float-down. A rate lock that expires before the license is issued can be the most expensive item at closing.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'caution',
          text: 'Written as an overview in spring 2026. Rules and forms change. Consult counsel in the state.',
        },
      ],
    },
  ],
  next: [
    { label: 'Find an agent licensed there', to: '/find-an-agent' },
    { label: 'Follow a transaction', to: '/transactions' },
  ],
};
