import { buildDocx } from './docx.ts';
import { createFacts, type EvaluationFile, type Facts, writeDate } from './facts.ts';
import { createPageWriter, type PageWriter } from './pdfPage.ts';

const TYPES = [
  'Assisted Living Facility',
  'Memory Care Residence',
  'Skilled Nursing Facility',
  'Residential Care Facility for the Elderly',
];
const AGENCIES = [
  'Department of Health',
  'Department of Social Services',
  'Agency for Health Care Administration',
];

interface License {
  readonly facility: string;
  readonly licensee: string;
  readonly type: string;
  readonly number: string;
  readonly beds: number;
  readonly issued: string;
  readonly expires: string;
  readonly address: string;
  readonly administrator: string;
}

function createLicense(facts: Facts): License {
  return {
    facility: facts.facility(),
    licensee: facts.owner(),
    type: facts.pick(TYPES),
    number: facts.code(facts.pick(['ALF-', 'RCFE', 'AL', 'NH-'])),
    beds: facts.number(16, 220),
    issued: facts.date(2025),
    expires: facts.date(2027),
    address: facts.address(),
    administrator: facts.person(),
  };
}

const truthOf = (one: License): Record<string, string> => ({
  facility_name: one.facility,
  licensee: one.licensee,
  license_type: one.type,
  license_number: one.number,
  capacity: String(one.beds),
  issued_on: one.issued,
  expires_on: one.expires,
  address: one.address,
});

const LABELS = [
  {
    facility: 'Facility Name',
    licensee: 'Licensee',
    type: 'License Type',
    number: 'License Number',
    beds: 'Licensed Capacity',
    issued: 'Effective Date',
    expires: 'Expiration Date',
    address: 'Address',
  },
  {
    facility: 'Name of Facility',
    licensee: 'Issued To',
    type: 'Type of License',
    number: 'License No.',
    beds: 'Total Beds',
    issued: 'Date Issued',
    expires: 'Expires',
    address: 'Physical Address',
  },
  {
    facility: 'Community',
    licensee: 'Operator',
    type: 'Category',
    number: 'License #',
    beds: 'Maximum Capacity',
    issued: 'Issue Date',
    expires: 'Valid Through',
    address: 'Location',
  },
] as const;

/** Label and value in one line, with a seal, a notice, and a footer around them. */
function writeRows(page: PageWriter, one: License, at: number, style: number): void {
  const labels = LABELS[at % LABELS.length] ?? LABELS[0];
  page.at(200, 740, `STATE ${AGENCIES[at % 3]?.toUpperCase()}`, 12);
  page.at(230, 720, 'LICENSE TO OPERATE', 14);
  page.at(
    60,
    700,
    'This license is not transferable and must be posted where residents can see it.',
    8,
  );
  const rows: readonly (readonly [string, string])[] = [
    [labels.facility, one.facility],
    [labels.licensee, one.licensee],
    [labels.address, one.address],
    [labels.type, one.type],
    [labels.number, one.number],
    [labels.beds, at % 2 === 0 ? String(one.beds) : `${one.beds} beds`],
    [labels.issued, writeDate(one.issued, style)],
    [labels.expires, writeDate(one.expires, style)],
  ];
  let y = 660;
  for (const [label, value] of rows) {
    if (at % 3 === 2) page.at(60, y, `${label}: ${value}`);
    else {
      page.at(60, y, `${label}:`);
      page.at(220, y, value);
    }
    y -= 22 + (at % 3);
  }
  page.at(60, 120, 'Rule 59A-36 requires notice of any change within 21 days.', 7);
  page.at(60, 100, `Administrator: ${one.administrator}`);
}

/** Small captions above their values, in two columns. */
function writeBoxes(page: PageWriter, one: License, at: number, style: number): void {
  const labels = LABELS[(at + 1) % LABELS.length] ?? LABELS[0];
  page.at(180, 740, `${AGENCIES[at % 3]}: Facility License`, 13);
  const boxes: readonly (readonly [number, number, string, string])[] = [
    [60, 680, labels.facility, one.facility],
    [340, 680, labels.number, one.number],
    [60, 630, labels.licensee, one.licensee],
    [340, 630, labels.type, one.type],
    [60, 580, labels.address, one.address],
    [340, 580, labels.beds, String(one.beds)],
    [60, 530, labels.issued, writeDate(one.issued, style)],
    [340, 530, labels.expires, writeDate(one.expires, style)],
  ];
  for (const [x, y, label, value] of boxes) {
    page.at(x, y, label.toUpperCase(), 7);
    page.at(x, y - 14, value, 10);
  }
  page.at(60, 80, 'Page 1 of 1   Form DHS-204 (Rev. 3)', 7);
}

/** A certificate in sentences. */
function writeSentences(page: PageWriter, one: License, style: number): void {
  page.at(210, 740, 'CERTIFICATE OF LICENSE', 14);
  const y = page.wrap(
    60,
    690,
    `This is to certify that ${one.licensee} is hereby licensed to operate an ${one.type} with a capacity of ${one.beds} beds, doing business as ${one.facility}, located at ${one.address}.`,
    490,
  );
  page.wrap(
    60,
    y - 20,
    `License number ${one.number}. This license is effective ${writeDate(one.issued, style)} and expires on ${writeDate(one.expires, style)} unless revoked.`,
    490,
  );
}

/** Twelve licenses in four layouts. */
export async function createLicenses(): Promise<readonly EvaluationFile[]> {
  const files: EvaluationFile[] = [];
  for (let at = 0; at < 12; at += 1) {
    const one = createLicense(createFacts(100 + at));
    const name = `license-${at + 1}`;
    const style = at % 5;
    if (at % 4 === 3) {
      const labels = LABELS[at % LABELS.length] ?? LABELS[0];
      const bytes = await buildDocx([
        'State licensing office: license to operate',
        [
          [labels.facility, one.facility],
          [labels.licensee, one.licensee],
          [labels.address, one.address],
          [labels.type, one.type],
          [labels.number, one.number],
          [labels.beds, String(one.beds)],
          [labels.issued, writeDate(one.issued, style)],
          [labels.expires, writeDate(one.expires, style)],
        ],
        'This license must be posted.',
      ]);
      files.push({ name: `${name}.docx`, kind: 'license', bytes, truth: truthOf(one) });
      continue;
    }
    const page = await createPageWriter();
    if (at % 4 === 0) writeRows(page, one, at, style);
    else if (at % 4 === 1) writeBoxes(page, one, at, style);
    else writeSentences(page, one, style);
    const truth = truthOf(one);
    if (at % 4 === 0) truth.administrator = one.administrator;
    files.push({ name: `${name}.pdf`, kind: 'license', bytes: await page.save(), truth });
  }
  return files;
}
