import type { Episode } from '../episode.ts';

export const whatTheLenderSees: Episode = {
  slug: 'what-the-lender-sees',
  number: 3,
  date: '2026-06-17',
  heading: 'What the lender sees',
  description:
    'A lender explains why coverage is tested on last quarter’s rent roll, how borrowers break covenants they never read, and when a loan officer stops fighting.',
  speakers: {
    luis: { name: 'Luis Ferreira (demo)', role: 'Host' },
    gwen: { name: 'Gwen Achterberg (demo)', role: 'Healthcare lender at an invented bank' },
  },
  transcript: [
    {
      by: 'luis',
      text: 'We used to sit on the same side of this table, in the story at least. Gwen still lends. Tell people what happens with an application after they press send.',
    },
    {
      by: 'gwen',
      text: 'I read the sponsor’s page and the surveys, and then I close the file and make coffee. If I come back and want to open it again, we go on. That is really the process. The model is opened by an analyst two days later, and it is replaced by ours.',
    },
    { by: 'luis', text: 'Replaced entirely?' },
    {
      by: 'gwen',
      text: 'We take the trailing three months and multiply by four, and the trailing twelve, and believe the lower. We put in five percent for management if the manager is your cousin, and five if it is you. We put in reserves. We take vacancy at the market or at yours, whichever is worse. People say that is unfair. It is how we would run it, if we had to, and we do not wish to run it.',
    },
    { by: 'luis', text: 'So when the borrower says 1.6 times coverage, what do you see?' },
    {
      by: 'gwen',
      text: 'About 1.3, on a good day. The gap is nearly always the same three things: fee, reserves, and a tax bill that has not been reassessed. You can compute it at home. I would love it if somebody did. I have a borrower who sends me her version and “the bank’s version” side by side. She has the second one within a percent. Her loans are approved in half the time, because nobody needs to have an argument.',
    },
    { by: 'luis', text: 'Let us go to covenants. What do people break?' },
    {
      by: 'gwen',
      text: 'The reporting ones. Not coverage, not at first. They send the statement on the fiftieth day instead of the forty-fifth. Three times in a row, and the system makes it an event, and the event goes to a committee where nobody knows them. All of that for a file that somebody forgot to attach.',
    },
    { by: 'luis', text: 'And when coverage itself is short?' },
    {
      by: 'gwen',
      text: 'It depends who hears it first. If I hear it from you in May, with a plan, then in August I am the person who explains your plan to the committee. If I find it in August, I am the person who missed it. You can imagine which of the two fights for you.',
    },
    { by: 'luis', text: 'What is in a plan that works?' },
    {
      by: 'gwen',
      text: 'Dates and names. “We are going to increase marketing” is a wish. “Maria starts on the third as sales director, she comes from the building across the street, and we need four net move-ins by Labor Day; if we have two, we put in a hundred and fifty thousand” is a plan. I can test it on the telephone in September.',
    },
    { by: 'luis', text: 'Which test of size binds most these days, value or coverage?' },
    {
      by: 'gwen',
      text: 'Coverage. When money was nearly free, it was value, and people have not unlearned that. They arrive with “seventy-five percent of price”. At present rates coverage gives them perhaps sixty or sixty-five. The rest is equity, or a seller’s note, and I have to know about the note. Please write that down. I always find out about the note.',
    },
    { by: 'luis', text: 'How?' },
    {
      by: 'gwen',
      text: 'The seller’s lawyer asks my lawyer where to send the subordination agreement.',
    },
    { by: 'luis', text: 'What do you look at on a site visit?' },
    {
      by: 'gwen',
      text: 'I go to the bathroom in the staff area. If it is clean and there is paper, somebody manages. I look at the dates on the fire extinguishers. I ask the receptionist how long she has been there. Then I let them show me the theater room, because they have prepared it, and it would be impolite not to.',
    },
    { by: 'luis', text: 'And the surveys, how do you weigh them?' },
    {
      by: 'gwen',
      text: 'Harm ends it for the time being, if it is recent and nobody can say what was done. A long list of small things does not trouble me. A very short list over many years makes me call the agency and ask whether they have been inspecting.',
    },
    { by: 'luis', text: 'Personal guarantees. What would you tell a first-time buyer?' },
    {
      by: 'gwen',
      text: 'That it is not about your house. Well, it is about your house. But mostly it is about your attention. I want somebody who cannot hand me the keys on a Friday. Ask for a burn-off: when coverage is at 1.4 for four quarters, the guarantee falls by half. I say yes to that more often than people ask for it.',
    },
    {
      by: 'luis',
      text: 'When should they start with the permanent loan, if they came to you for a bridge?',
    },
    {
      by: 'gwen',
      text: 'On the day they close with me. I am serious. Bridge means that there is another shore. An insured loan takes the better part of a year, and the reviewer will want three years of statements which look as if one person had kept them. Begin with the chart of accounts. It costs nothing and nobody ever does it.',
    },
    { by: 'luis', text: 'One sentence to remember?' },
    {
      by: 'gwen',
      text: 'A loan is a long conversation with somebody who forgets nothing and is replaced every three years. Write to that person.',
    },
    { by: 'luis', text: 'Gwen Achterberg, thank you.' },
  ],
  next: { label: 'Size a loan by every test', to: '/help/analysis-tools' },
};
