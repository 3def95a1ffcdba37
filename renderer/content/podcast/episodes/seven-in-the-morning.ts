import type { Episode } from '../episode.ts';

export const sevenInTheMorning: Episode = {
  slug: 'seven-in-the-morning',
  number: 4,
  date: '2026-07-22',
  heading: 'Seven in the morning',
  description:
    'A former state surveyor on how a building is read in the first hour, why good plans of correction are short, and what buyers misread in inspection reports.',
  speakers: {
    ruth: { name: 'Ruth Abernathy (demo)', role: 'Host, editor for operations and care' },
    imelda: {
      name: 'Imelda Kask (demo)',
      role: 'Surveyor for nineteen invented years, now retired',
    },
  },
  transcript: [
    {
      by: 'ruth',
      text: 'Imelda, you know how it feels when you walk in. I only know how it feels when you have walked in.',
    },
    {
      by: 'imelda',
      text: 'It feels like being the person who came to a wedding with a clipboard. Nobody is glad. You learn to be slow and polite, and to accept the coffee but not the muffin.',
    },
    { by: 'ruth', text: 'Why not the muffin?' },
    {
      by: 'imelda',
      text: 'Because a family looks from across the room and sees a surveyor eating a muffin. Then they do not tell you about the night of the fourteenth.',
    },
    { by: 'ruth', text: 'What do you do in the first hour?' },
    {
      by: 'imelda',
      text: 'I stand. Anywhere near a nurses’ station, with a good view of two corridors. I watch how long a light is on. I see who answers, and whether they knock. In one hour you see thirty small contracts being kept or broken. The records come afterward, and they mostly tell you how well people write.',
    },
    { by: 'ruth', text: 'Administrators believe that you come with a list.' },
    {
      by: 'imelda',
      text: 'We come with data, complaints and the last report. In nursing homes the sample is drawn partly by the computer. But the list that matters is made in the building. If three residents in a row have dry lips, I have a list.',
    },
    {
      by: 'ruth',
      text: 'Let us read a report together, as a buyer might. There is a D for a care plan not updated. What does it say to you?',
    },
    {
      by: 'imelda',
      text: 'By itself, that somebody was on vacation. A D is isolated, no harm, potential for more. If I find the same tag next year, it says that the nurse who updates plans has too many of them. The third year it says that the company knows and has decided to pay for it in citations, since those are cheaper than a nurse.',
    },
    { by: 'ruth', text: 'And a G?' },
    {
      by: 'imelda',
      text: 'Somebody was hurt and it should not have happened. You read every word. You look for the sentence in which staff is quoted. “I told the charge nurse on Monday.” If that sentence is in there, the building knew. A fall that nobody could foresee is sad; a fall that was foretold is management.',
    },
    { by: 'ruth', text: 'You told me before that buyers misread two things.' },
    {
      by: 'imelda',
      text: 'They count, first of all. Twelve citations, six citations. A thorough team in a decent building will write twelve. And then they look at the penalty, as if it were a price tag for badness. Penalties depend on history, on what was in force, on whether the place corrected at once. I have seen a terrible week cost less than a sloppy year.',
    },
    { by: 'ruth', text: 'What should they look at instead?' },
    {
      by: 'imelda',
      text: 'At the dates of correction, and whether a revisit was needed. At complaints that were not substantiated, because five of those from five different families are a fact, whatever the finding was. And I would ask who wrote the plan of correction. If the nurse wrote it, with a lawyer’s commas, good. If a consultant in another state wrote it, the building has learned nothing.',
    },
    { by: 'ruth', text: 'I always wrote too much.' },
    {
      by: 'imelda',
      text: 'Everybody does. A good plan has four lines. What we did for this resident, who else could be affected, what we changed so that it will not return, how we will know. When I received six pages, I understood that they did not know what they had changed.',
    },
    { by: 'ruth', text: 'How honest can one be with a surveyor?' },
    {
      by: 'imelda',
      text: 'Entirely, and quickly. I had an administrator in a small town, and she met me at the door and said, “We had an elopement on Saturday, he is fine, here is the report, here is what we did on Sunday.” It became a citation, of course. It became the mildest one that the facts allowed, and I slept well about it. Next door they hid a bruise. I found it in the laundry book.',
    },
    { by: 'ruth', text: 'The laundry book?' },
    {
      by: 'imelda',
      text: 'Blood on sheets, three nights. Laundry people write down everything, for the count. Nobody had told them that there was nothing to see.',
    },
    { by: 'ruth', text: 'Assisted living is different, each state by itself. What carries over?' },
    {
      by: 'imelda',
      text: 'Medication, wandering, people kept beyond the license. That last one is the one to look for in a purchase. A building is full since it has not told anybody that they need more care than it may give. You buy ninety-five percent, and after the first survey under your name it is eighty-four, because eleven people should have moved last year.',
    },
    { by: 'ruth', text: 'Can a buyer see that beforehand?' },
    {
      by: 'imelda',
      text: 'Go at lunch. Count how many are fed by hand in a building whose license says that they feed themselves. You need no records for that, only a chair.',
    },
    { by: 'ruth', text: 'Do you miss it?' },
    {
      by: 'imelda',
      text: 'I miss the moment when a resident decides that you are all right and begins to talk. I do not miss the motels.',
    },
    { by: 'ruth', text: 'Imelda Kask, thank you. There are muffins outside.' },
  ],
  next: { label: 'Read what a survey history tells', to: '/senior-housing-journal' },
};
