import { COVERAGES } from '../../vendors/credentials.ts';
import type { DocumentKind } from './documentKinds.ts';
import type { ValueType } from './values.ts';

/** A field of a document and how it is usually labeled. */
export interface FieldSpec {
  readonly name: string;
  readonly label: string;
  readonly type: ValueType;
  /** Matches the whole label, without its colon. */
  readonly labels: RegExp | null;
  /** Sentences with the value as first group. */
  readonly sentences?: readonly RegExp[];
  /** True if it may be blank, so that a person isn't asked for it. */
  readonly isOptional?: true;
}

const DAY = String.raw`(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th)? day of [a-z]{3,9},? \d{4})`;
const sentence = (source: string): RegExp => new RegExp(source.replaceAll('DAY', DAY), 'i');

const LICENSE: readonly FieldSpec[] = [
  {
    name: 'facility_name',
    label: 'Facility',
    type: 'text',
    labels:
      /^(?:(?:name of )?(?:facility|community|residence|establishment|provider)(?: name)?|d\/?b\/?a|doing business as)$/i,
    sentences: [
      /\b(?:doing business as|known as|d\/b\/a) (.{3,80}?)(?:,? (?:located|situated|at \d)|,| is )/i,
    ],
  },
  {
    name: 'license_number',
    label: 'License number',
    type: 'code',
    labels:
      /^(?:license|licence|lic|certificate|registration)\.?(?: (?:number|no|num|id))?\.?(?: ?#)?$/i,
    sentences: [/\blicense (?:number|no\.?|#) ?:? ?([A-Z0-9-]{3,20})/i],
  },
  {
    name: 'license_type',
    label: 'License type',
    type: 'text',
    labels:
      /^(?:(?:license|facility|licensure)(?: type| category| class)|type of (?:license|facility)|category|classification)$/i,
    sentences: [
      /\b(?:licensed|authorized) to operate an? (.{5,70}?)(?: with| having| for \d| for up to|,)/i,
    ],
  },
  {
    name: 'licensee',
    label: 'Licensee',
    type: 'text',
    labels:
      /^(?:licensee(?: name)?|(?:name of )?licensee|licensed (?:entity|operator)|operator(?: name)?|(?:issued|granted) to|legal entity(?: name)?)$/i,
    sentences: [
      /\b(?:certify|certifies) that (.{3,80}?)(?:,? (?:doing business|d\/b\/a|is hereby|has been|is licensed))/i,
    ],
  },
  {
    name: 'capacity',
    label: 'Licensed beds',
    type: 'count',
    labels:
      /^(?:(?:licensed |total |maximum |max\.? |approved )?(?:capacity|beds|bed capacity|resident capacity|census capacity|occupancy)|(?:number|no\.?) of (?:licensed )?(?:beds|residents)|beds licensed)$/i,
    sentences: [
      /\b(?:capacity of|not to exceed|for up to|maximum of) ((?:[A-Za-z-]{3,20} \()?\d{1,4}\)?)(?: (?:licensed )?(?:beds|residents|persons))/i,
    ],
  },
  {
    name: 'issued_on',
    label: 'Issued on',
    type: 'date',
    labels:
      /^(?:(?:date )?issued?(?: date| on)?|date of issue|issuance date|effective(?: date| from)?|effective on|license effective(?: date)?|valid from)$/i,
    sentences: [
      sentence(String.raw`\b(?:effective|issued(?: on)?|valid from|given this) (?:the )?DAY`),
    ],
  },
  {
    name: 'expires_on',
    label: 'Expires on',
    type: 'date',
    labels:
      /^(?:(?:license )?expir(?:es|ation|y)(?: date| on)?|date of expiration|exp\.?(?: date)?|valid (?:through|until|thru|to)|good through|renewal due)$/i,
    sentences: [
      sentence(
        String.raw`\b(?:expir(?:es|ing)(?: on)?|valid (?:through|until)|remain in (?:effect|force) until) (?:the )?DAY`,
      ),
    ],
  },
  {
    name: 'address',
    label: 'Address',
    type: 'text',
    labels: /^(?:(?:street|facility|physical|site|location) ?address|address|location|premises)$/i,
    sentences: [/\b(?:located|situated) at (\d{1,6} .{5,100}?\d{5})\b/i],
    isOptional: true,
  },
  {
    name: 'administrator',
    label: 'Administrator',
    type: 'text',
    labels: /^(?:administrator(?:'?s)?(?: name)?|executive director|administrator of record)$/i,
    isOptional: true,
  },
];

const SURVEY: readonly FieldSpec[] = [
  {
    name: 'facility_name',
    label: 'Facility',
    type: 'text',
    labels:
      /^(?:name of (?:provider or supplier|facility|provider)|(?:provider|facility)(?: name)?)$/i,
  },
  {
    name: 'provider_number',
    label: 'Provider number (CCN)',
    type: 'code',
    labels:
      /^(?:\(?x1\)? ?)?(?:provider\/supplier\/clia(?: identification number)?|(?:provider|facility|ccn|certification)(?: (?:number|no\.?|id|#))?|ccn|identification number|license (?:number|no\.?))$/i,
  },
  {
    name: 'survey_date',
    label: 'Survey completed',
    type: 'date',
    labels:
      /^(?:\(?x3\)? ?)?(?:date survey completed|survey (?:date|completed(?: on)?|completion date|exit date)|date of (?:survey|inspection|visit)|inspection date|exit date)$/i,
    sentences: [
      sentence(
        String.raw`\b(?:survey|inspection|visit) (?:was )?(?:completed|conducted|concluded) on DAY`,
      ),
    ],
  },
  {
    name: 'address',
    label: 'Address',
    type: 'text',
    labels: /^(?:street address,? city,? state,? zip(?: code)?|(?:facility |street )?address)$/i,
    isOptional: true,
  },
  { name: 'deficiencies', label: 'Deficiencies', type: 'count', labels: null },
  { name: 'tags', label: 'Tags', type: 'text', labels: null, isOptional: true },
  {
    name: 'highest_severity',
    label: 'Highest scope and severity',
    type: 'text',
    labels: null,
    isOptional: true,
  },
  {
    name: 'survey_type',
    label: 'Survey type',
    type: 'text',
    labels:
      /^(?:(?:survey|inspection|visit) type|type of (?:survey|inspection|visit)|reason for (?:survey|visit))$/i,
    isOptional: true,
  },
];

const LEASE: readonly FieldSpec[] = [
  {
    name: 'landlord',
    label: 'Landlord',
    type: 'text',
    labels: /^(?:landlord|lessor|owner)(?: name)?$/i,
    sentences: [
      /\b(?:between|by and between) (.{3,90}?),? (?:an? [A-Za-z ]{3,60}?,? )?\((?:the )?["“]?(?:landlord|lessor)/i,
    ],
  },
  {
    name: 'tenant',
    label: 'Tenant',
    type: 'text',
    labels: /^(?:tenant|lessee|operator)(?: name)?$/i,
    sentences: [
      /["“](?:landlord|lessor)["”]\)?,? and (.{3,90}?),? (?:an? [A-Za-z ]{3,60}?,? )?\((?:the )?["“]?(?:tenant|lessee)/i,
    ],
  },
  {
    name: 'premises',
    label: 'Premises',
    type: 'text',
    labels:
      /^(?:(?:leased |demised )?premises(?: address)?|property(?: address)?|(?:leased )?facility|location)$/i,
    sentences: [
      /\b(?:premises|facility|property) (?:located|situated) at (\d{1,6} .{5,100}?\d{5})\b/i,
    ],
  },
  {
    name: 'commencement',
    label: 'Commencement',
    type: 'date',
    labels:
      /^(?:(?:lease |rent )?commencement(?: date)?|(?:lease )?start(?:s| date)?|effective date|(?:lease|term) begins?|beginning date|possession date)$/i,
    sentences: [
      sentence(
        String.raw`\b(?:commenc(?:es|ing)|shall commence|begin(?:s|ning)|shall begin)(?: on)? (?:the )?DAY`,
      ),
    ],
  },
  {
    name: 'expiration',
    label: 'Expiration',
    type: 'date',
    labels:
      /^(?:(?:lease |term )?(?:expir(?:es|ation|y)|termination|end)(?: date)?|(?:lease|term) ends?|ending date)$/i,
    sentences: [
      sentence(
        String.raw`\b(?:expir(?:es|ing)|shall expire|ending|and ends?|terminat(?:es|ing))(?: on)? (?:the )?DAY`,
      ),
    ],
  },
  {
    name: 'monthly_rent',
    label: 'Monthly rent',
    type: 'money',
    labels:
      /^(?:(?:initial |base |minimum )?monthly (?:base |minimum )?rent(?:al)?|(?:base |minimum )rent(?:al)? (?:per month|\(monthly\)|\/ ?mo(?:nth)?)|monthly installment)$/i,
    sentences: [
      /\b(?:rent|installments?) (?:of|in the amount of|equal to) (\$\d[\d,.]{2,14}\d)(?: per month|\/month|,? payable monthly| each month)/i,
    ],
  },
  {
    name: 'annual_rent',
    label: 'Annual rent',
    type: 'money',
    labels:
      /^(?:(?:initial |base |minimum )?annual (?:base |minimum )?rent(?:al)?|(?:base |minimum )?rent(?:al)? (?:per year|per annum|\(annual\)))$/i,
    sentences: [
      /\b(?:rent|rental) (?:of|in the amount of) (\$\d[\d,.]{2,14}\d)(?: per (?:year|annum)|,? annually)/i,
    ],
    isOptional: true,
  },
  {
    name: 'deposit',
    label: 'Security deposit',
    type: 'money',
    labels: /^(?:security|damage|lease) deposit(?: amount)?$/i,
    sentences: [/\bsecurity deposit (?:of|in the amount of|equal to) (\$\d[\d,.]{2,14}\d)/i],
    isOptional: true,
  },
  {
    name: 'escalation',
    label: 'Annual escalation',
    type: 'percent',
    labels:
      /^(?:(?:annual|rent) (?:escalat(?:ion|or)|increase|bump)s?|escalat(?:ion|or)(?: rate)?)$/i,
    sentences: [
      /\bincreas(?:e|es|ed|ing) (?:annually )?by (?:[a-z-]{3,20} (?:percent )?\()?(\d{1,2}(?:\.\d{1,3})? ?(?:%|percent))/i,
    ],
    isOptional: true,
  },
];

const COVERAGE_FIELDS: readonly FieldSpec[] = Object.entries(COVERAGES).flatMap(
  ([coverage, label]): readonly FieldSpec[] => {
    const short = label.replace(/ insurance$/, '');
    return [
      {
        name: `${coverage}_policy`,
        label: `${short}: policy`,
        type: 'code',
        labels: null,
        isOptional: true,
      },
      {
        name: `${coverage}_effective`,
        label: `${short}: effective`,
        type: 'date',
        labels: null,
        isOptional: true,
      },
      {
        name: `${coverage}_expires`,
        label: `${short}: expires`,
        type: 'date',
        labels: null,
        isOptional: true,
      },
      {
        name: `${coverage}_limit`,
        label: `${short}: limit`,
        type: 'money',
        labels: null,
        isOptional: true,
      },
    ];
  },
);

const INSURANCE: readonly FieldSpec[] = [
  { name: 'insured', label: 'Insured', type: 'text', labels: /^(?:named )?insured(?: name)?$/i },
  {
    name: 'producer',
    label: 'Producer',
    type: 'text',
    labels: /^(?:producer|agency|agent|broker)(?: name)?$/i,
    isOptional: true,
  },
  {
    name: 'insurer',
    label: 'Insurer A',
    type: 'text',
    labels:
      /^(?:insurer a|company a|carrier(?: a)?|insurer|insurance company|company affording coverage)$/i,
  },
  {
    name: 'issued_on',
    label: 'Certificate date',
    type: 'date',
    labels: /^(?:date(?: \(?mm\/dd\/yyyy\)?)?|(?:certificate|issue) date|date issued)$/i,
    isOptional: true,
  },
  {
    name: 'holder',
    label: 'Certificate holder',
    type: 'text',
    labels: /^certificate holder$/i,
    isOptional: true,
  },
  ...COVERAGE_FIELDS,
];

const figure = (name: string, label: string, type: ValueType): FieldSpec => ({
  name,
  label,
  type,
  labels: null,
});

const T12: readonly FieldSpec[] = [
  figure('property', 'Community', 'text'),
  figure('first_month', 'First month', 'text'),
  figure('last_month', 'Last month', 'text'),
  figure('revenue', 'Revenue', 'money'),
  figure('expenses', 'Operating expenses', 'money'),
  figure('noi', 'Net operating income', 'money'),
];

const RENT_ROLL: readonly FieldSpec[] = [
  figure('units', 'Units or beds', 'count'),
  figure('occupied', 'Occupied', 'count'),
  figure('average_rent', 'Average rent', 'money'),
  { ...figure('average_care', 'Average care fee', 'money'), isOptional: true },
  { ...figure('average_market', 'Average market rate', 'money'), isOptional: true },
];

/** The fields of each kind, in the order of the review. */
export const FIELD_SPECS: Readonly<Record<DocumentKind, readonly FieldSpec[]>> = {
  t12: T12,
  rent_roll: RENT_ROLL,
  license: LICENSE,
  survey: SURVEY,
  lease: LEASE,
  insurance: INSURANCE,
  other: [],
};
