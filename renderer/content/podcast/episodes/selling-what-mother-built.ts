import type { Episode } from '../episode.ts';

export const whatMotherBuilt: Episode = {
  slug: 'selling-what-mother-built',
  number: 5,
  date: '2026-09-23',
  heading: 'Selling what mother built',
  description:
    'A second-generation owner on deciding to sell, the offer he turned down, the cost of twelve years without reserves, and the rate cap he fought for.',
  speakers: {
    luis: { name: 'Luis Ferreira (demo)', role: 'Host' },
    tom: { name: 'Thomas Brandvold (demo)', role: 'Sold two family communities in Minnesota' },
  },
  transcript: [
    {
      by: 'luis',
      text: 'Tom, your mother opened the first community in 1987. You sold it together with the second one last spring, in our fictional timeline. When did you know you would sell?',
    },
    {
      by: 'tom',
      text: 'It was a roof. We had a bid for the roof on the older building, and I looked at the number and didn’t think “where do I borrow it”. I thought “that’s not going to be my roof”. I surprised myself. I went for a walk around the lake, and when I came back I still felt that way.',
    },
    { by: 'luis', text: 'Did your mother know?' },
    {
      by: 'tom',
      text: 'She lived there by then. In memory care, second door on the left. On good days she told the aides how to fold. I never found the right way to tell her. I think she would have asked about the price.',
    },
    { by: 'luis', text: 'How did you go about it?' },
    {
      by: 'tom',
      text: 'The wrong way. I called a man who had sent me letters for years. He came with an offer on one sheet. No broker, no fee, close in sixty days. It was a good number. I very nearly signed on the hood of his car.',
    },
    { by: 'luis', text: 'What stopped you?' },
    {
      by: 'tom',
      text: 'My bookkeeper. She asked what “subject to customary adjustments” meant. I called him, and it turned out to mean everything. Anything he found in diligence would come off the price, and he’d have the building tied up for four months, with a deposit he could take back until the last week. She called it a free option. Usually she does church accounts.',
    },
    { by: 'luis', text: 'Then you hired a broker.' },
    {
      by: 'tom',
      text: 'I talked with three. One gave me a price that made me dizzy. One gave me a price like the first offer. The third wouldn’t give me a price until she’d seen twelve months of financials, and she wanted them by month. That annoyed me, so I hired her. I wanted her to see how much work it was.',
    },
    { by: 'luis', text: 'And then?' },
    {
      by: 'tom',
      text: 'It took us until August. We had never separated the two communities. Insurance was on one, the van on the other, my salary on whichever had money. When it was finally separated, the small one earned nothing and the larger one earned all of it. For years I’d told my sister it was the other way around.',
    },
    { by: 'luis', text: 'How did that affect the sale?' },
    {
      by: 'tom',
      text: 'It made two kinds of buyers possible. One wanted only the large one. And there was a couple, a nurse and her husband, who could make the small one work because they’d live next door and be the staff, the way my mother had. In the end one group bought both, but they knew they were competing with the nurse, and the price of the small one was fair.',
    },
    { by: 'luis', text: 'You mentioned reserves.' },
    {
      by: 'tom',
      text: 'For twelve years we fixed what was broken and put nothing away. The buyer’s engineer made a list. The total was four hundred and sixty thousand. I was offended for a day, then I went through it with our maintenance man, and he said, “They forgot the lift station.” So it came off the price, most of it. I thought I’d been saving money all those years. I’d only been deferring the cost.',
    },
    { by: 'luis', text: 'Which clause did you fight for?' },
    {
      by: 'tom',
      text: 'That no one who lived there on the day of closing would have their rate raised in the first year by more than a certain percentage. The buyer’s lawyer said it was unusual. I said my mother lives there, second door on the left. We settled on twelve months and a figure they could live with. I believe it cost me something like ninety thousand. It was worth it.',
    },
    { by: 'luis', text: 'Did they honor it?' },
    {
      by: 'tom',
      text: 'They did, and it was in the letter to the families, so they had to. That was my sister’s idea. Put promises where the people they affect can read them.',
    },
    { by: 'luis', text: 'How did you tell the staff?' },
    {
      by: 'tom',
      text: 'Badly. I cried, and then the evening shift heard from the day shift that the owner had cried, and concluded we were bankrupt. I should have done it the way the broker said, with two meetings, the same message, and the new owners in the room for the second half. She had even written it out for me.',
    },
    { by: 'luis', text: 'What would you tell an owner your age?' },
    {
      by: 'tom',
      text: 'Keep the books as if you were going to sell, even if you never do. Half of what wore me out was not knowing the numbers. And put money aside for the roof every month, so a repair doesn’t force your decision.',
    },
    { by: 'luis', text: 'Do you go there still?' },
    {
      by: 'tom',
      text: 'On Sundays, to visit my mother. I park with the visitors. It took me a while to stop looking at the gutters.',
    },
    { by: 'luis', text: 'Thomas Brandvold, thank you.' },
  ],
  next: { label: 'What sellers can do here', to: '/for-sellers' },
};
