import type { Integration } from './integration.ts';

export const integrationsDocusign: Integration = {
  heading: 'DocuSign through a closing',
  lede: 'Four documents carry a senior-living deal: the NDA, the letter of intent, the purchase agreement and the operations transfer agreement. Each is signed by other people, in another order, with another risk of signing the wrong version.',
  description:
    'Envelopes for the NDA, LOI, PSA and OTA of a senior-living sale: who signs in which order, what must be signed in ink, and how to file the proof without a link.',
  keywords: [
    'DocuSign',
    'electronic signature',
    'NDA',
    'letter of intent',
    'purchase agreement',
    'OTA',
  ],
  facts: [
    {
      term: 'What it is',
      text: 'Electronic signature with routing, identity checks and a certificate',
    },
    {
      term: 'Would move',
      text: 'Out: a document and its signers. Back: its state, the signed copy, the certificate',
    },
    {
      term: 'Who signs',
      text: 'Whoever owns the DocuSign account sends, and answers for the order of signers',
    },
    { term: 'Today', text: 'You send from your own account and file the result yourself' },
  ],
  sections: [
    {
      id: 'envelopes',
      heading: 'Four envelopes',
      blocks: [
        {
          kind: 'table',
          caption: 'Who signs, and what to watch',
          columns: [
            { label: 'Document' },
            { label: 'Signers in order' },
            { label: 'Copies to' },
            { label: 'Watch' },
          ],
          rows: [
            [
              'NDA',
              'Buyer, then seller or its broker',
              'Both brokers',
              'Affiliates and lenders named, or not bound',
            ],
            [
              'Letter of intent',
              'Buyer, then seller',
              'Counsel of both',
              'Binding clauses: exclusivity, confidentiality, costs',
            ],
            [
              'Purchase agreement',
              'Buyer, seller, escrow agent for receipt',
              'Title, lender',
              'Exhibits complete before sending',
            ],
            [
              'Operations transfer agreement',
              'Old operator, new operator; landlord where it consents',
              'Licensing counsel',
              'Signed with the purchase agreement or conditional on it',
            ],
          ],
        },
      ],
    },
    {
      id: 'ink',
      heading: 'Where a click does not suffice',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The federal ESIGN Act and the states’ UETA give electronic signatures their effect, with exceptions. A deed is recorded, and the recorder decides whether it takes a remote notarization. Some licensing agencies still ask for ink on a change of ownership application. HUD and many title companies have lists of their own. Ask three people before closing week: the recorder, the agency, the underwriter of the title policy.',
          ],
        },
        {
          kind: 'terms',
          terms: [
            {
              term: 'Usually electronic',
              text: 'NDA, LOI, PSA and amendments, OTA, management agreement, closing statement.',
            },
            {
              term: 'Ask first',
              text: 'Deed, mortgage, assignment of rents, license application, Medicare and Medicaid enrollment forms.',
            },
            {
              term: 'Keep apart',
              text: 'Residents’ agreements and consents. They are health-care paper, have rules of their own, and do not belong into the envelope of a sale.',
            },
          ],
        },
      ],
    },
    {
      id: 'sequence',
      heading: 'The envelope’s life, and what a connection would hear',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Created',
              text: 'A draft, seen by the sender alone. Nothing should be told to anybody.',
            },
            {
              title: 'Sent, delivered',
              text: 'Delivered means that somebody opened it, and not that the right person did.',
            },
            {
              title: 'Signed by one',
              text: 'A partial state. It entitles nobody to the room yet.',
            },
            {
              title: 'Completed',
              text: 'All have signed. Somebody looks at who signed and opens the room; the copy is filed with its certificate.',
            },
            {
              title: 'Declined or voided',
              text: 'With a reason. The room stays closed and the broker is told, since silence here costs weeks.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'DocuSign calls its messages Connect. A receiver has to check their signature, expect them twice and out of order, and ask for the envelope’s state instead of believing the message. The exchange treats its payment provider this way; a signature provider would get the same distrust.',
          ],
        },
      ],
    },
    {
      id: 'meanwhile',
      heading: 'By hand, and well',
      blocks: [
        {
          kind: 'list',
          items: [
            'Write property, document and version into the subject of the envelope: “Project Limestone, NDA, v2”. It becomes the name of the file.',
            'Lock the text before sending. Fields for signature, name, title and date, and nothing else that can be typed.',
            'Ask for a second factor by telephone for whoever wires money later.',
            'Download the combined PDF and the certificate of completion on the day, and file both in the room. An account that lapses takes its archive along.',
            'Start from a text that is meant for you: the [mutual NDA](/nda-document) has its blanks marked.',
          ],
        },
      ],
    },
    {
      id: 'ask',
      heading: 'Before you buy a plan for this',
      blocks: [
        {
          kind: 'list',
          items: [
            'How many envelopes a year does the plan include, and what does one more cost? A brokerage sends more NDAs than it thinks.',
            'Are programming access and Connect part of it?',
            'Where are completed envelopes kept, for how long, and how are they purged?',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Ask for the connection', to: '/contact' },
    { label: 'Fill in the mutual NDA', to: '/nda-document' },
    { label: 'How a deal room works', to: '/features/deal-rooms' },
  ],
};
