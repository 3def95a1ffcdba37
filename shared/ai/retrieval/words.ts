const STOP_WORDS = new Set(
  (
    'a about all am an and any are as at be been being but by can could did do does doing each for from get give had has have how i if in into is it its ' +
    'just know let like many me more most much my no not of on or our out over please say see should show so some tell than that the their them ' +
    'then there these they this those to up us was we were what when where which while who why will with would you your does whats ' +
    'find found ask answer question currently exactly long old made make called name expect spent spend happen happens add added'
  ).split(' '),
);

/** Words of the trade that mean the same. Each group is searched together. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['noi', 'net operating income'],
  ['price', 'asking price', 'asked', 'cost'],
  ['wage', 'hourly', 'paid', 'pay', 'salary'],
  ['census', 'resident'],
  ['t12', 't-12', 'trailing twelve months', 'last twelve months'],
  ['expire', 'in force until', 'expiration', 'valid'],
  ['payor', 'payer'],
  ['build', 'built', 'construction'],
  ['citation', 'deficiency', 'cited'],
  ['close', 'closing'],
  ['loi', 'letter of intent'],
  ['psa', 'purchase agreement', 'purchase and sale agreement'],
  ['ltv', 'loan to value'],
  ['dscr', 'coverage'],
  ['fee', 'charge'],
  ['aide', 'caregiver'],
  ['mc', 'memory care', 'memory-care', 'memory'],
  ['al', 'assisted living', 'assisted-living'],
  ['environmental', 'phase i'],
  ['p&l', 'profit and loss'],
  ['phone', 'telephone'],
  ['location', 'located'],
  ['repair', 'maintenance'],
  ['subscription', 'plan'],
  ['cancel', 'end'],
];

/** Reduces a word to its stem: plural and verb endings are dropped, so that forms of a word compare equal. */
function stemWord(word: string): string {
  const plain = word
    .toLowerCase()
    .replace(/(?:'|’)s$/, '')
    .replace(/['’]/g, '');
  if (plain.length <= 3 || /\d/.test(plain)) return plain;
  const single = plain.endsWith('ies')
    ? `${plain.slice(0, -3)}y`
    : plain.replace(/(?:(ss|sh|ch|x)es|([^s])s)$/, '$1$2');
  const cut = single.replace(/(?:ations?|ations?|ments?|ing|ed|ly|e|y)$/, '');
  return cut.length >= 3 ? cut.replace(/([^lsz])\1$/, '$1') : single;
}

const TOKEN = /\$?[\p{L}\p{N}]+(?:[.,'’&][\p{L}\p{N}]+)*%?/gu;

/** Returns the words of a text in their order. */
const splitWords = (text: string): string[] => text.slice(0, 8_000).match(TOKEN) ?? [];

export const toStems = (text: string): string[] => splitWords(text).map(stemWord);

/** One thing the question asks about: any of these phrases counts, each a sequence of stems. */
export interface Concept {
  readonly word: string;
  readonly phrases: readonly (readonly string[])[];
}

const GROUPS = SYNONYMS.map((group) => group.map(toStems));

/** Returns what a question asks about, without filler words. At most 16. */
export function readConcepts(question: string): Concept[] {
  const stems = splitWords(question.slice(0, 500)).filter(
    (word) => !STOP_WORDS.has(word.toLowerCase().replace(/['’]s?$/, '')),
  );
  const concepts: Concept[] = [];
  for (let at = 0; at < stems.length && concepts.length < 16; at += 1) {
    const word = stems[at] ?? '';
    const rest = stems.slice(at).map(stemWord);
    const group = GROUPS.find((phrases) => phrases.some((phrase) => startsWith(rest, phrase)));
    if (group === undefined) {
      concepts.push({ word, phrases: [[stemWord(word)]] });
    } else {
      const length = Math.max(
        ...group.filter((phrase) => startsWith(rest, phrase)).map(({ length }) => length),
      );
      concepts.push({ word: stems.slice(at, at + length).join(' '), phrases: group });
      at += length - 1;
    }
  }
  return concepts.filter(({ phrases }, index) => {
    const key = phrases[0]?.join(' ');
    return concepts.findIndex((other) => other.phrases[0]?.join(' ') === key) === index;
  });
}

const startsWith = (words: readonly string[], phrase: readonly string[]): boolean =>
  phrase.every((stem, index) => words[index] === stem);

/** True if a text, given as stems, has one of the concept's phrases. */
export const hasConcept = (stems: readonly string[], { phrases }: Concept): boolean =>
  phrases.some((phrase) =>
    stems.some((_stem, at) => phrase.every((part, index) => isSame(stems[at + index], part))),
  );

/** Stems compare equal if one extends the other by a little: "licens" and "license". */
const isSame = (one: string | undefined, other: string): boolean => {
  if (one === undefined) return false;
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short.length >= 5 &&
    long.length - short.length <= 3 &&
    long.startsWith(short) &&
    !/\d/.test(long)
  );
};

/** Words to look up in the database: those of the question and their synonyms. */
export const wordsToFind = (concepts: readonly Concept[], question: string): string[] =>
  [
    ...new Set([
      ...splitWords(question.slice(0, 500)).filter((word) => !STOP_WORDS.has(word.toLowerCase())),
      ...concepts.flatMap(({ phrases }) => {
        const index = GROUPS.indexOf(phrases as string[][]);
        return index < 0
          ? []
          : (SYNONYMS[index] ?? []).flatMap(splitWords).filter((word) => !STOP_WORDS.has(word));
      }),
    ]),
  ].slice(0, 40);
