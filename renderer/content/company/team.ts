import type { Prose } from '#shared/home/content.ts';
import type { TeamSlug } from '#shared/home/contentTerms.ts';

/** A fictional demo team member who signs journal articles and appears in the podcast. */
export interface TeamMember {
  readonly slug: TeamSlug;
  /** Name, marked as a demo; the h1 of the member’s page. */
  readonly heading: string;
  readonly role: string;
  /** SEO description, 70 to 160 characters. */
  readonly description: string;
  readonly biography: readonly Prose[];
  /** Topics to contact this person about. */
  readonly asks: readonly string[];
}

/** Team members, in the order of the About page. */
export const team: readonly TeamMember[] = [
  {
    slug: 'margaret-oyelaran',
    heading: 'Margaret Oyelaran (demo)',
    role: 'Head of the exchange',
    description:
      'Margaret Oyelaran (demo) leads Haven Exchange in its demonstration data: marketplace rules, conflicts of interest, and decisions on what not to build.',
    biography: [
      'Margaret decides what the exchange does and what it leaves out. In her invented career on the buy side, she closed on forty communities in nine states and passed on several hundred. She keeps a list of the decisions she regrets in each group.',
      'She settles conflicts between members, and between the exchange and its own brokerage. Her rule is that a decision is not final until it can be explained to the party who lost.',
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
      'Daniel reads each listing before it goes live, asks for what is missing, and turns down what the exchange cannot publish. In his demo biography, he sold assisted living around the Great Lakes and learned licensing law from applications that were sent back.',
      'In the journal he writes about the part of a deal after the handshake: operations transfer agreements, consent letters and the last week before closing.',
      'He is part of the invented staff of this demo, like the other five.',
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
      'Ruth ran a 92-unit building for eleven invented years and still notices which lights are out when she walks down a corridor. She edits everything about care: staffing, surveys, design, the morning shift.',
      'She judges an acquisition by what the night nurse says about it in the second winter, and asks of every article whether that nurse would find it true.',
      'A demo character based on many real people.',
    ],
    asks: [
      'Corrections to an article',
      'A topic you would like covered',
      'Questions on survey reports',
    ],
  },
  {
    slug: 'luis-ferreira',
    heading: 'Luis Ferreira (demo)',
    role: 'Underwriting and market figures',
    description:
      'Luis Ferreira (demo) maintains the worked examples, market figures and calculators in Haven Exchange’s demonstration data, and hosts the podcast.',
    biography: [
      'Luis checks every calculation. The worked examples on these pages are his, and a test recomputes them. In his demo biography, he came from a bank that lent to nursing homes, where he made the call when a covenant was missed.',
      'He hosts the podcast and maintains the market analysis. His one strict rule is that every figure needs a quarter and a source.',
      'Like his colleagues, he is invented for this demonstration.',
    ],
    asks: [
      'An error in a worked example',
      'The source of a figure',
      'Being a guest on the podcast',
    ],
  },
  {
    slug: 'hannah-lindqvist',
    heading: 'Hannah Lindqvist (demo)',
    role: 'Engineering and security',
    description:
      'Hannah Lindqvist (demo) speaks for engineering in the demonstration data: access rules in the database, the desktop app, and security reports.',
    biography: [
      'Hannah’s job is to test access. For each table and each type of member, a test tries to read, add, change and delete records that belong to others, and she adds a test for each new method she thinks of.',
      'She also speaks for the desktop app: where it stores a session, what it refuses to open, and why an update asks before it restarts.',
      'She exists only in the demo. The tests are real.',
    ],
    asks: [
      'A security vulnerability',
      'Installing on managed computers',
      'Data protection reviews',
    ],
  },
  {
    slug: 'theo-park',
    heading: 'Theo Park (demo)',
    role: 'Member support',
    description:
      'Theo Park (demo) handles member support in the demonstration data of Haven Exchange: accounts, plans, invoices, and missing messages.',
    biography: [
      'Theo answers messages from the two forms. In his demo biography, he was a night receptionist in a community and learned to ask in this order: whether anyone is hurt, what happened, and what to do.',
      'He writes the help pages from questions that come in twice. If you write a third time about the same thing, he will agree that the page is wrong and change it.',
      'Theo is a demo character. On a real installation, the person who answers signs with their own name.',
    ],
    asks: ['Sign-in trouble', 'Plans and invoices', 'Anything else'],
  },
];
