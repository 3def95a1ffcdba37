/** Drafts of posts from work that a client allowed to show, and from published reviews. Vendors copy and edit them. */
export interface PostSource {
  readonly company: string;
  readonly address: string;
}

interface FinishedWork {
  readonly title: string;
  readonly summary: string;
  readonly state: string;
  readonly client_name: string | null;
}

interface PublishedReview {
  readonly signed: string;
  readonly rating: number;
  readonly body: string | null;
}

export interface PostDraft {
  readonly network: string;
  readonly text: string;
  /** The network's limit. */
  readonly most: number;
}

const LIMITS = { LinkedIn: 3000, Facebook: 2000, X: 280 } as const;

/** Cuts a text at a word, so that it fits with an ellipsis. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  let end = space > most / 2 ? space : cut.length;
  while (end > 0 && ' \t\n,.;:'.includes(cut.charAt(end - 1))) end -= 1;
  return `${cut.slice(0, end)}…`;
}

/** Fits the middle of a short post, so that its end with the link stays whole. */
const fitPost = (start: string, middle: string, end: string, most: number): string =>
  [start, shorten(middle, Math.max(0, most - start.length - end.length - 2)), end]
    .filter(Boolean)
    .join(' ');

export function draftWorkPosts(
  { title, summary, state, client_name: client }: FinishedWork,
  { company, address }: PostSource,
): PostDraft[] {
  const where = client === null ? `in ${state}` : `for ${client} in ${state}`;
  return [
    {
      network: 'LinkedIn',
      most: LIMITS.LinkedIn,
      text: `${title}\n\nFinished ${where}. ${summary}\n\n${company}: ${address}\n\n#SeniorLiving`,
    },
    {
      network: 'Facebook',
      most: LIMITS.Facebook,
      text: `We finished a project ${where}: ${title}.\n\n${summary}\n\nMore about our work: ${address}`,
    },
    { network: 'X', most: LIMITS.X, text: fitPost(`${title}.`, summary, address, LIMITS.X) },
  ];
}

export function draftReviewPosts(
  { signed, rating, body }: PublishedReview,
  { company, address }: PostSource,
): PostDraft[] {
  const stars = rating === 1 ? '1 of 5 stars' : `${rating} of 5 stars`;
  const quote = body === null ? '' : `“${body}”`;
  return [
    {
      network: 'LinkedIn',
      most: LIMITS.LinkedIn,
      text: `${[quote, `${stars} from ${signed}. Thank you.`].filter(Boolean).join('\n\n')}\n\n${company}: ${address}`,
    },
    {
      network: 'X',
      most: LIMITS.X,
      text: fitPost(`${stars} from ${signed}.`, quote, address, LIMITS.X),
    },
  ];
}
