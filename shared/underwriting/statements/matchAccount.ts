import { type AccountGroup, findAccount } from './accounts.ts';

/** A line of a statement that needs an account. */
export interface LineToMatch {
  readonly label: string;
  /** Headings above the line, outermost first. */
  readonly sections: readonly string[];
}

export interface AccountMatch {
  /** Null if nothing fits. */
  readonly account: string | null;
  /** From 0 to 1; below `CERTAIN` the reader must confirm it. */
  readonly confidence: number;
  readonly alternatives: readonly string[];
  readonly isLearned: boolean;
}

export const CERTAIN = 0.75;

const SHORT_FORMS: Readonly<Record<string, string>> = {
  mgmt: 'management',
  mgt: 'management',
  mktg: 'marketing',
  mkt: 'marketing',
  adv: 'advertising',
  sal: 'salaries',
  salary: 'salaries',
  wage: 'wages',
  maint: 'maintenance',
  util: 'utilities',
  utils: 'utilities',
  ins: 'insurance',
  prop: 'property',
  re: 'real estate',
  hskp: 'housekeeping',
  hskpg: 'housekeeping',
  housekpg: 'housekeeping',
  admin: 'administration',
  administrative: 'administration',
  mc: 'memory care',
  al: 'assisted living',
  il: 'independent living',
  depr: 'depreciation',
  dep: 'depreciation',
  amort: 'amortization',
  int: 'interest',
  misc: 'miscellaneous',
  rev: 'revenue',
  inc: 'income',
  exp: 'expense',
  fees: 'fee',
  taxes: 'tax',
  supply: 'supplies',
  svcs: 'services',
  svc: 'services',
  service: 'services',
  mcd: 'medicaid',
  mcr: 'medicare',
  pvt: 'private',
  pp: 'private pay',
  res: 'resident',
  residents: 'resident',
  concession: 'concessions',
  discounts: 'discount',
  benefit: 'benefits',
  days: 'days',
};

/** Lower-case words of a label, with short forms written out. */
export const normalizeLabel = (label: string): string =>
  label
    .slice(0, 200)
    .toLowerCase()
    .replace(/r\s?&\s?m\b/g, 'repairs maintenance')
    .replace(/g\s?&\s?a\b/g, 'general administration')
    .replace(/f\s?&\s?b\b/g, 'dining')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => SHORT_FORMS[word] ?? word)
    .join(' ');

/** Lines whose meaning depends on their heading. */
const GENERIC =
  /^(?:total |other |direct |staff |regular |overtime |hourly )*(?:salaries|wages|payroll|labor|overtime|supplies|services|purchased services|contract services|contract labor|equipment|training|other|miscellaneous|expense|bonus|paid time off|pto|travel|minor equipment|consulting|rental|salaries wages|salaries and wages|other expense|other supplies)$/;

/** What a saved mapping is found by: the label, with its heading if the label is generic. */
export function mappingKey({ label, sections }: LineToMatch): string {
  const words = normalizeLabel(label);
  const section = normalizeLabel(sections.at(-1) ?? '');
  return (GENERIC.test(words) && section !== '' ? `${section} > ${words}` : words).slice(0, 160);
}

type Rule = readonly [account: string, pattern: RegExp, score: number];

