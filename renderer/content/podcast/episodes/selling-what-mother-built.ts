import type { Episode } from '../episode.ts';

export const whatMotherBuilt: Episode = {
  slug: 'selling-what-mother-built',
  number: 5,
  date: '2026-09-23',
  heading: 'Selling what mother built',
  description:
    'A second-generation owner on deciding to sell, the offer he refused, the price of twelve years without reserves, and the sentence in the contract he fought for.',
  speakers: {
    luis: { name: 'Luis Ferreira (demo)', role: 'Host' },
    tom: { name: 'Thomas Brandvold (demo)', role: 'Sold two family communities in Minnesota' },
  },
  transcript: [
    {
      by: 'luis',
      text: 'Tom, your mother opened the first house in 1987. You sold it, with its sister, in the spring of our invented last year. Start with the day on which you knew.',
    },
    {
      by: 'tom',
      text: 'A roof. We had a bid for the roof on the older house, and I looked at the number and did not think “where do I borrow it”. I thought “that is not going to be my roof”. I was astonished at myself. I went for a walk around the lake, and when I came back it was still true.',
    },
    { by: 'luis', text: 'Did your mother know?' },
    {
      by: 'tom',
      text: 'She lived in it by then. In memory care, second door on the left. On good days she told the aides how to fold. So no, and in a way yes. I never found the right sentence. I think she would have asked about the price.',
    },
    { by: 'luis', text: 'How did you go about it?' },
    {
      by: 'tom',
      text: 'Wrongly. I called a man who had sent me letters for years. He came with an offer on one sheet, no broker, no fee, close in sixty days. It was a good number. I very nearly signed on the hood of his car.',
    },
    { by: 'luis', text: 'What kept you?' },
    {
      by: 'tom',
      text: 'My bookkeeper. She asked what “subject to customary adjustments” meant. I called him, and it turned out to mean everything. Anything he found in diligence would come off, and he had the building tied up for four months in the meantime, with a deposit that he could take back until the last week. She called it a free option. She does church accounts otherwise.',
    },
    { by: 'luis', text: 'Then you took a broker.' },
    {
      by: 'tom',
      text: 'I talked with three. One gave me a price that made me dizzy. One gave me a price like the first offer. The third would not give me a price at all before she had seen twelve months, and she wanted them by month. That annoyed me, so I gave her the work, if you know what I mean. I wanted her to see what it takes.',
    },
    { by: 'luis', text: 'And?' },
    {
      by: 'tom',
      text: 'It took us until August. We had never separated the two houses. Insurance was on one, the van on the other, my salary on whichever had money. When it was finally apart, the small house earned nothing and the larger one earned all of it. I had told my sister for years that it was the other way about.',
    },
    { by: 'luis', text: 'What did that do to the sale?' },
    {
      by: 'tom',
      text: 'It made two different buyers possible. One who wanted the large one alone. And a couple, a nurse and her husband, who could make the small one work since they would live next door and be the staff, the way my mother had. In the end one group took both, but they knew that they were competing with the nurse, and the price of the small one was honest.',
    },
    { by: 'luis', text: 'You mentioned reserves.' },
    {
      by: 'tom',
      text: 'Twelve years in which we fixed what was broken and put away nothing. The buyer’s engineer made a list. The number at the end was four hundred and sixty thousand. I was offended for a day, then I went through it with our maintenance man, and he said, “They forgot the lift station.” So it came off the price, most of it. I had thought that I was saving money all those years. I had been borrowing it from myself, without writing it down.',
    },
    { by: 'luis', text: 'What was the sentence you fought for?' },
    {
      by: 'tom',
      text: 'That nobody who lived there on the day of closing would have their rate raised in the first year by more than a certain percentage. The buyer’s lawyer said that it was unusual. I said that my mother was second door on the left. We settled on twelve months and a figure they could live with. I believe it cost me something like ninety thousand. I have never bought anything better.',
    },
    { by: 'luis', text: 'Did they keep it?' },
    {
      by: 'tom',
      text: 'They did, and it was in the letter to the families, so they had to. That was my sister’s idea. Promises should be made where the other people can read them.',
    },
    { by: 'luis', text: 'How did you tell the staff?' },
    {
      by: 'tom',
      text: 'Badly. I cried, and then the evening shift heard from the day shift that the owner had cried, and concluded that we were bankrupt. I should have done it in the way the broker said, two meetings, the same words, the new people in the room for the second half. She had even written it out for me.',
    },
    { by: 'luis', text: 'If you could tell an owner your age one thing?' },
    {
      by: 'tom',
      text: 'Keep the books as if you were going to sell, and you will probably not need to. Half of what wore me out was not knowing. And put the roof money in a jar, every month. It is a very dull jar, and it is the difference between deciding and being decided for.',
    },
    { by: 'luis', text: 'Do you go there still?' },
    {
      by: 'tom',
      text: 'On Sundays, to the second door on the left. I park with the visitors. It took me a while to stop looking at the gutters.',
    },
    { by: 'luis', text: 'Thomas Brandvold, thank you.' },
  ],
  next: { label: 'What sellers can do here', to: '/for-sellers' },
};
