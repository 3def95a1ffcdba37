import { createFacts, type EvaluationFile, type Facts, writeDate } from './facts.ts';
import { createPageWriter } from './pdfPage.ts';

const TAGS = [
  ['F0689', 'Free of Accident Hazards, Supervision, Devices'],
  ['F0880', 'Infection Prevention and Control'],
  ['F0684', 'Quality of Care'],
  ['F0812', 'Food Procurement, Store, Prepare, Serve Sanitary'],
  ['F0761', 'Label and Store Drugs and Biologicals'],
  ['F0550', 'Resident Rights, Exercise of Rights'],
] as const;
const LETTERS = ['D', 'E', 'F', 'G'];

interface Survey {
  readonly facility: string;
  readonly number: string;
  readonly date: string;
  readonly address: string;
  readonly tags: readonly {
    readonly tag: string;
    readonly title: string;
    readonly letter: string;
  }[];
}

function createSurvey(facts: Facts, count: number): Survey {
  const start = facts.number(0, 2);
  return {
    facility: facts.facility(),
    number: String(facts.number(105_000, 689_999)),
    date: facts.date(2025),
    address: facts.address(),
    tags: TAGS.slice(start, start + count).map(([tag, title]) => ({
      tag,
      title,
      letter: facts.pick(LETTERS),
    })),
  };
}

const truthOf = ({ facility, number, date, address, tags }: Survey): Record<string, string> => ({
  facility_name: facility,
  provider_number: number,
  survey_date: date,
  address,
  deficiencies: String(tags.length),
  ...(tags.length > 0 && {
    tags: tags.map(({ tag }) => tag).join(', '),
    highest_severity:
      tags
        .map(({ letter }) => letter)
        .toSorted()
        .at(-1) ?? '',
  }),
});

/** The federal form: numbered boxes above, tags in the left column, over one or two pages. */
async function writeFederalForm(one: Survey, style: number): Promise<Uint8Array> {
  const page = await createPageWriter();
  page.at(40, 760, 'DEPARTMENT OF HEALTH AND HUMAN SERVICES', 7);
  page.at(40, 750, 'CENTERS FOR MEDICARE & MEDICAID SERVICES', 7);
  page.at(430, 750, 'FORM APPROVED OMB NO. 0938-0391', 7);
  page.at(40, 725, 'STATEMENT OF DEFICIENCIES', 7);
  page.at(40, 716, 'AND PLAN OF CORRECTION', 7);
  page.at(230, 725, '(X1) PROVIDER/SUPPLIER/CLIA IDENTIFICATION NUMBER:', 6);
  page.at(480, 725, '(X3) DATE SURVEY COMPLETED', 6);
  page.at(230, 712, one.number, 9);
  page.at(480, 712, writeDate(one.date, 0), 9);
  page.at(40, 690, 'NAME OF PROVIDER OR SUPPLIER', 6);
  page.at(300, 690, 'STREET ADDRESS, CITY, STATE, ZIP CODE', 6);
  page.at(40, 677, one.facility, 9);
  page.at(300, 677, one.address, 9);
  page.at(40, 655, '(X4) ID PREFIX TAG', 6);
  page.at(110, 655, 'SUMMARY STATEMENT OF DEFICIENCIES', 6);
  let y = 635;
  page.at(40, y, 'F0000', 8);
  page.at(110, y, 'INITIAL COMMENTS', 8);
  y -= 20;
  for (const [at, { tag, title, letter }] of one.tags.entries()) {
    if (at === 2) {
      page.next();
      page.at(40, 760, 'FORM CMS-2567(02-99) Previous Versions Obsolete', 7);
      y = 730;
    }
    page.at(40, y, tag, 8);
    page.at(40, y - 11, `SS=${letter}`, 8);
    page.at(110, y, title, 8);
    y =
      page.wrap(
        110,
        y - 14,
        'Based on observation, interview, and record review, the facility did not meet this requirement for one of the residents reviewed.',
        300,
        8,
      ) - 12;
  }
  if (one.tags.length === 0)
    page.at(
      110,
      y,
      `No deficiencies were cited during the survey completed on ${writeDate(one.date, style)}.`,
      8,
    );
  page.at(40, 60, 'FORM CMS-2567(02-99)', 6);
  return page.save();
}

/** A state's own inspection report. */
async function writeStateReport(one: Survey, style: number): Promise<Uint8Array> {
  const page = await createPageWriter();
  page.at(60, 740, 'Inspection Report and Statement of Deficiencies', 13);
  const rows = [
    ['Facility Name', one.facility],
    ['Address', one.address],
    ['Provider Number', one.number],
    ['Inspection Date', writeDate(one.date, style)],
  ] as const;
  let y = 700;
  for (const [label, value] of rows) {
    page.at(60, y, `${label}:`);
    page.at(200, y, value);
    y -= 18;
  }
  y -= 10;
  for (const { tag, title, letter } of one.tags) {
    page.at(60, y, tag);
    page.at(120, y, title);
    page.at(440, y, `Scope and Severity: ${letter}`);
    y -= 16;
  }
  if (one.tags.length === 0) page.at(60, y, 'No deficiencies were identified.');
  return page.save();
}

/** Eight surveys in two layouts, one of them without deficiencies. */
export async function createSurveys(): Promise<readonly EvaluationFile[]> {
  const files: EvaluationFile[] = [];
  for (let at = 0; at < 8; at += 1) {
    const one = createSurvey(createFacts(300 + at), at === 5 ? 0 : 1 + (at % 4));
    const bytes = await (at % 2 === 0 ? writeFederalForm(one, at) : writeStateReport(one, at));
    files.push({ name: `survey-${at + 1}.pdf`, kind: 'survey', bytes, truth: truthOf(one) });
  }
  return files;
}