/** The first rule that matches decides; later ones of another account within 0.1 are alternatives. */
const RULES: readonly Rule[] = [
  ['9020', /\bmedicaid\b.{0,60}\bdays\b/, 0.95],
  ['9040', /\b(?:managed|advantage|hmo)\b.{0,60}\bdays\b/, 0.95],
  ['9030', /\bmedicare\b.{0,60}\bdays\b/, 0.95],
  ['9050', /\b(?:va|veterans)\b.{0,60}\bdays\b/, 0.95],
  ['9010', /\bprivate(?: pay)?\b.{0,60}\bdays\b/, 0.95],
  ['9060', /\bother\b.{0,60}\bdays\b/, 0.9],
  ['9000', /\b(?:resident|patient|total|census) days\b/, 0.95],
  ['9200', /^(?:average )?occupied (?:units|beds)$|^units occupied$/, 0.95],
  ['9100', /^(?:available|total|number of) (?:units|beds)$|^units (?:available|in service)$/, 0.95],
  [
    '9900',
    /\b(?:occupancy|census|move ins?|move outs?|adr|revpor|revpar|fte|average daily)\b/,
    0.9,
  ],

  ['6000', /\bmanagement fee\b|^management$/, 0.98],
  ['6100', /\b(?:property|real estate|ad valorem) tax\b/, 0.98],
  [
    '5800',
    /\b(?:payroll|fica|futa|suta|unemployment|employment) tax\b|\bfica\b|\bsuta\b|\bfuta\b/,
    0.95,
  ],
  ['5800', /\bworkers? comp(?:ensation)?\b/, 0.92],
  [
    '5800',
    /\b(?:health|medical|dental|employee|group) (?:insurance|benefits)\b|\bbenefits\b|\b401k\b/,
    0.92,
  ],
  [
    '7900',
    /\b(?:income tax|franchise tax|capital (?:expenditures?|improvements)|capex|gain|loss on|extraordinary)\b/,
    0.9,
  ],
  [
    '6200',
    /\b(?:liability|property|general|professional|hazard|umbrella) (?:liability )?insurance\b|^insurance(?: expense)?$|\binsurance property\b|\binsurance liability\b/,
    0.95,
  ],
  ['7200', /\b(?:depreciation|amortization)\b/, 0.98],
  ['4900', /\binterest income\b/, 0.95],
  [
    '7100',
    /\b(?:interest expense|mortgage interest|interest mortgage|loan interest|debt service)\b|^interest$/,
    0.95,
  ],
  [
    '7000',
    /\b(?:building|facility|lease|ground|master lease) rent\b|\brent expense\b|\blease expense\b|\brent to (?:owner|landlord)\b/,
    0.95,
  ],
  [
    '6300',
    /\b(?:utilities|electric(?:ity)?|natural gas|water|sewer|trash|gas|cable|telephone|internet|refuse)\b/,
    0.92,
  ],

  [
    '5050',
    /\b(?:agency|registry|temp(?:orary)? (?:labor|staff\w*)|contract nursing|travel nurs\w+)\b/,
    0.95,
  ],
  [
    '4500',
    /\b(?:concessions|discount|incentives? rent|rent incentives?|move in (?:incentive|special)s?)\b/,
    0.95,
  ],
  ['4600', /\b(?:bad debt|uncollectible|doubtful|write offs?)\b/, 0.95],
  ['4100', /\b(?:medicaid|waiver|medi cal|ssi)\b/, 0.93],
  ['4120', /\b(?:medicare advantage|managed medicare|managed care|hmo)\b/, 0.93],
  ['4110', /\bmedicare(?: part)?(?: a)?\b/, 0.92],
  ['4130', /\b(?:va|veterans)\b(?!.*\bexpense\b)/, 0.9],
  ['4140', /\b(?:hospice|long term care insurance|ltc insurance)\b.*(?:revenue|income)?/, 0.85],
  [
    '4020',
    /\bsecond (?:person|occupants?|resident)\b|\b2nd (?:person|occupants?|resident)\b|\badditional occupants?\b/,
    0.95,
  ],
  ['4030', /\b(?:community|entrance|admission|move in) fee\b/, 0.95],
  ['4050', /\brespite\b/, 0.95],
  [
    '4010',
    /\b(?:care (?:income|revenue|fee|charges?|levels?)|level of care|loc (?:income|revenue|fee)|levels? (?:of )?care|personal care (?:income|revenue))\b/,
    0.93,
  ],
  [
    '4000',
    /\b(?:room(?: and board)?|resident rent|base rent|apartment|rental (?:income|revenue)|rent(?:al)? revenue|rent income|monthly (?:rent|services? fee)|room revenue|private pay(?: revenue)?|(?:assisted living|memory care|independent living)(?: (?:rent|revenue|income|room))|rents)\b/,
    0.92,
  ],
  ['4040', /\bancillary(?: income| revenue| services)?\b(?!.*\b(?:cost|expense)\b)/, 0.88],
  [
    '4900',
    /\b(?:other (?:income|revenue)|miscellaneous (?:income|revenue)|guest meals?|beauty (?:shop )?(?:income|revenue)|late fee|vending|parking income)\b/,
    0.93,
  ],

  [
    '5000',
    /\b(?:nursing|caregivers?|resident care|care staff|care labor|rn|lpn|lvn|cna|med tech\w*|wellness|personal care|resident aides?|direct care|health services|clinical)\b/,
    0.9,
  ],
  ['5060', /\b(?:medical|nursing|care|incontinence|clinical) supplies\b/, 0.93],
  ['5100', /\b(?:dining|dietary|food|kitchen|culinary|cooks?|raw food|meals|servers?)\b/, 0.93],
  [
    '5200',
    /\b(?:activities|activity|life enrichment|recreation|programming|enrichment|resident programs?|transportation|bus|van)\b/,
    0.9,
  ],
  ['5300', /\b(?:housekeeping|laundry|linens?|janitorial|environmental services|cleaning)\b/, 0.93],
  [
    '5400',
    /\b(?:maintenance|repairs?|grounds|landscap\w+|snow removal|pest control|elevator|plant operations|hvac|fire (?:alarm|safety)|security)\b/,
    0.92,
  ],
  [
    '5600',
    /\b(?:marketing|advertising|sales|referral fee|promotion\w*|leasing commissions?|community relations)\b/,
    0.92,
  ],
  [
    '5500',
    /\b(?:administration|executive director|office|general administration|accounting|legal|professional fee|licens\w+|dues|subscriptions?|bank (?:fee|charges?)|software|computer|it services|postage|payroll processing|background checks?|recruiting|owners? (?:salaries|compensation|draw|pay)|human resources|business office)\b/,
    0.9,
  ],
  ['5700', /\b(?:ancillary (?:cost|expense)|pharmacy|therapy)\b/, 0.88],
  ['5900', /\b(?:other (?:operating )?expense|miscellaneous(?: expense)?)\b/, 0.86],
];

