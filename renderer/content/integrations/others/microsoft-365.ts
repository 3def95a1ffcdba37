import type { Integration } from '../integration.ts';

export const microsoft365: Integration = {
  heading: 'Microsoft 365: mail, calendar and the shared folder',
  lede: 'Whatever else a firm uses, the deal happens in Outlook, Excel and a folder on SharePoint. That folder is the deal room most people have. It leaks in five ways, each of which can be closed this afternoon.',
  description:
    'Running a senior-living deal on Outlook, Excel and SharePoint: folder rights, the leaks of shared links, calendar dates of a closing, and what we would connect.',
  keywords: ['Microsoft 365', 'SharePoint data room', 'Outlook', 'Excel', 'deal folder'],
  facts: [
    { term: 'What it is', text: 'Mail, calendar, documents and meetings of most firms' },
    { term: 'Would move', text: 'Dates outward to calendars; sign-in by the firm’s own directory' },
    {
      term: 'Who signs',
      text: 'Your tenant’s administrator consents; a business associate agreement where needed',
    },
    {
      term: 'Today',
      text: 'Letters reach Outlook, CSV opens in Excel. No app, no calendar feed, no directory sign-in',
    },
  ],
  sections: [
    {
      id: 'leaks',
      heading: 'Five leaks of a shared folder',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Links for anyone',
              text: 'Whoever has the link has the file, forwarded or not. Set the site’s default to specific people, with an end date.',
            },
            {
              title: 'Inherited rights',
              text: 'A folder made inside a team’s site is open to the whole team. Give each deal a site of its own.',
            },
            {
              title: 'Guests who stay',
              text: 'The losing bidder’s analyst keeps access until somebody removes it. Put the removal into the calendar on the day the letter is signed.',
            },
            {
              title: 'Versions',
              text: 'Redacted over the original? The version history still has it. Upload redacted files as new ones.',
            },
            {
              title: 'Search and assistants',
              text: 'Search shows everybody what they may open, also by accident, and an assistant on top makes it easy to find. Check rights before you switch one on.',
            },
          ],
        },
      ],
    },
    {
      id: 'index',
      heading: 'Fourteen folders, always the same',
      blocks: [
        {
          kind: 'table',
          caption: 'An index that buyers’ counsel recognizes',
          columns: [{ label: 'Folder' }, { label: 'Content' }, { label: 'Opens to' }],
          rows: [
            ['1', 'NDA, offering memorandum', 'After the NDA'],
            ['2–3', 'Statements, budget, aging; rent roll, census, payor mix', 'After the NDA'],
            ['4–5', 'Licenses, surveys; staffing, wages', 'Shortlisted buyers'],
            ['6–7', 'Resident agreement forms; vendor contracts', 'Shortlisted buyers'],
            ['8–9', 'Title, survey, zoning; environmental, condition', 'The buyer under letter'],
            ['10–11', 'Insurance, loss runs, litigation; cost reports', 'The buyer under letter'],
            ['12–14', 'Contract papers; lender; closing', 'Parties and counsel'],
          ],
        },
      ],
    },
    {
      id: 'dates',
      heading: 'A closing in a calendar',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Dates in a purchase agreement depend on each other. Keep them in one sheet with the rule beside the date, and send invitations from there, so that an amendment moves all of them.',
          ],
        },
        {
          kind: 'example',
          title: 'Days from a signed contract',
          given: [
            { label: 'Diligence', value: '45 days' },
            { label: 'Third-party reports', value: '6 weeks from order, ordered on day 5' },
            { label: 'License application', value: 'Filed on day 20, 90 days' },
            { label: 'Notice to residents', value: '60 days before closing' },
          ],
          working: [
            { line: '5 + 6 × 7', result: 'day 47 for the reports' },
            { line: '47 − 45', result: '2 days after diligence ends' },
            { line: '20 + 90', result: 'day 110 for the license' },
            { line: '110 − 60', result: 'day 50 as the latest for notices' },
          ],
          conclusion:
            'The reports arrive after the deposit hardens. Order them on day one, or ask for 50 days in the contract; found in week one it is a sentence, found in week six a fight.',
        },
      ],
    },
    {
      id: 'excel',
      heading: 'Excel, where the truth usually lives',
      blocks: [
        {
          kind: 'list',
          items: [
            'The exchange answers live listings as CSV; Data, From Web takes address and headers as the [listings interface](/api-marketplace/listings) shows them.',
            'Inspect a workbook before it leaves: hidden sheets, names of authors, links to a server path with the seller’s name.',
            'Convert leading zeros, such as postal codes and license numbers, to text on import. Excel removes them without a word.',
            'A pivot table carries its source. Paste values into a new file before you send a summary of a census.',
          ],
        },
      ],
    },
    {
      id: 'connect',
      heading: 'What a connection should be',
      blocks: [
        {
          kind: 'terms',
          terms: [
            {
              term: 'Sign-in',
              text: 'By the firm’s directory, so that somebody who leaves is out everywhere at once. The most valuable of the three.',
            },
            {
              term: 'Calendar',
              text: 'A feed of deadlines, read-only, without names of communities in the title.',
            },
            {
              term: 'Files',
              text: 'A copy on request into a room with rules of its own. A permanent mirror would bring the five leaks along.',
            },
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'Ask for sign-in by your directory', to: '/contact' },
    { label: 'How a deal room works', to: '/features/deal-rooms' },
    { label: 'For larger organizations', to: '/enterprise-features' },
  ],
};
