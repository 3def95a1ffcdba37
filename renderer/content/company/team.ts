import type { Prose } from '../model.ts';

export type TeamSlug =
  | 'margaret-oyelaran'
  | 'daniel-kowalczyk'
  | 'ruth-abernathy'
  | 'luis-ferreira'
  | 'hannah-lindqvist'
  | 'theo-park';

/** One of the invented people of the demo, who sign the journal and speak in the podcast. */
export interface TeamMember {
  readonly slug: TeamSlug;
  /** Their name, marked as invented: the h1 of their page. */
  readonly heading: string;
  readonly role: string;
  /** For search engines: 70 to 160 characters. */
  readonly description: string;
  readonly biography: readonly Prose[];
  /** What to write to them about. */
  readonly asks: readonly string[];
}

/** In the order in which the page about the company names them. */
export const team: readonly TeamMember[] = [
  {
    slug: 'margaret-oyelaran',
    heading: 'Margaret Oyelaran (demo)',
    role: 'Head of the exchange',
    description:
      'Margaret Oyelaran (demo) heads Haven Exchange in its demonstration data: the rules of the marketplace, conflicts of interest, and what is not built.',
    biography: [
      'Margaret decides what the exchange does and, more often, what it leaves alone. She spent her invented career on the buying side, closing on forty communities in nine states and walking away from several hundred, and she keeps a list of the ones she regrets in each column.',
      'She settles conflicts between members and between the exchange and its own brokerage. Her rule is that a decision which cannot be explained to the party who lost it has not been made yet.',
      'Margaret is part of the demonstration data. No such person works here.',
    ],
    asks: ['Partnerships', 'A rule that seems unfair', 'Speaking at a conference'],
  },
  {
    slug: 'daniel-kowalczyk',
    heading: 'Daniel Kowalczyk (demo)',
    role: 'Listings and brokers',
    description:
      'Daniel Kowalczyk (demo) reviews listings in the demonstration data of Haven Exchange, and writes on contracts, transfers and changes of ownership.',
    biography: [
      'Daniel reads each listing before it is live, asks for what is missing, and refuses what cannot be shown. Before that, so his story goes, he sold assisted living around the Great Lakes and learned licensing law from applications that came back.',
      'In the journal he writes about the part of a deal that happens after the handshake: operations transfer agreements, consent letters, the last week.',
      'He belongs to the invented staff of this demo, like the five others.',
    ],
    asks: ['Why a listing was returned', 'Broker profiles', 'Co-brokerage between states'],
  },
  {
    slug: 'ruth-abernathy',
    heading: 'Ruth Abernathy (demo)',
    role: 'Editor, operations and care',
    description:
      'Ruth Abernathy (demo), a former administrator in our demonstration data, edits the journal’s articles on care, staffing, surveys and memory care design.',
    biography: [
      'Ruth ran a building of 92 units for eleven invented years and still counts the lights that are out when she walks down a corridor. She edits whatever touches care: staffing, surveys, design, the morning shift.',
      'She believes that a purchase is judged by what the night nurse says about it in the second winter, and asks of every article whether that nurse would find it true.',
      'A person of the demo, made up from many real ones.',
    ],
    asks: ['Corrections to an article', 'A subject you miss', 'Questions on survey reports'],
  },
  {
    slug: 'luis-ferreira',
    heading: 'Luis Ferreira (demo)',
    role: 'Underwriting and market figures',
    description:
      'Luis Ferreira (demo) looks after worked examples, market figures and calculators in the demonstration data of Haven Exchange, and hosts the podcast.',
    biography: [
      'Luis recomputes everything. The worked examples on these pages are his, and a test recomputes them again, which he considers a compliment. He came, in the story, from a bank that lent to nursing homes, where he was the one who called when a covenant was missed.',
      'He hosts the podcast and keeps the market analysis, where his only strict rule is that a figure without a quarter and a source does not exist.',
      'Like his colleagues he is invented for this demonstration.',
    ],
    asks: [
      'An example that does not add up',
      'Sources of a figure',
      'Being a guest on the podcast',
    ],
  },
  {
    slug: 'hannah-lindqvist',
    heading: 'Hannah Lindqvist (demo)',
    role: 'Engineering and security',
    description:
      'Hannah Lindqvist (demo) speaks for engineering in the demonstration data: access rules in the database, the desktop app, and reports of security holes.',
    biography: [
      'Hannah’s work is to be denied. For each table and each kind of member there is a test that tries to read, add, change and delete what is not theirs, and she adds one for each new way she thinks of.',
      'She also speaks for the desktop app: where it keeps a session, what it refuses to open, and why an update asks before it restarts.',
      'She exists in the demo only; the tests are real.',
    ],
    asks: ['A security hole', 'Installing on managed computers', 'Data protection reviews'],
  },
  {
    slug: 'theo-park',
    heading: 'Theo Park (demo)',
    role: 'Member support',
    description:
      'Theo Park (demo) stands for member support in the demonstration data of Haven Exchange: accounts, plans, invoices, and messages that went astray.',
    biography: [
      'Theo answers what comes in through the two forms. He was a night receptionist in a community once, as we have invented it, and answers in the manner he learned there: first whether anybody is hurt, then what happened, then what to do.',
      'He writes the help pages from the questions that arrive twice. If you write a third time about the same thing, he will say that the page is wrong and change it.',
      'Theo is a demo person. Whoever answers on a real installation signs with their own name.',
    ],
    asks: ['Sign-in trouble', 'Plans and invoices', 'Anything that has no other place'],
  },
];
