import type { Episode } from '../episode.ts';

export const sevenInTheMorning: Episode = {
  slug: 'seven-in-the-morning',
  number: 4,
  date: '2026-07-22',
  heading: 'Seven in the morning',
  description:
    'A former state surveyor on how to read a building in the first hour, why good plans of correction are short, and what buyers misread in inspection reports.',
  speakers: {
    ruth: { name: 'Ruth Abernathy (demo)', role: 'Host, editor for operations and care' },
    imelda: {
      name: 'Imelda Kask (demo)',
      role: 'Fictional surveyor of nineteen years, now retired',
    },
  },
  transcript: [
    {
      by: 'ruth',
      text: 'Imelda, you know these visits from the surveyor’s side. I only know them from the administrator’s side.',
    },
    {
      by: 'imelda',
      text: 'It’s like coming to a wedding with a clipboard. No one is glad to see you. You learn to be slow and polite, and to accept the coffee but not the muffin.',
    },
    { by: 'ruth', text: 'Why not the muffin?' },
    {
      by: 'imelda',
      text: 'Because a family sees a surveyor eating a muffin, and then they don’t tell you about the night of the fourteenth.',
    },
    { by: 'ruth', text: 'What do you do in the first hour?' },
    {
      by: 'imelda',
      text: 'I stand near a nurses’ station with a good view of two corridors. I watch how long a call light stays on, who answers, and whether they knock. In one hour you see thirty small interactions. I read the records afterward, and they mostly tell you how well people write.',
    },
    { by: 'ruth', text: 'Administrators think you come with a list.' },
    {
      by: 'imelda',
      text: 'We come with data, complaints and the last report. In nursing homes the sample is drawn partly by the computer. But the most important list is made in the building. If three residents in a row have dry lips, I follow up on that.',
    },
    {
      by: 'ruth',
      text: 'Let’s read a report together, as a buyer might. It has a D for a care plan that wasn’t updated. What does that tell you?',
    },
    {
      by: 'imelda',
      text: 'By itself, that someone was on vacation. A D is isolated, no harm, potential for more. If I find the same tag next year, the nurse who updates plans has too many of them. In the third year, the company knows and accepts the citations, because they cost less than a nurse.',
    },
    { by: 'ruth', text: 'And a G?' },
    {
      by: 'imelda',
      text: 'Someone was hurt and it should not have happened. Read every word. Look for the sentence where staff is quoted, like “I told the charge nurse on Monday.” If it’s there, the building knew. A fall that no one could foresee is sad. A fall that staff warned about is a management problem.',
    },
    { by: 'ruth', text: 'You told me that buyers misread two things.' },
    {
      by: 'imelda',
      text: 'First, they count. Twelve citations, six citations. A thorough team in a decent building will write twelve. Second, they treat the penalty as a measure of how bad it was. Penalties depend on history, on the rules in force, and on whether the building corrected at once. I have seen a terrible week cost less than a sloppy year.',
    },
    { by: 'ruth', text: 'What should they look at instead?' },
    {
      by: 'imelda',
      text: 'The dates of correction, and whether a revisit was needed. Complaints that were not substantiated, because five of those from five different families matter, regardless of the finding. And I’d ask who wrote the plan of correction. If the nurse wrote it and a lawyer edited it, good. If a consultant in another state wrote it, the building has learned nothing.',
    },
    { by: 'ruth', text: 'I always wrote too much.' },
    {
      by: 'imelda',
      text: 'Most people do. A good plan has four lines. What we did for this resident, who else could be affected, what we changed so it won’t happen again, and how we’ll know. When I received six pages, I assumed they didn’t know what they had changed.',
    },
    { by: 'ruth', text: 'How honest should you be with a surveyor?' },
    {
      by: 'imelda',
      text: 'Completely, and quickly. An administrator in a small town met me at the door and said, “We had an elopement on Saturday, he is fine, here is the report, here is what we did on Sunday.” It became a citation, of course, but the mildest one the facts allowed. Next door they hid a bruise. I found it in the laundry book.',
    },
    { by: 'ruth', text: 'The laundry book?' },
    {
      by: 'imelda',
      text: 'Blood on sheets, three nights in a row. Laundry staff write down everything, for the count. No one had told them to leave it out.',
    },
    { by: 'ruth', text: 'Assisted living is different in every state. What carries over?' },
    {
      by: 'imelda',
      text: 'Medication, wandering, and residents kept beyond what the license allows. In a purchase, look for the last one. A building can be full because it hasn’t told residents that they need more care than it may give. You buy ninety-five percent, and after the first survey under your name it is eighty-four, because eleven people should have moved last year.',
    },
    { by: 'ruth', text: 'Can a buyer see that in advance?' },
    {
      by: 'imelda',
      text: 'Visit at lunch. Count how many residents are fed by hand in a building whose license says they feed themselves. You don’t need records for that.',
    },
    { by: 'ruth', text: 'Do you miss it?' },
    {
      by: 'imelda',
      text: 'I miss the moment when a resident decides to trust you and begins to talk. I don’t miss the motels.',
    },
    { by: 'ruth', text: 'Imelda Kask, thank you. There are muffins outside.' },
  ],
  next: { label: 'Read what a survey history shows', to: '/senior-housing-journal' },
};
