import type { LessonTexts } from '../course.ts';

export const confidentialMarketingOfACommunityLessons: LessonTexts = {
  'what-gives-it-away': [
    {
      kind: 'text',
      paragraphs: [
        'A community is worth what its people make of it. If staff hear of a sale from a stranger, some look for other work. If families hear it, some wait with a move-in. If competitors hear it, they tell both. None of this helps a buyer, so both sides of a sale want it quiet until they can say something definite.',
        'Confidential does not mean secret from those who must be told. Regulators, lenders, and, at the right time, residents and employees have rights. It means that everyone learns it from you, in the right order.',
        'A community is identified by combinations. One detail is harmless. Three together name the building.',
      ],
    },
    {
      kind: 'table',
      caption: 'How to say it instead',
      columns: [{ label: 'Gives it away' }, { label: 'Say' }],
      rows: [
        ['The only assisted living in its town', 'A small city in the Midwest'],
        ['82 units, built in 1997', '75 to 90 units, late 1990s'],
        ['Photograph of the entrance', 'A drawing, or a room without a view'],
        ['“Award winner three years in a row”', '“Good reputation in its market”'],
        ['Exact occupancy of the federal file', 'A rounded figure with its month'],
        ['Name of the management company', '“Regional operator with several communities”'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Files give away more than sentences. A PDF stores its author and the name of its folder. A photograph stores the place where it was taken. A spreadsheet keeps hidden sheets. A rent roll with initials and room numbers identifies residents to anyone who knows the building. Clean each file, then open the cleaned copy and look again.',
        'Test the result on a colleague who knows the state. Give them five minutes and a search engine. If they find it, so will a competitor. Change one detail at a time until they don’t.',
        'Finally, keep your own circle small. Write down who knows: owner, broker, attorney, accountant, perhaps the administrator. Each name has a date. When something leaks, the list is where you start.',
      ],
    },
    {
      kind: 'note',
      tone: 'hint',
      text: 'Take a listing that you know and search for its unit count, its year, and its state. Count the minutes until you have the name.',
    },
  ],
  'teaser-and-agreement': [
    {
      kind: 'text',
      paragraphs: [
        'The **teaser** is one page without a name. A buyer decides with it whether to sign an agreement. It needs eight facts and no adjectives.',
      ],
    },
    {
      kind: 'list',
      items: [
        'Care types and the range of units or beds.',
        'Region, not city, and the kind of place.',
        'Decade of construction, and the last large renovation.',
        'Occupancy, rounded, with its month.',
        'Payor mix in shares.',
        'Revenue and income as ranges, with the period.',
        'What is offered: property, operations, or both, and whether the manager can stay.',
        'What the seller wants to know from a buyer, and by when.',
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Say how the income was adjusted, even in a range. “Before a management fee” or “after a five percent fee and reserves” saves both sides a wrong guess. Buyers remember a broker whose teaser was true.',
        'The **confidentiality agreement** comes next. A short one is signed within a day, a long one goes to counsel for two weeks. It needs to name who is bound, including partners and lenders; what is confidential, including the fact of the sale; what may be done with documents; which people the buyer may not contact; and how long it lasts. Two years are common. It should also say that the buyer will not hire the community’s employees for a time.',
        'The rule about contact deserves its own paragraph. A buyer does not call the administrator, does not visit as a visitor, and does not ask the regulator about the building. All questions go to the broker. Most leaks begin with a friendly call.',
        'Read what comes back. Buyers change terms, and some changes matter: a shorter period, a missing affiliate, a right to keep copies. Keep the signed version with the name and the capacity of the person who signed. An agreement with a company that owns nothing protects no one, so ask who stands behind it.',
        'Only after signing does the buyer receive the **memorandum** with name and address. Send it to a person, with their name on each page. A page with a name on it is copied less.',
      ],
    },
  ],
  'the-buyer-list': [
    {
      kind: 'text',
      paragraphs: [
        'A sale does not need many buyers. It needs the right ten, approached in the right order. Four to seven letters of intent are a good result for a single community, and they usually come from fewer than thirty conversations.',
        'Start with what the building needs. A community with rising occupancy and an old kitchen needs an operator with capital. A stable one with a tired owner suits a regional group or a fund with a manager. A small one in a rural place is often bought by someone who lives within an hour. Write the profile before you write names.',
      ],
    },
    {
      kind: 'table',
      caption: 'Four groups of buyers',
      columns: [{ label: 'Group' }, { label: 'Strength' }, { label: 'Check' }],
      rows: [
        [
          'Regional operators',
          'Know the state and its license',
          'Capital, and capacity of their team',
        ],
        ['Owners with a manager', 'Quick decisions', 'Which operator, and its surveys'],
        ['Funds and trusts', 'Money, certainty', 'Minimum size, committee dates'],
        ['Local buyers', 'Care about the place', 'Financing and experience'],
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Then **exclude**. The direct competitor across the street learns everything from a rent roll. So does a company that is hiring your administrator. Ask the owner for names that must not be approached, and for those that must be asked last. Write down the reason, since someone will ask.',
        'Approach in waves. The first wave is five buyers you trust, with a week of lead. What they ask shows what the teaser lacks. Correct it, then write to the rest on one day, so that all have the same time.',
        '**Qualify** before you name the building: proof of funds, the operator they would use, two deals they closed, and who decides. A buyer who cannot answer these four will not answer the lender either.',
        'Log every contact: who, when, what was sent, which version. It settles fee disputes, it shows the owner that you work, and it is the only way to know who had the page that appeared somewhere else. Tell the owner weekly what happened, in numbers: approached, signed, read, asked, offered.',
      ],
    },
    {
      kind: 'note',
      tone: 'hint',
      text: 'If two buyers ask the same question, the answer belongs in the memorandum. Answer it to everyone on the same day.',
    },
  ],
  'rooms-and-visits': [
    {
      kind: 'text',
      paragraphs: [
        'A **deal room** releases documents in stages. The stage depends on what a buyer has done, not on how often they call.',
      ],
    },
    {
      kind: 'steps',
      steps: [
        {
          title: 'After the agreement',
          text: 'Memorandum, T-12 by month, occupancy by month, unit mix, summary of surveys.',
        },
        {
          title: 'After a letter of intent',
          text: 'Rent roll without names, staffing by position, contracts, capital history, loss runs.',
        },
        {
          title: 'After the contract',
          text: 'Payroll by position, resident agreements as forms, licenses, environmental and title work.',
        },
        {
          title: 'Shortly before closing',
          text: 'Personal data that the operator needs to continue care, under the rules that protect it.',
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Residents’ data is the line that must not move. Health information is protected by law, and a buyer does not need a name to value a room. Replace names by numbers, and keep the key outside the room. The same holds for employees: positions, hours, and wages are enough until the contract.',
        'Watch who opens what. A buyer who reads the loss runs twice is serious. A buyer who downloads everything in ten minutes and asks nothing may be collecting. Watermarks with the reader’s name make a leak traceable and, more often, prevent it.',
        '**Visits** are the moment of risk. Choose a time with few visitors. Give a truthful reason that fits: an insurance walk, an appraisal, a meeting with an owner’s partner. Never invent a family that looks for a room. Limit the group to three people, and let the administrator lead if they know. If they don’t, let the owner lead, as on every other day.',
        'Have a plan for **the day it gets out**, because it may. In the first hour, the owner calls the administrator. Together they meet the staff of the shift, then the families’ council. The message is short and true: the owner is considering options, nothing has been decided, care and staff continue, and they will hear first from us. Put the same sentences on one page for the reception desk. Then tell every buyer what happened, so that no one fills the silence.',
        'After the sale, close the room, ask for the return or destruction of copies, and keep the log. The next owner of the community will be grateful for it, and so will you when someone asks.',
      ],
    },
  ],
};
