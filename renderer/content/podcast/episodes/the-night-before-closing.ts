import type { Episode } from '../episode.ts';

export const nightBeforeClosing: Episode = {
  slug: 'the-night-before-closing',
  number: 1,
  date: '2026-02-18',
  heading: 'The night before closing',
  description:
    'A broker tells what goes wrong in the last twenty-four hours of a sale: a missing signature, a changed account number, and a cook who had heard everything.',
  speakers: {
    luis: { name: 'Luis Ferreira (demo)', role: 'Host' },
    nora: { name: 'Nora Castellan (demo)', role: 'Broker of assisted living, Ohio' },
  },
  transcript: [
    {
      by: 'luis',
      text: 'Nora, you have closed something over fifty communities in your invented career. What is the night before like?',
    },
    {
      by: 'nora',
      text: 'Quiet, if you did the work. I sit with a list of papers and a list of people, and the second one is shorter. Papers are late all the time and it does not matter. What matters is a person who cannot be reached. So on that evening I know where everybody sleeps.',
    },
    { by: 'luis', text: 'Give me the worst one.' },
    {
      by: 'nora',
      text: 'A family with four siblings. Three had signed. The fourth was on a boat in Alaska, and nobody had told me that there was a fourth, because he had not spoken with the others since the mother died. He owned eleven percent. The title company found him at four in the afternoon.',
    },
    { by: 'luis', text: 'How does one not know that there is a fourth?' },
    {
      by: 'nora',
      text: 'By asking the one who calls you. I asked the eldest who the owners were and he said “us”. Since then I ask for the operating agreement before I take the listing, and I read the last page first, since that is where the signatures are. Eleven percent does not sell a building, but it can stop one.',
    },
    { by: 'luis', text: 'Did it close?' },
    {
      by: 'nora',
      text: 'Nine days later. The rate lock held, by luck. The buyer’s lender charged for two of the days and my client paid that without a word, which from this client was an apology.',
    },
    { by: 'luis', text: 'Let us talk about money on the wire. You have a rule.' },
    {
      by: 'nora',
      text: 'I have one rule and I say it on the first day, when nobody is nervous. Nobody in this deal will ever send new wire instructions by e-mail. If you get a message with new instructions, from me, from counsel, from the title company, it is a crime in progress. Call a number you already had.',
    },
    { by: 'luis', text: 'Has it happened?' },
    {
      by: 'nora',
      text: 'Twice in fifty. Both times the letter was better written than the real ones. It had the file number. It said that the account was under audit. It came at three on a Thursday, when people wish to be helpful. In one case the buyer’s bookkeeper called me only because my fictional twin had written “kind regards”, and I never do.',
    },
    { by: 'luis', text: 'Now the staff. When do they learn of it?' },
    {
      by: 'nora',
      text: 'Later than they deserve and earlier than the seller would like. In Ohio I want the administrator told at the letter of intent, with a bonus for staying half a year. Everybody else in a meeting, once the license is near, in two shifts so that the night people are not told by the day people.',
    },
    { by: 'luis', text: 'And do they know already?' },
    {
      by: 'nora',
      text: 'Of course. There was a cook in a building near Toledo. We had been through it with the appraiser, and the story was that he came for the insurance. At the end she gave me a bag of cookies and said, “For the drive, and tell the new people that the oven door sticks.” She had known since the engineer had measured the parking lot.',
    },
    { by: 'luis', text: 'What did you do?' },
    {
      by: 'nora',
      text: 'I told the buyer about the oven door. They put four hundred dollars in the budget, fixed it in the first week and told her that she had been right. That was the most profitable sum anybody spent on that acquisition. She stayed, and half the kitchen with her.',
    },
    { by: 'luis', text: 'You once told me that there are three lists for the last day.' },
    {
      by: 'nora',
      text: 'Who must sign, who must be paid, who must be told. Most people only keep the first. The second has surprises like the bed-tax arrears or the copier lease. The third is the one I am strict about. The fire department, the pharmacy, the medical director, the ombudsman, the church that comes on Sundays. If the church finds new names on the door, all the families know by noon.',
    },
    { by: 'luis', text: 'Is there a moment in which you know that it will close?' },
    {
      by: 'nora',
      text: 'When the two administrators of the two sides have each other’s telephone numbers and use them without me. That is usually ten days before. If they still talk through their lawyers, I do not book a flight.',
    },
    { by: 'luis', text: 'What would you tell a buyer who does it for the first time?' },
    {
      by: 'nora',
      text: 'Sleep there. Not in a guest apartment, nobody sleeps well in those. In the hotel across the road, on the night of the closing, and be at breakfast at half past seven in a clean shirt. Do not make a speech. Carry coffee. You have bought a place where breakfast is served, and you would be surprised how many owners have never seen it.',
    },
    { by: 'luis', text: 'And a seller?' },
    {
      by: 'nora',
      text: 'Do not be there at breakfast. Say goodbye the day before, to each by name, and then let them get used to it. I had one who came back every morning for two weeks because he missed them. It was touching, and the new administrator could not get a single thing decided.',
    },
    { by: 'luis', text: 'You list two names on your file that are not in the deal. Who are they?' },
    {
      by: 'nora',
      text: 'A locksmith and a notary who answers at night. I have called each of them three times. I would sooner close without a lawyer than without those two, but please do not print that.',
    },
    { by: 'luis', text: 'We print everything, it is a transcript. Nora Castellan, thank you.' },
  ],
  next: { label: 'Read what an OTA settles', to: '/senior-housing-journal' },
};
