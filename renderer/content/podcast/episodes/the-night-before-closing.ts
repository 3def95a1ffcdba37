import type { Episode } from '../episode.ts';

export const nightBeforeClosing: Episode = {
  slug: 'the-night-before-closing',
  number: 1,
  date: '2026-02-18',
  heading: 'The night before closing',
  description:
    'A broker on what goes wrong in the last 24 hours of a sale: a missing signature, a changed account number, and a cook who already knew everything.',
  speakers: {
    luis: { name: 'Luis Ferreira (demo)', role: 'Host' },
    nora: { name: 'Nora Castellan (demo)', role: 'Assisted living broker, Ohio' },
  },
  transcript: [
    {
      by: 'luis',
      text: 'Nora, you’ve closed more than fifty communities in your invented career. What is the night before like?',
    },
    {
      by: 'nora',
      text: 'Quiet, if you did the work. I sit down with a list of documents and a list of people, and the second one is shorter. Documents are late all the time and it doesn’t matter. The real problem is a person you can’t reach. So that evening I know where everyone is staying.',
    },
    { by: 'luis', text: 'Give me the worst one.' },
    {
      by: 'nora',
      text: 'A family with four siblings. Three had signed. The fourth was on a boat in Alaska, and no one had mentioned a fourth, because he hadn’t spoken with the others since their mother died. He owned eleven percent. The title company found him at four in the afternoon.',
    },
    { by: 'luis', text: 'How do you not know there’s a fourth owner?' },
    {
      by: 'nora',
      text: 'By asking only the person who calls you. I asked the eldest who the owners were and he said “us”. Since then I ask for the operating agreement before I take the listing, and I read the last page first, because that’s where the signatures are. Eleven percent can’t sell a building, but it can stop a sale.',
    },
    { by: 'luis', text: 'Did it close?' },
    {
      by: 'nora',
      text: 'Nine days later. The rate lock held, by luck. The buyer’s lender charged for two of the days, and my client paid without a word, which from that client was an apology.',
    },
    { by: 'luis', text: 'Let’s talk about wiring money. You have a rule.' },
    {
      by: 'nora',
      text: 'I have one rule and I say it on the first day, when everyone is calm. No one in this deal will ever send new wire instructions by email. If you get a message with new instructions, from me, from counsel, or from the title company, it’s a crime in progress. Call a number you already had.',
    },
    { by: 'luis', text: 'Has it happened?' },
    {
      by: 'nora',
      text: 'Twice in fifty. Both times the email was better written than the real ones. It had the file number. It said the account was under audit. It came at three on a Thursday, when people want to be helpful. In one case the buyer’s bookkeeper called me only because the fake version of me had signed off with “kind regards”, and I never do.',
    },
    { by: 'luis', text: 'Now the staff. When do they find out?' },
    {
      by: 'nora',
      text: 'Later than they deserve and earlier than the seller would like. In Ohio I want the administrator informed at the letter of intent, with a bonus for staying six months. Everyone else hears in a meeting once the license is close, in two sessions, so the night shift doesn’t hear it from the day shift.',
    },
    { by: 'luis', text: 'And do they already know?' },
    {
      by: 'nora',
      text: 'Of course. There was a cook in a building near Toledo. We had walked through with the appraiser, and the story was that he was there for the insurance. At the end she gave me a bag of cookies and said, “For the drive, and tell the new owners the oven door sticks.” She had known since the engineer measured the parking lot.',
    },
    { by: 'luis', text: 'What did you do?' },
    {
      by: 'nora',
      text: 'I told the buyer about the oven door. They put four hundred dollars in the budget, fixed it in the first week, and told her she was right. It was the best money anyone spent on that whole acquisition. She stayed, and half the kitchen stayed with her.',
    },
    { by: 'luis', text: 'You once told me you keep three lists for the last day.' },
    {
      by: 'nora',
      text: 'Who has to sign, who has to be paid, and who has to be notified. Most people only keep the first. The second has surprises like overdue bed tax or the copier lease. The third is the one I’m strict about. The fire department, the pharmacy, the medical director, the ombudsman, the church that visits on Sundays. If the church finds new names on the door, every family knows by noon.',
    },
    { by: 'luis', text: 'Is there a point when you know it will close?' },
    {
      by: 'nora',
      text: 'When the administrators on the two sides have each other’s phone numbers and use them without me. That’s usually ten days before. If they’re still talking through their lawyers, I don’t book a flight.',
    },
    { by: 'luis', text: 'What would you tell a first-time buyer?' },
    {
      by: 'nora',
      text: 'Stay nearby. Not in a guest apartment, no one sleeps well in those. Stay at the hotel across the road on the night of the closing, and be at breakfast at seven thirty in a clean shirt. Don’t make a speech. Carry coffee. You bought a place where breakfast is served, and you’d be surprised how many owners have never seen it.',
    },
    { by: 'luis', text: 'And a seller?' },
    {
      by: 'nora',
      text: 'Do not be there at breakfast. Say goodbye the day before, to each by name, and then let them get used to it. I had one who came back every morning for two weeks because he missed them. It was touching, and the new administrator could not get a single thing decided.',
    },
    {
      by: 'luis',
      text: 'You list two people in your file who aren’t part of the deal. Who are they?',
    },
    {
      by: 'nora',
      text: 'A locksmith and a notary who answers at night. I’ve called each of them three times. I’d rather close without a lawyer than without those two, but please don’t print that.',
    },
    { by: 'luis', text: 'We print everything. It’s a transcript. Nora Castellan, thank you.' },
  ],
  next: { label: 'Read what an OTA covers', to: '/senior-housing-journal' },
};
