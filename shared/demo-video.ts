export const DEMO_SECONDS = 90;
export const DEMO_SIZE = { width: 1280, height: 720 } as const;

export type DemoScene =
  | 'search'
  | 'results'
  | 'listing'
  | 'question'
  | 'agreement'
  | 'room'
  | 'underwriting'
  | 'closing'
  | 'pipeline';

interface Cue {
  readonly scene: DemoScene;
  readonly seconds: number;
  readonly caption: string;
}

/** Scenes of the demo video. Captions and transcript use these sentences. */
const cues: readonly Cue[] = [
  {
    scene: 'search',
    seconds: 9,
    caption:
      'Haven Exchange is the marketplace for senior-living real estate. Search in plain English.',
  },
  {
    scene: 'results',
    seconds: 10,
    caption: 'Your words become filters. Every price comes with beds, occupancy, and cap rate.',
  },
  {
    scene: 'listing',
    seconds: 10,
    caption:
      'A listing shows the asking price, the price per bed, and how each figure was computed.',
  },
  {
    scene: 'question',
    seconds: 11,
    caption:
      'Have a question? Write to the broker from the listing. Your plan sets how many a month.',
  },
  {
    scene: 'agreement',
    seconds: 11,
    caption: 'The deal room opens after you sign its nondisclosure agreement.',
  },
  {
    scene: 'room',
    seconds: 12,
    caption: 'Read financials, rent roll, and surveys page by page. Your name is on every page.',
  },
  {
    scene: 'underwriting',
    seconds: 11,
    caption: 'Test the price. Change occupancy or the cap rate, and the value follows.',
  },
  {
    scene: 'closing',
    seconds: 9,
    caption: 'Brokers run each sale from one record: dates, checklists, parties, and offers.',
  },
  {
    scene: 'pipeline',
    seconds: 7,
    caption: 'The pipeline shows each deal and its next step. Start your free trial.',
  },
];

export interface TimedCue extends Cue {
  /** Start time in seconds. */
  readonly start: number;
}

export const timedCues: readonly TimedCue[] = cues.map((cue, index) => ({
  ...cue,
  start: cues.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0),
}));
