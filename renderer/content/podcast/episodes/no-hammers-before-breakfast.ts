import type { Episode } from '../episode.ts';

export const hammersBeforeBreakfast: Episode = {
  slug: 'no-hammers-before-breakfast',
  number: 6,
  date: '2026-11-11',
  heading: 'No hammers before breakfast',
  description:
    'A contractor who renovates occupied communities on phasing, the price of dust, why the cheapest bid is written in the exclusions, and talking with residents.',
  speakers: {
    ruth: { name: 'Ruth Abernathy (demo)', role: 'Host, editor for operations and care' },
    aaliyah: { name: 'Aaliyah Whitcombe (demo)', role: 'General contractor, occupied renovation' },
  },
  transcript: [
    {
      by: 'ruth',
      text: 'Aaliyah, most builders would like people to move out. You will only work where they stay.',
    },
    {
      by: 'aaliyah',
      text: 'Empty buildings are easy. Anybody can be fast in an empty building. I did hotels before, and there you close a floor. Then we did a corridor in a community in Indiana, and on the second day a gentleman in a robe came and inspected my studs. He had framed houses for forty years. He told my foreman that two were out of plumb. They were. I never went back to hotels.',
    },
    { by: 'ruth', text: 'What is different, apart from the inspectors?' },
    {
      by: 'aaliyah',
      text: 'Time. A hotel job is priced by area. This is priced by how often you have to stop. No hammers before breakfast, none from one to two, none when somebody is dying at that end of the hall. That last rule is in no contract. The nurse tells us, and we go and do something else. So there has to be something else, and that is what phasing is.',
    },
    { by: 'ruth', text: 'Explain phasing to an owner who wants it finished by June.' },
    {
      by: 'aaliyah',
      text: 'Take forty apartments. I want four empty at any time, no more, no fewer. Fewer and we wait. More and you lose rent for nothing. Each takes three weeks with the drying. So ten groups of four, thirty weeks, plus the corridor at night. If it has to be June, tell me in October. If you tell me in March, it is June of the next year.',
    },
    { by: 'ruth', text: 'And the rent of those four?' },
    {
      by: 'aaliyah',
      text: 'Should be in the budget and never is. Owners compare my bid with another one that needs eight empty at a time and is six percent cheaper. Eight apartments at six thousand a month. They can do that sum, they only have to be asked to.',
    },
    { by: 'ruth', text: 'What do you write in a bid that others leave out?' },
    {
      by: 'aaliyah',
      text: 'Protection. Zip walls, negative air, sticky mats, a person with a vacuum whose job that is. It is about four percent of the price, and it is the line people strike. Dust in a building with oxygen and old lungs is not dirt, it is an incident. When somebody strikes it, I put it back and take something visible out, like the crown molding. Then we talk about what matters.',
    },
    { by: 'ruth', text: 'How should an operator read three bids?' },
    {
      by: 'aaliyah',
      text: 'From behind. The exclusions are on the last page. “Excludes unforeseen conditions”, fine. “Excludes moving of furniture”, so who does it, your aides? “Excludes work after four”, “excludes fire watch”, “excludes low-voltage”. The cheap bid is the same job with half of it given back to you. Price the exclusions and they are suddenly all within three percent.',
    },
    { by: 'ruth', text: 'You mentioned fire watch.' },
    {
      by: 'aaliyah',
      text: 'If we take the sprinklers or the alarm down in one part, somebody walks, all night, with a log. The state wants it and the insurer wants it more. I have taken over a site in which the log was written in advance, until Friday. It was Wednesday. I sent two people home for good.',
    },
    { by: 'ruth', text: 'What about memory care? Do you work there at all with people in it?' },
    {
      by: 'aaliyah',
      text: 'Yes, with rules. No tools on the floor, ever, not for a second. Every screw counted. Doors are never propped; one of mine stands at it, and that is all he does. And a new crew gets half an hour from the nurse, not from me. She tells them: if a lady asks when the bus comes, the bus comes soon, and would she like to sit down. They remember that better than any safety film.',
    },
    { by: 'ruth', text: 'Do residents complain?' },
    {
      by: 'aaliyah',
      text: 'About noise less than you would think. About not being told, very much. So there is a board: today we are here, tomorrow there, this is Marcus, he likes the Pacers. On Fridays we show people the finished one and let them choose between two colors for the hall. Either is fine, I chose both. But they chose it.',
    },
    { by: 'ruth', text: 'As a vendor, what papers do you have ready?' },
    {
      by: 'aaliyah',
      text: 'License of the state, insurance with the owner and the manager named, workers’ comp, background checks for each person, and the exclusion lists, for the company and for me. The first time a client asked me whether I was on a federal exclusion list, I was insulted. Now I hand it over before they ask. It is one folder and it has won me jobs.',
    },
    { by: 'ruth', text: 'And what do you ask of the client before you bid?' },
    {
      by: 'aaliyah',
      text: 'Who decides on site, when I open a wall and find something. If the answer is a committee, I add two weeks. If it is one person with a telephone and a limit, I take ten days off. And I ask when they were last surveyed, because I do not want to be the reason for the next visit.',
    },
    { by: 'ruth', text: 'The gentleman in the robe. What became of him?' },
    {
      by: 'aaliyah',
      text: 'He came each morning at nine. We gave him a level. On the last day he signed the inside of the wall with a carpenter’s pencil, before we closed it. Somebody will find that in fifty years and wonder who he was. He was quality control.',
    },
    { by: 'ruth', text: 'Aaliyah Whitcombe, thank you.' },
  ],
  next: { label: 'Find a contractor', to: '/find-vendors' },
};