/** Departments by heading, for generic lines below it. */
const DEPARTMENTS: readonly Rule[] = [
  ['5000', /\b(?:nursing|care|resident services|wellness|health services|clinical)\b/, 0.86],
  ['5100', /\b(?:dining|dietary|food|culinary|kitchen)\b/, 0.88],
  [
    '5200',
    /\b(?:activities|activity|life enrichment|programming|recreation|transportation)\b/,
    0.86,
  ],
  ['5300', /\b(?:housekeeping|laundry|environmental)\b/, 0.88],
  ['5400', /\b(?:maintenance|plant|repairs|grounds|building)\b/, 0.86],
  ['5500', /\b(?:administration|general|office)\b/, 0.86],
  ['5600', /\b(?:marketing|sales|advertising)\b/, 0.88],
  ['6300', /\butilities\b/, 0.88],
];

const LABOR = ['5000', '5100', '5200', '5300', '5400', '5500', '5600'];

/** Labels that name more than one account; each must be decided by a person. */
const AMBIGUOUS: readonly (readonly [pattern: RegExp, alternatives: readonly string[]])[] = [
  [
    /^(?:other )?tax(?: expense)?$|^tax and licens\w+$|^tax licens\w+$/,
    ['6100', '5800', '5500', '7900'],
  ],
  [/^rent$|^lease$|^lease payments?$/, ['7000', '4000', '5900']],
  [
    /^(?:salaries|wages|payroll|labor|salaries (?:and )?wages|gross payroll|overtime|bonus)$/,
    LABOR,
  ],
  [
    /^(?:contract (?:services|labor)|purchased services|outside services|consulting|contractors?)$/,
    ['5400', '5050', '5500'],
  ],
  [/^supplies$/, ['5060', '5100', '5300', '5500']],
  [/^insurance other$|^other insurance$/, ['6200', '5800']],
  [
    /^(?:other|adjustments?|reclass\w*|suspense|due (?:to|from).*|intercompany.*|corporate allocation|home office allocation|allocations?)$/,
    ['5900', '6000', '7900', '4900'],
  ],
  [/^fee$|^fee income$/, ['4030', '4900', '6000']],
];

