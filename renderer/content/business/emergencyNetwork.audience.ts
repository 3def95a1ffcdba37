import type { ContentPage } from '../model.ts';

export const emergencyNetwork: ContentPage = {
  lede: 'Emergency plans, an evacuation roster from the live census, and head counts on every phone. In an emergency, call 911 first: Haven Exchange does not alert a fire department, ambulance, or agency.',
  shot: {
    name: 'emergency',
    alt: 'The evacuation roster of a community: residents by unit with the help each needs to leave',
  },
  description:
    'Emergency preparedness on Haven Exchange: plans by hazard, an evacuation roster that opens offline, head counts, drill records and messages to the staff.',
  keywords: ['emergency preparedness', 'evacuation roster', 'fire drill', 'senior living'],
  sections: [
    {
      id: 'plans',
      heading: 'Plans by hazard',
      blocks: [
        {
          kind: 'list',
          items: [
            'Steps with the position that takes each one, the meeting point, and evacuation sites.',
            'The date of the last review with its reviewer. Earlier versions stay on file.',
            'Phone numbers of the fire department, police, utilities, hospitals, transport, and sister communities.',
          ],
        },
      ],
    },
    {
      id: 'roster',
      heading: 'Evacuation roster',
      blocks: [
        {
          kind: 'list',
          items: [
            'Everyone in the building now, from the census. Residents on leave are listed apart.',
            'The help each resident needs to leave, as a nurse set it. Estimates are labeled as such.',
            'Equipment, code status, and medications due in the next four hours, for positions that may read them.',
            'Prints on paper, and opens on a phone without a connection. The copy on the device is encrypted.',
          ],
        },
      ],
    },
    {
      id: 'head-count',
      heading: 'Head count',
      blocks: [
        {
          kind: 'list',
          items: [
            'One tap marks a person safe. Others are evacuated to a place, sent to a hospital, or missing.',
            'Everyone on the event sees the same progress, by area. Each mark has its author and time.',
            'Works without a connection. Marks are sent once when the network is back.',
          ],
        },
      ],
    },
    {
      id: 'drills',
      heading: 'Drills on record',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A fire drill fulfills the due drill of its shift in the life safety log. Its record has the duration, the participants, and the findings, and each finding can open a work order. Ended drills can’t be changed.',
          ],
        },
      ],
    },
    {
      id: 'messages',
      heading: 'Messages to the staff',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'One message to everyone who works in a community, delivered by their own preferences, with the number of acknowledgments. Urgent messages also arrive during quiet hours.',
          ],
        },
      ],
    },
    {
      id: 'elsewhere',
      heading: 'What it doesn’t do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Alert 911, alarm systems, or agencies.',
            'Connect communities of different operators, or find beds elsewhere.',
            'Replace the emergency plan that your state asks for.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Open emergency', to: '/operator/emergency' },
    { label: 'For operators', to: '/for-operators' },
    { label: 'Resident management', to: '/resident-management' },
  ],
};
