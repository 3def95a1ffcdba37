import type { Episode } from '../episode.ts';

export const firstNinetyDays: Episode = {
  slug: 'ninety-days-under-a-new-name',
  number: 2,
  date: '2026-04-15',
  heading: 'Ninety days under a new name',
  description:
    'An administrator who has been sold three times on what new owners change too early, what they never look at, and the paycheck that must be right.',
  speakers: {
    ruth: { name: 'Ruth Abernathy (demo)', role: 'Host, editor for operations and care' },
    dev: { name: 'Dev Raghunathan (demo)', role: 'Administrator, 88 units, Pennsylvania' },
  },
  transcript: [
    { by: 'ruth', text: 'Dev, you came with the building, as they say. Three times.' },
    {
      by: 'dev',
      text: 'Three owners in nine years, same office, same plant on the windowsill. I have had three welcome baskets. Two of them had the wrong name of the community on the ribbon.',
    },
    { by: 'ruth', text: 'What does a good first day look like from your chair?' },
    {
      by: 'dev',
      text: 'Payroll. People will forgive you a logo. If the first paycheck is short by one overtime shift, the rumor is that the new people do not pay, and the rumor is back in the break room before the correction is in the bank. The second owner ran one cycle in parallel with the old system, a month before. It cost them a weekend. Not a single error.',
    },
    { by: 'ruth', text: 'And the first and the third?' },
    {
      by: 'dev',
      text: 'The first lost everybody’s paid time off. On the stub it said zero. It was a mapping problem and it was fixed in a week, and I lost two nurses in that week who had already planned Christmas. The third one did it well, since I told them about the first.',
    },
    { by: 'ruth', text: 'So somebody asked you.' },
    {
      by: 'dev',
      text: 'One person asked. Before closing, on the telephone, for an hour. She asked: what would you change on Monday, what must I not touch, and who is about to leave? Nobody had put those three questions to me in fifteen years in this trade.',
    },
    { by: 'ruth', text: 'What were your answers?' },
    {
      by: 'dev',
      text: 'Change the night differential. Do not touch the activities director or the bird. And the maintenance man was going to his brother in Erie, unless somebody gave him a truck.',
    },
    { by: 'ruth', text: 'There is a bird.' },
    {
      by: 'dev',
      text: 'A cockatiel. It appears in no asset list. There are four residents who come out of their rooms in the morning only for that bird. The regional manager of the second owner wanted it gone, for reasons of infection control. I asked him for the regulation. He is no longer with that company, and the bird is.',
    },
    { by: 'ruth', text: 'What do new owners change too early?' },
    {
      by: 'dev',
      text: 'Menus, vendors, forms. In that order. A new food contract in week two saves, let us say, sixty cents a day and person, and gives every resident something to discuss with their daughter. The forms are worse. A nurse who has done an incident report the same way for ten years will do it wrong in the new one for three months, and those are the months in which the surveyor comes to look at the new license.',
    },
    { by: 'ruth', text: 'Does the surveyor come?' },
    {
      by: 'dev',
      text: 'Always, in my experience. And asks the staff, “Who is the owner now?” If they do not know, it is not a citation. But it sets a tone.',
    },
    { by: 'ruth', text: 'What should be changed on the first day, then?' },
    {
      by: 'dev',
      text: 'Whatever has been broken for a year and everybody has stopped mentioning. In our case an ice machine. The third owner’s man walked through with me and said, “What is the thing people are tired of?” I said the ice machine. It was there on Thursday. People thought for half a year that these were serious people, because of an ice machine.',
    },
    { by: 'ruth', text: 'Families. Do you write to them, or does the owner?' },
    {
      by: 'dev',
      text: 'I write, they sign below me. First sentence: nothing about your mother’s care changes tomorrow. Second: here is my direct number. Third: rates remain what they are until the date in your agreement. Then the history of the company, which nobody reads. The letter that begins with “We are excited” produces sixty calls.',
    },
    { by: 'ruth', text: 'When do you raise the rates?' },
    {
      by: 'dev',
      text: 'On the usual date, with the usual notice, and for a reason I can say aloud. An owner who has paid too much wants it in month two. I tell them what it costs: each move-out is about six weeks of an empty apartment and the painting and a fee for whoever referred the next person. Four families that leave in anger have eaten the increase of the whole hallway.',
    },
    { by: 'ruth', text: 'What do they never look at?' },
    {
      by: 'dev',
      text: 'The on-call telephone. Ask who had it last Saturday. If it is me again, you do not have a management team, you have me. And I am fifty-eight. The third owner asked that as well. Now there are four of us, in turns, and my wife sent them a card.',
    },
    { by: 'ruth', text: 'How do you know at the end of ninety days that it goes well?' },
    {
      by: 'dev',
      text: 'Two numbers and a sound. Call-outs on weekends, which are a vote. Net move-ins, where I would expect zero, honestly, zero is a success. And the sound of the break room. When they begin to complain about me again instead of the company, we are back to normal.',
    },
    { by: 'ruth', text: 'Did you ever think of leaving at a sale?' },
    {
      by: 'dev',
      text: 'At each. The bonus kept me for six months and the people for the rest. If you buy a building, pay the bonus, and then be there. Somebody should be there who can sign for an ice machine.',
    },
    { by: 'ruth', text: 'Dev Raghunathan, thank you, and my regards to the bird.' },
  ],
  next: { label: 'See the operator’s workspace', to: '/for-operators' },
};
