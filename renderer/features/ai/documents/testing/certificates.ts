import { createFacts, type EvaluationFile, type Facts, writeDate } from './facts.ts';
import { createPageWriter } from './pdfPage.ts';

const ROWS = [
  { coverage: 'general', heading: 'COMMERCIAL GENERAL LIABILITY', limit: 'EACH OCCURRENCE' },
  { coverage: 'auto', heading: 'AUTOMOBILE LIABILITY', limit: 'COMBINED SINGLE LIMIT' },
  { coverage: 'umbrella', heading: 'UMBRELLA LIAB', limit: 'EACH OCCURRENCE' },
  { coverage: 'workers', heading: 'WORKERS COMPENSATION', limit: 'E.L. EACH ACCIDENT' },
  { coverage: 'professional', heading: 'PROFESSIONAL LIABILITY', limit: 'EACH CLAIM' },
] as const;
const INSURERS = [
  'Lakeshore Mutual Insurance Company',
  'First Prairie Casualty',
  'Atlantic Specialty Insurance Co.',
];
const AGENCIES = [
  'Harborside Insurance Agency',
  'Midland Risk Advisors',
  'Keystone Brokerage Group',
];

function createCertificate(facts: Facts, count: number) {
  const year = facts.number(2025, 2026);
  return {
    insured: facts.owner(),
    producer: facts.pick(AGENCIES),
    insurer: facts.pick(INSURERS),
    issued: facts.date(year),
    holder: facts.facility(),
    policies: ROWS.slice(0, count).map((row) => ({
      ...row,
      policy: facts.code(facts.pick(['GL', 'BAP-', 'WC', 'UMB'])),
      effective: facts.date(year),
      expires: facts.date(year + 1),
      amount: facts.pick([1_000_000, 2_000_000, 500_000, 5_000_000]),
    })),
  };
}

type Certificate = ReturnType<typeof createCertificate>;

const truthOf = (one: Certificate): Record<string, string> => ({
  insured: one.insured,
  producer: one.producer,
  insurer: one.insurer,
  issued_on: one.issued,
  holder: one.holder,
  ...Object.fromEntries(
    one.policies.flatMap(({ coverage, policy, effective, expires, amount }) => [
      [`${coverage}_policy`, policy],
      [`${coverage}_effective`, effective],
      [`${coverage}_expires`, expires],
      [`${coverage}_limit`, String(amount * 100)],
    ]),
  ),
});

const withCommas = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

async function writeCertificate(one: Certificate, at: number): Promise<Uint8Array> {
  const page = await createPageWriter();
  const shift = (at % 3) * 6;
  page.at(200, 760, 'CERTIFICATE OF LIABILITY INSURANCE', 13);
  page.at(500, 764, 'DATE (MM/DD/YYYY)', 6);
  page.at(500, 752, writeDate(one.issued, 0), 9);
  page.at(
    40,
    738,
    'THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER.',
    6,
  );
  page.at(40, 715, 'PRODUCER', 7);
  page.at(40, 702, one.producer);
  page.at(40, 690, '200 Main Street, Suite 4');
  page.at(330, 715, `INSURER A: ${one.insurer}`, 8);
  page.at(330, 700, 'INSURER B:', 8);
  page.at(40, 665, 'INSURED', 7);
  page.at(40, 652, one.insured);
  page.at(40, 640, '77 Valley Road');
  const policyAt = 210 + shift;
  const effectiveAt = 300 + shift;
  const expiresAt = 365 + shift;
  page.at(40, 610, 'TYPE OF INSURANCE', 7);
  page.at(policyAt, 610, 'POLICY NUMBER', 7);
  page.at(effectiveAt, 610, 'POLICY EFF', 7);
  page.at(expiresAt, 610, 'POLICY EXP', 7);
  page.at(440, 610, 'LIMITS', 7);
  let y = 590;
  for (const { heading, policy, effective, expires, limit, amount } of one.policies) {
    page.at(40, y, at % 2 === 0 ? `A ${heading}` : heading, 8);
    page.at(440, y, limit, 7);
    page.right(585, y, at % 2 === 0 ? `$ ${withCommas(amount)}` : `$${withCommas(amount)}`, 8);
    page.at(policyAt, y - 11, policy, 8);
    page.at(effectiveAt, y - 11, writeDate(effective, 0), 8);
    page.at(expiresAt, y - 11, writeDate(expires, 0), 8);
    page.at(440, y - 11, 'AGGREGATE', 7);
    page.right(585, y - 11, `$ ${withCommas(amount * 3)}`, 8);
    y -= 42;
  }
  page.at(40, 150, 'CERTIFICATE HOLDER', 7);
  page.at(40, 136, one.holder);
  page.at(330, 150, 'CANCELLATION', 7);
  return page.save();
}

/** A certificate of a small agency, as a list. */
async function writeList(one: Certificate, at: number): Promise<Uint8Array> {
  const page = await createPageWriter();
  page.at(180, 750, 'CERTIFICATE OF INSURANCE', 13);
  const rows = [
    ['Producer', one.producer],
    ['Named Insured', one.insured],
    ['Insurance Company', one.insurer],
    ['Issue Date', writeDate(one.issued, at)],
    ['Certificate Holder', one.holder],
  ] as const;
  let y = 710;
  for (const [label, value] of rows) {
    page.at(60, y, `${label}:`);
    page.at(220, y, value);
    y -= 20;
  }
  y -= 10;
  for (const { heading, policy, effective, expires, amount } of one.policies) {
    page.at(60, y, heading);
    page.at(70, y - 14, 'Policy number');
    page.at(220, y - 14, policy);
    page.at(70, y - 28, 'Effective');
    page.at(220, y - 28, writeDate(effective, 0));
    page.at(70, y - 42, 'Expires');
    page.at(220, y - 42, writeDate(expires, 0));
    page.at(70, y - 56, 'Limit of liability');
    page.at(220, y - 56, `$${withCommas(amount)}`);
    y -= 76;
  }
  return page.save();
}

/** Eight certificates with one to five coverages. */
export async function createCertificates(): Promise<readonly EvaluationFile[]> {
  const files: EvaluationFile[] = [];
  for (let at = 0; at < 8; at += 1) {
    const one = createCertificate(createFacts(700 + at), 1 + (at % 5));
    const bytes = await (at % 4 === 3 ? writeList(one, at) : writeCertificate(one, at));
    files.push({
      name: `certificate-${at + 1}.pdf`,
      kind: 'insurance',
      bytes,
      truth: truthOf(one),
    });
  }
  return files;
}