const groupOfSections = (sections: readonly string[]): AccountGroup | null => {
  for (const section of [...sections].reverse()) {
    const words = normalizeLabel(section);
    if (/\b(?:non operating|below the line|debt|capital|financing)\b/.test(words)) return 'below';
    if (/\bstatistics?\b|\bcensus\b|\bkpis?\b|\bresident days\b/.test(words)) return 'statistic';
    if (/\b(?:expenses?|costs?|payroll|labor)\b/.test(words)) return 'expense';
    if (/\b(?:revenues?|income)\b/.test(words)) return 'revenue';
  }
  return null;
};

const isInGroup = (number: string, group: AccountGroup): boolean => {
  const found = findAccount(number)?.group;
  if (group === 'expense')
    return found === 'expense' || found === 'fee' || found === 'rent' || number === '4600';
  return found === group;
};

const none = (alternatives: readonly string[]): AccountMatch => ({
  account: null,
  confidence: 0,
  alternatives,
  isLearned: false,
});

/** The account of a line, with what speaks for it. Learned mappings of the workspace come first. */
export function matchAccount(
  line: LineToMatch,
  learned: ReadonlyMap<string, string>,
): AccountMatch {
  const known = learned.get(mappingKey(line));
  if (known !== undefined && findAccount(known) !== null) {
    return { account: known, confidence: 1, alternatives: [known], isLearned: true };
  }
  const words = normalizeLabel(line.label);
  const group = groupOfSections(line.sections);
  if (GENERIC.test(words)) {
    const department = departmentOf(line.sections);
    if (department !== null) {
      return {
        account: department[0],
        confidence: department[2],
        alternatives: [department[0], ...LABOR.filter((one) => one !== department[0])],
        isLearned: false,
      };
    }
  }
  for (const [pattern, alternatives] of AMBIGUOUS) {
    if (!pattern.test(words)) continue;
    const fitting =
      group === null ? alternatives : alternatives.filter((one) => isInGroup(one, group));
    const left = fitting.length === 0 ? alternatives : fitting;
    return {
      account: left[0] ?? null,
      confidence: left.length === 1 ? CERTAIN : 0.4,
      alternatives: left,
      isLearned: false,
    };
  }
  const fits: Rule[] = [];
  for (const rule of RULES) {
    if (rule[1].test(words) && !fits.some(([number]) => number === rule[0])) fits.push(rule);
  }
  const inGroup = group === null ? fits : fits.filter(([number]) => isInGroup(number, group));
  // A label that fits another part of the statement only, such as "Medicaid" below expenses, is not certain.
  const [best, second] = inGroup.length > 0 ? inGroup : fits;
  if (best === undefined)
    return none(group === 'revenue' ? ['4900', '4000', '4040'] : ['5900', ...LABOR]);
  const isOutside = inGroup.length === 0;
  const isClose = second !== undefined && isRival(best, second, words);
  const confidence = isOutside ? 0.5 : isClose ? 0.6 : best[2];
  return {
    account: best[0],
    confidence,
    alternatives: [...new Set([best[0], ...fits.map(([number]) => number)])].slice(0, 6),
    isLearned: false,
  };
}

/** Two departments in one label, such as "Housekeeping and maintenance", need a decision. */
function isRival(best: Rule, second: Rule, words: string): boolean {
  const first = findAccount(best[0])?.group;
  const other = findAccount(second[0])?.group;
  return (
    first === other &&
    /\b(?:and|or)\b|\brepairs maintenance\b/.test(words) &&
    /^5[1-6]00$/.test(best[0]) &&
    /^5[1-6]00$/.test(second[0])
  );
}

function departmentOf(sections: readonly string[]): Rule | null {
  for (const section of [...sections].reverse()) {
    const words = normalizeLabel(section);
    const found = DEPARTMENTS.filter(([, pattern]) => pattern.test(words));
    if (found.length === 1 && found[0] !== undefined) return found[0];
    if (found.length > 1) return null;
  }
  return null;
}
