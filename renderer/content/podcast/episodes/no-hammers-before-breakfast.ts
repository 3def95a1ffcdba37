import type { Episode } from '../episode.ts';

export const hammersBeforeBreakfast: Episode = {
  slug: 'no-hammers-before-breakfast',
  number: 6,
  date: '2026-11-11',
  heading: 'No hammers before breakfast',
  description:
    'A contractor who renovates occupied communities on phasing, the cost of dust control, how to compare the exclusions in bids, and talking with residents.',
  speakers: {
    ruth: { name: 'Ruth Abernathy (demo)', role: 'Host, editor for operations and care' },
    aaliyah: { name: 'Aaliyah Whitcombe (demo)', role: 'General contractor, occupied renovation' },
  },
  transcript: [
    {
      by: 'ruth',
      text: 'Aaliyah, most builders want people to move out. You only work in occupied buildings.',
    },
    {
      by: 'aaliyah',
      text: 'Empty buildings are easy, and anyone can be fast in them. I did hotels before, and there you close a floor. Then we did a corridor in a community in Indiana, and on the second day a gentleman in a robe came and inspected my studs. He had framed houses for forty years. He told my foreman that two were out of plumb. They were. I never went back to hotels.',
    },
    { by: 'ruth', text: 'Apart from the inspections, what’s different?' },
    {
      by: 'aaliyah',
      text: 'Time. A hotel job is priced by area. This is priced by how often you have to stop. No hammers before breakfast, none from one to two, none when someone is dying at that end of the hall. That last rule isn’t in any contract. The nurse tells us, and we go and do something else. So there has to be other work ready, and that’s why we need phasing.',
    },
    { by: 'ruth', text: 'How do you explain phasing to an owner who wants it finished by June?' },
    {
      by: 'aaliyah',
      text: 'Take forty apartments. I want exactly four empty at any time. With fewer, we wait. With more, you lose rent for nothing. Each takes three weeks including drying. So ten groups of four, thirty weeks, plus the corridor at night. If it has to be June, tell me in October. If you tell me in March, it will be June of the following year.',
    },
    { by: 'ruth', text: 'And the lost rent on those four?' },
    {
      by: 'aaliyah',
      text: 'It should be in the budget, and it never is. Owners compare my bid with one that needs eight empty at a time and is six percent cheaper. That’s eight apartments at six thousand a month. They can do that calculation. They only have to be asked to.',
    },
    { by: 'ruth', text: 'What do you include in a bid that others leave out?' },
    {
      by: 'aaliyah',
      text: 'Protection. Zip walls, negative air, sticky mats, and a person whose only job is to vacuum. It’s about four percent of the price, and it’s the line people cut. In a building with oxygen and elderly lungs, dust is an incident. When a client cuts it, I put it back and take out something visible, like the crown molding. Then we talk about what matters.',
    },
    { by: 'ruth', text: 'How should an operator read three bids?' },
    {
      by: 'aaliyah',
      text: 'Start with the last page, where the exclusions are. “Excludes unforeseen conditions” is fine. “Excludes moving of furniture” means your aides do it. “Excludes work after four”, “excludes fire watch”, “excludes low-voltage”. The cheap bid is the same job with half of it left to you. Price the exclusions and the bids are suddenly all within three percent.',
    },
    { by: 'ruth', text: 'You mentioned fire watch.' },
    {
      by: 'aaliyah',
      text: 'If we take the sprinklers or the alarm down in one part, someone walks all night with a log. The state requires it and the insurer cares even more. I took over a site where the log had been filled in ahead through Friday, and it was Wednesday. I let two people go.',
    },
    { by: 'ruth', text: 'What about memory care? Do you work there while residents are in it?' },
    {
      by: 'aaliyah',
      text: 'Yes, with rules. No tools on the floor, ever, not for a second. Every screw is counted. Doors are never propped. One of my people guards the door and does nothing else. And every new crew gets half an hour with the nurse, not with me. She tells them that if a lady asks when the bus comes, the bus comes soon, and would she like to sit down. They remember that better than any safety film.',
    },
    { by: 'ruth', text: 'Do residents complain?' },
    {
      by: 'aaliyah',
      text: 'About noise, less than you’d think. About not being told anything, plenty. So we have a board that says where we are today, where we’ll be tomorrow, and that this is Marcus, who likes the Pacers. On Fridays we show people the finished apartment and let them choose between two colors for the hall. Both work, because I picked them. But the residents made the choice.',
    },
    { by: 'ruth', text: 'As a vendor, what documents do you have ready?' },
    {
      by: 'aaliyah',
      text: 'State license, insurance with the owner and the manager named, workers’ comp, background checks for each person, and the exclusion lists, for the company and for me. The first time a client asked me whether I was on a federal exclusion list, I was insulted. Now I hand it over before they ask. It’s one folder, and it has won me jobs.',
    },
    { by: 'ruth', text: 'And what do you ask the client before you bid?' },
    {
      by: 'aaliyah',
      text: 'Who decides on site when I open a wall and find something. If it’s a committee, I add two weeks. If it’s one person with a phone and a spending limit, I can cut ten days. And I ask when they were last surveyed, because I don’t want to be the reason for the next visit.',
    },
    { by: 'ruth', text: 'What happened to the gentleman in the robe?' },
    {
      by: 'aaliyah',
      text: 'He came every morning at nine. We gave him a level. On the last day he signed the inside of the wall with a carpenter’s pencil, before we closed it. He was our quality control.',
    },
    { by: 'ruth', text: 'Aaliyah Whitcombe, thank you.' },
  ],
  next: { label: 'Find a contractor', to: '/find-vendors' },
};
