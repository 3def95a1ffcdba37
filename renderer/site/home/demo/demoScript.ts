/** What the demo shows, second by second: its captions and its transcript are these sentences. */
export type Scene =
  | 'street'
  | 'search'
  | 'listing'
  | 'address'
  | 'contact'
  | 'dashboard'
  | 'notices'
  | 'security'
  | 'desktop';

export interface Cue {
  readonly scene: Scene;
  readonly title: string;
  readonly seconds: number;
  readonly caption: string;
}

export const DEMO_SECONDS = 90;

export const cues: readonly Cue[] = [
  {
    scene: 'street',
    title: 'One kind of building',
    seconds: 9,
    caption:
      'Haven Exchange is a marketplace for one kind of building: the communities that older adults live in.',
  },
  {
    scene: 'search',
    title: 'Search',
    seconds: 11,
    caption:
      'Search by place, community or brokerage, and narrow by care type, price and size. Suggestions come from what is listed now.',
  },
  {
    scene: 'listing',
    title: 'A listing',
    seconds: 11,
    caption:
      'Every asking price stands beside what it rests on: licensed beds, occupancy, monthly rate and cap rate.',
  },
  {
    scene: 'address',
    title: 'Confidential by design',
    seconds: 10,
    caption:
      'A confidential listing keeps its street in a record of its own. Nothing that can be searched gives it away.',
  },
  {
    scene: 'contact',
    title: 'Write to the broker',
    seconds: 10,
    caption:
      'When a listing is worth a conversation, write to its broker from the page. Your plan says how many you may contact in a month.',
  },
  {
    scene: 'dashboard',
    title: 'Your own dashboard',
    seconds: 10,
    caption:
      'Investor, buyer, seller, broker, operator or vendor: each signs in to a dashboard made for that work.',
  },
  {
    scene: 'notices',
    title: 'What waits for you',
    seconds: 9,
    caption:
      'What waits for you stands on top, and nothing that can wait rings during your quiet hours.',
  },
  {
    scene: 'security',
    title: 'Who may see what',
    seconds: 10,
    caption:
      'Two-step sign-in guards the account, and the database itself decides who may read each row.',
  },
  {
    scene: 'desktop',
    title: 'Browser or desktop',
    seconds: 10,
    caption:
      'Work in the browser or in the desktop app. Start a free trial, or let us show you around.',
  },
];

export interface TimedCue extends Cue {
  readonly start: number;
}

export const timedCues: readonly TimedCue[] = cues.map((cue, place) => ({
  ...cue,
  start: cues.slice(0, place).reduce((sum, { seconds }) => sum + seconds, 0),
}));

/** What is shown and said at a second. */
export function cueAt(second: number): TimedCue {
  const [first] = timedCues as readonly [TimedCue, ...TimedCue[]];
  return timedCues.findLast(({ start }) => start <= second) ?? first;
}

/** Minutes and seconds, as players write them. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;
