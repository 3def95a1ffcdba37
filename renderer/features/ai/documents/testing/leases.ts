import { buildDocx } from './docx.ts';
import { createFacts, type EvaluationFile, type Facts, writeDate, writeMoney } from './facts.ts';
import { createPageWriter } from './pdfPage.ts';

function createLease(facts: Facts) {
  const landlord = facts.owner();
  let tenant = facts.owner();
  while (tenant === landlord) tenant = facts.owner();
  return {
    landlord,
    tenant,
    premises: facts.address(),
    starts: facts.date(2024),
    ends: facts.date(2034),
    rent: facts.number(30, 180) * 1000 + 500,
    deposit: facts.number(60, 300) * 1000,
    escalation: facts.pick(['2', '2.5', '3']),
  };
}

type Lease = ReturnType<typeof createLease>;

const truthOf = (one: Lease): Record<string, string> => ({
  landlord: one.landlord,
  tenant: one.tenant,
  premises: one.premises,
  commencement: one.starts,
  expiration: one.ends,
  monthly_rent: String(one.rent * 100),
  deposit: String(one.deposit * 100),
  escalation: one.escalation,
});

const WORDS = [
  [
    'Landlord',
    'Tenant',
    'Premises',
    'Commencement Date',
    'Expiration Date',
    'Monthly Base Rent',
    'Security Deposit',
    'Annual Increase',
  ],
  [
    'Lessor',
    'Lessee',
    'Leased Premises',
    'Lease Start Date',
    'Lease End Date',
    'Base Rent per Month',
    'Lease Deposit',
    'Rent Escalation',
  ],
  [
    'Landlord',
    'Operator',
    'Property Address',
    'Effective Date',
    'Termination Date',
    'Initial Monthly Rent',
    'Security Deposit',
    'Escalator',
  ],
] as const;

const summaryRows = (one: Lease, at: number): readonly (readonly string[])[] => {
  const words = WORDS[at % WORDS.length] ?? WORDS[0];
  const values = [
    one.landlord,
    one.tenant,
    one.premises,
    writeDate(one.starts, at),
    writeDate(one.ends, at),
    writeMoney(one.rent, at),
    writeMoney(one.deposit, at),
    `${one.escalation}%`,
  ];
  return words.map((label, row) => [label, values[row] ?? '']);
};

/** A summary of terms, followed by pages of text. */
async function writeSummary(one: Lease, at: number): Promise<Uint8Array> {
  const page = await createPageWriter();
  page.at(200, 740, 'LEASE AGREEMENT: SUMMARY OF TERMS', 12);
  let y = 700;
  for (const [label = '', value = ''] of summaryRows(one, at)) {
    page.at(60, y, at % 2 === 0 ? `${label}:` : label);
    page.at(230, y, value);
    y -= 20;
  }
  page.next();
  y = 740;
  for (const text of [
    'Article 1. Tenant shall keep the improvements in good order and shall maintain the license at all times.',
    'Article 2. Insurance shall be maintained with limits of not less than those customary for operators of similar size.',
  ])
    y = page.wrap(60, y, text, 480) - 12;
  return page.save();
}

/** A lease without a summary, in sentences. */
async function writeSentences(one: Lease, at: number): Promise<Uint8Array> {
  const page = await createPageWriter();
  page.at(250, 740, 'MASTER LEASE', 14);
  let y = page.wrap(
    60,
    700,
    `This Lease is made by and between ${one.landlord}, a limited liability company ("Landlord"), and ${one.tenant}, a limited liability company ("Tenant").`,
    480,
  );
  y = page.wrap(
    60,
    y - 12,
    `Landlord leases to Tenant the facility located at ${one.premises}, with all improvements.`,
    480,
  );
  y = page.wrap(
    60,
    y - 12,
    `The term shall commence on ${writeDate(one.starts, 1)} and shall expire on ${writeDate(one.ends, 1)}.`,
    480,
  );
  y = page.wrap(
    60,
    y - 12,
    `Tenant shall pay rent of ${writeMoney(one.rent, at % 2)} per month in advance. On each anniversary the rent shall increase by ${one.escalation}%.`,
    480,
  );
  page.wrap(
    60,
    y - 12,
    `Tenant has paid a security deposit of ${writeMoney(one.deposit, 0)}, which bears no interest.`,
    480,
  );
  return page.save();
}

/** Eight leases in three layouts. */
export async function createLeases(): Promise<readonly EvaluationFile[]> {
  const files: EvaluationFile[] = [];
  for (let at = 0; at < 8; at += 1) {
    const one = createLease(createFacts(500 + at));
    const name = `lease-${at + 1}`;
    if (at % 4 === 3) {
      const bytes = await buildDocx([
        'Lease abstract',
        summaryRows(one, at),
        'Landlord and Tenant sign in counterparts.',
      ]);
      files.push({ name: `${name}.docx`, kind: 'lease', bytes, truth: truthOf(one) });
    } else {
      const bytes = await (at % 4 === 1 ? writeSentences(one, at) : writeSummary(one, at));
      files.push({ name: `${name}.pdf`, kind: 'lease', bytes, truth: truthOf(one) });
    }
  }
  return files;
}
