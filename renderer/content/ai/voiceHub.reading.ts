import type { ContentPage } from '../model.ts';

export const voiceHub: ContentPage = {
  lede: 'The best notes of a property tour are spoken in the parking lot. This page is about getting them into a file, about who has to agree before anything is recorded, and about the words that machines mishear.',
  description:
    'Dictating tour and inspection notes in senior living: what works on any telephone today, which recordings need consent, and the trade words that go wrong.',
  keywords: ['voice notes', 'dictation', 'property tour', 'recording consent', 'senior living'],
  sections: [
    {
      id: 'today',
      heading: 'Without us, today',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Every telephone and every desktop system has dictation built in, and it works in each text field of the exchange: a message to a broker, a note, a ticket. Look into its settings once. Some systems transcribe on the device, others send what you say to the maker; for a tour under an NDA only the first will do.',
            'The product itself does not listen. It never asks for your microphone, and the pages that you open are forbidden to use it.',
          ],
        },
      ],
    },
    {
      id: 'tour',
      heading: 'A tour in six headings',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Notes that can be compared follow one order at each property. Say the heading first; a transcript with headings becomes a table, and one without becomes a memory.',
          ],
        },
        {
          kind: 'steps',
          steps: [
            {
              title: 'Arrival',
              text: 'Property by its cover name, date, hour, weather. Who met you, and how long after you rang.',
            },
            {
              title: 'Smell, sound, light',
              text: 'At the door, on the furthest corridor, in the kitchen. First impressions fade within the hour.',
            },
            {
              title: 'Roof to basement',
              text: 'Age as told and age as it looks: roof, chillers, boilers, elevators, generator, sprinkler heads, call system.',
            },
            {
              title: 'The clinical side',
              text: 'Medication room locked or not, carts, staff in sight on each floor. Never a name, never a door number.',
            },
            {
              title: 'People',
              text: 'What was on the activities board, who was there, how staff spoke. Agency badges count as a figure.',
            },
            {
              title: 'Departure',
              text: 'Three things to ask for, and a single number: what you would pay today.',
              takes: 'Four minutes in the car',
            },
          ],
        },
      ],
    },
    {
      id: 'consent',
      heading: 'Who has to agree',
      blocks: [
        {
          kind: 'table',
          caption: 'Speaking into a device, and speaking with others',
          columns: [{ label: 'Situation' }, { label: 'Consent' }, { label: 'In practice' }],
          rows: [
            ['You alone, in your car', 'None', 'Dictate'],
            [
              'A call, one party’s consent suffices',
              'Yours, if you take part',
              'Say it all the same',
            ],
            [
              'A call into a state that asks for everybody’s, such as California, Florida, Illinois, Pennsylvania or Washington',
              'Each person’s, before it starts',
              'Ask, wait for a yes, and have the yes on the recording',
            ],
            [
              'A management meeting',
              'Everybody’s, and mind the NDA',
              'One person writes; no device on the table',
            ],
            [
              'A corridor where residents can be heard',
              'Cannot be had',
              'Do not record. What they say may be health information',
            ],
            [
              'A meeting service that transcribes by itself',
              'Everybody’s',
              'Switch it off before you share the room link',
            ],
          ],
          source:
            'States’ wiretap laws differ in detail and change; if parties sit in two states, follow the stricter one. This is orientation and no legal advice.',
        },
      ],
    },
    {
      id: 'misheard',
      heading: 'Heard, and meant',
      blocks: [
        {
          kind: 'terms',
          terms: [
            { term: '“Sniff”', text: 'SNF, a skilled nursing facility. Dictate the long form.' },
            {
              term: '“Are see effy”',
              text: 'RCFE, California’s license for assisted living. Spell the letters slowly.',
            },
            {
              term: '“Eighty els”',
              text: 'ADLs, activities of daily living; a wrong eighty looks like a bed count.',
            },
            { term: '“Choe”', text: 'CHOW, a change of ownership.' },
            {
              term: '“Fifteen”, “fifty”',
              text: 'The expensive one. Say one-five or five-zero, and repeat prices digit by digit.',
            },
            {
              term: '“Not deficient”',
              text: 'Little words vanish. Say “clean survey” instead of a negation.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'hint',
          text: 'Read a transcript on the same day, while you still hear yourself. On the next morning nobody can tell what was misheard from what was thought.',
        },
      ],
    },
    {
      id: 'later',
      heading: 'What a voice hub here would add',
      blocks: [
        {
          kind: 'list',
          items: [
            'A note under the property it belongs to, in the order above, as a draft that you confirm.',
            'Transcription on your device where the system can, and otherwise only after you chose a service by name.',
            'The sound deleted once the text is confirmed, unless you keep it on purpose.',
            'Your own list of words: names of brokers, towns and license types that you use every week.',
            'No voice commands that send, sign or pay.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Of this nothing exists in the product. It stands as specified in the [AI roadmap](/ai-roadmap), behind deal rooms, since a note without a room to lie in is one more place to lose it.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'On a telephone', to: '/mobile-features' },
    { label: 'See the AI roadmap', to: '/ai-roadmap' },
    { label: 'Tell us how you take notes', to: '/contact' },
  ],
};
