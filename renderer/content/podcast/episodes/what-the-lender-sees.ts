import type { Episode } from '../episode.ts';

export const whatTheLenderSees: Episode = {
  slug: 'what-the-lender-sees',
  number: 3,
  date: '2026-06-17',
  heading: 'What the lender sees',
  description:
    'A lender on why coverage is tested on last quarter’s rent roll, how borrowers break covenants they never read, and when a loan officer stops fighting.',
  speakers: {
    luis: { name: 'Luis Ferreira (demo)', role: 'Host' },
    gwen: { name: 'Gwen Achterberg (demo)', role: 'Healthcare lender at an invented bank' },
  },
  transcript: [
    {
      by: 'luis',
      text: 'We used to sit on the same side of this table, at least in the story. Gwen still lends. Tell us what happens to an application after the borrower hits send.',
    },
    {
      by: 'gwen',
      text: 'I read the sponsor’s page and the surveys, and then I close the file and make coffee. If I come back and want to open it again, we go on. That really is the process. An analyst opens the model two days later, and we replace it with ours.',
    },
    { by: 'luis', text: 'Replaced entirely?' },
    {
      by: 'gwen',
      text: 'We take the trailing three months times four, and the trailing twelve, and believe the lower number. We put in five percent for management if the manager is your cousin, and five if it’s you. We put in reserves. We use the market’s vacancy or yours, whichever is worse. People say that’s unfair. It’s how we would run it if we had to, and we don’t want to run it.',
    },
    { by: 'luis', text: 'So when the borrower says 1.6 times coverage, what do you see?' },
    {
      by: 'gwen',
      text: 'About 1.3, on a good day. The gap is nearly always the same three things: the fee, reserves, and a tax bill that hasn’t been reassessed. You can calculate it at home, and I’d love it if more people did. I have a borrower who sends me her version and “the bank’s version” side by side. The second one is within a percent of our number. Her loans are approved in half the time, because there is nothing to argue about.',
    },
    { by: 'luis', text: 'Let’s talk about covenants. Which ones do people break?' },
    {
      by: 'gwen',
      text: 'The reporting ones. Not coverage, not at first. They send the statement on day fifty instead of day forty-five. Do that three times in a row and the system records an event, and the event goes to a committee that doesn’t know them. All of that over a file someone forgot to attach.',
    },
    { by: 'luis', text: 'And when coverage itself is short?' },
    {
      by: 'gwen',
      text: 'It depends on when I hear about it. If you call me in May with a plan, then in August I’m the person who explains your plan to the committee. If I find it in August, I’m the person who missed it. You can imagine which of the two fights for you.',
    },
    { by: 'luis', text: 'What is in a plan that works?' },
    {
      by: 'gwen',
      text: 'Dates and names. “We are going to increase marketing” is a wish. “Maria starts on the third as sales director, she’s coming from the building across the street, and we need four net move-ins by Labor Day. If we get two, we put in a hundred and fifty thousand.” That’s a plan. I can check it by phone in September.',
    },
    {
      by: 'luis',
      text: 'Which test limits the loan amount most often these days, value or coverage?',
    },
    {
      by: 'gwen',
      text: 'Coverage. When money was nearly free it was value, and people haven’t unlearned that. They arrive asking for “seventy-five percent of price”. At present rates coverage gives them maybe sixty or sixty-five. The rest is equity, or a seller’s note, and I have to know about the note. Please write that down. I always find out about the note.',
    },
    { by: 'luis', text: 'How?' },
    {
      by: 'gwen',
      text: 'The seller’s lawyer asks my lawyer where to send the subordination agreement.',
    },
    { by: 'luis', text: 'What do you look at on a site visit?' },
    {
      by: 'gwen',
      text: 'I go to the restroom in the staff area. If it’s clean and stocked, someone is managing the place. I look at the dates on the fire extinguishers. I ask the receptionist how long she’s been there. Then I let them show me the theater room, because they’ve prepared it, and it would be impolite not to.',
    },
    { by: 'luis', text: 'And how do you weigh the surveys?' },
    {
      by: 'gwen',
      text: 'A harm-level finding stops the loan for now, if it’s recent and no one can say what was done about it. A long list of small things doesn’t bother me. A very short list over many years makes me call the agency and ask whether they’ve been inspecting.',
    },
    { by: 'luis', text: 'Personal guarantees. What would you tell a first-time buyer?' },
    {
      by: 'gwen',
      text: 'That it isn’t about your house. Well, it is about your house. But mostly it’s about your attention. I want a borrower who can’t hand me the keys on a Friday. Ask for a burn-off: when coverage is at 1.4 for four quarters, the guarantee drops by half. I say yes to that more often than people ask for it.',
    },
    {
      by: 'luis',
      text: 'If they came to you for a bridge loan, when should they start on the permanent loan?',
    },
    {
      by: 'gwen',
      text: 'On the day they close with me. I’m serious. A bridge has to lead somewhere. An insured loan takes the better part of a year, and the reviewer will want three years of statements that look as if one person kept them. Start with the chart of accounts. It costs nothing and almost no one does it.',
    },
    { by: 'luis', text: 'One sentence to remember?' },
    {
      by: 'gwen',
      text: 'A loan is a long conversation with someone who forgets nothing and is replaced every three years. Write to that person.',
    },
    { by: 'luis', text: 'Gwen Achterberg, thank you.' },
  ],
  next: { label: 'Size a loan by every test', to: '/help/analysis-tools' },
};
