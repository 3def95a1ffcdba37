import type { Episode } from '../episode.ts';

export const firstNinetyDays: Episode = {
  slug: 'ninety-days-under-a-new-name',
  number: 2,
  date: '2026-04-15',
  heading: 'Ninety days under a new name',
  description:
    'An administrator who has been through three sales on what new owners change too early, what they overlook, and why the first paycheck must be right.',
  speakers: {
    ruth: { name: 'Ruth Abernathy (demo)', role: 'Host, editor for operations and care' },
    dev: { name: 'Dev Raghunathan (demo)', role: 'Administrator, 88 units, Pennsylvania' },
  },
  transcript: [
    { by: 'ruth', text: 'Dev, you’ve been through three sales of the same building.' },
    {
      by: 'dev',
      text: 'Three owners in nine years, and I’ve kept the same office. I’ve had three welcome baskets. Two of them had the wrong community name on the ribbon.',
    },
    { by: 'ruth', text: 'What does a good first day look like from your position?' },
    {
      by: 'dev',
      text: 'Payroll. People will forgive you a logo. If the first paycheck is short by one overtime shift, the rumor is that the new owners don’t pay, and it’s in the break room before the correction is in the bank. The second owner ran one cycle in parallel with the old system, a month before. It cost them a weekend, and there wasn’t a single error.',
    },
    { by: 'ruth', text: 'And the first and the third?' },
    {
      by: 'dev',
      text: 'The first lost everyone’s paid time off. The stub said zero. It was a mapping problem and it was fixed in a week, but I lost two nurses that week who had already planned Christmas. The third one did it well, because I told them about the first.',
    },
    { by: 'ruth', text: 'So someone asked you.' },
    {
      by: 'dev',
      text: 'One person did. Before closing, on the phone, for an hour. She asked three things. What would you change on Monday? What must I not touch? Who is about to leave? No one had asked me those questions in fifteen years in this business.',
    },
    { by: 'ruth', text: 'What were your answers?' },
    {
      by: 'dev',
      text: 'Change the night differential. Don’t touch the activities director or the bird. And the maintenance man was about to move to his brother’s in Erie unless someone gave him a truck.',
    },
    { by: 'ruth', text: 'There’s a bird?' },
    {
      by: 'dev',
      text: 'A cockatiel. It’s not on any asset list. Four residents come out of their rooms in the morning only for that bird. The second owner’s regional manager wanted it gone for infection control. I asked him for the regulation. He is no longer with that company, and we still have the bird.',
    },
    { by: 'ruth', text: 'What do new owners change too early?' },
    {
      by: 'dev',
      text: 'Menus, vendors, forms. In that order. A new food contract in week two saves maybe sixty cents per person per day, and gives every resident something to complain about to their daughter. The forms are worse. A nurse who has done an incident report the same way for ten years will make mistakes in the new one for three months, and those are the months when the surveyor comes to look at the new license.',
    },
    { by: 'ruth', text: 'Does the surveyor come?' },
    {
      by: 'dev',
      text: 'Always, in my experience. And they ask the staff, “Who is the owner now?” If the staff doesn’t know, it’s not a citation, but it sets a tone.',
    },
    { by: 'ruth', text: 'So what should change on the first day?' },
    {
      by: 'dev',
      text: 'Anything that’s been broken for a year and that people have stopped mentioning. For us it was an ice machine. The third owner’s representative walked through with me and asked, “What are people tired of?” I said the ice machine. A new one was there on Thursday. For half a year people trusted the new owners because of that ice machine.',
    },
    { by: 'ruth', text: 'What about families? Do you write to them, or does the owner?' },
    {
      by: 'dev',
      text: 'I write, and they sign below me. First, nothing about your mother’s care changes tomorrow. Second, here is my direct number. Third, rates stay the same until the date in your agreement. After that comes the company history, which few people read. A letter that begins with “We are excited” gets sixty calls.',
    },
    { by: 'ruth', text: 'When do you raise rates?' },
    {
      by: 'dev',
      text: 'On the usual date, with the usual notice, and for a reason I can explain. An owner who paid too much wants it in month two. I tell them what it costs. Each move-out is about six weeks of an empty apartment, plus painting and a referral fee for the next resident. Four families that leave angry cost you the increase for the whole hallway.',
    },
    { by: 'ruth', text: 'What do new owners overlook?' },
    {
      by: 'dev',
      text: 'The on-call phone. Ask who had it last Saturday. If it’s always me, you don’t have a management team. And I’m fifty-eight. The third owner asked about that too. Now four of us rotate, and my wife sent them a card.',
    },
    { by: 'ruth', text: 'After ninety days, how do you know it’s going well?' },
    {
      by: 'dev',
      text: 'Two numbers, and the mood in the break room. First, weekend call-outs. Second, net move-ins, where I would expect zero, and zero is a success. When people in the break room complain about me again instead of the company, we’re back to normal.',
    },
    { by: 'ruth', text: 'Did you ever think of leaving during a sale?' },
    {
      by: 'dev',
      text: 'Every time. The bonus kept me for six months, and the people kept me after that. If you buy a building, pay the bonus, and then be present. Someone on site should be able to approve an ice machine.',
    },
    { by: 'ruth', text: 'Dev Raghunathan, thank you, and say hello to the bird.' },
  ],
  next: { label: 'See the operator’s workspace', to: '/for-operators' },
};
