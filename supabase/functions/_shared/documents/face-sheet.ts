import { formatCalendarDay } from '../../../../shared/format/date.ts';
import { formatZonedTime } from '../../../../shared/format/zonedTime.ts';
import { CODE_STATUSES, labelOf } from '../../../../shared/operator/residents.ts';
import { type Field, fieldOf, type Noun } from '../../../../shared/records/noun.ts';
import { residentCareProfile } from '../../../../shared/records/nouns/residentCareProfile.ts';
import { residentContact } from '../../../../shared/records/nouns/residentContact.ts';
import { residentDiet } from '../../../../shared/records/nouns/residentDiet.ts';
import { residentIdentity } from '../../../../shared/records/nouns/residentIdentity.ts';
import { residentPayor } from '../../../../shared/records/nouns/residentPayor.ts';
import { residentPhysician } from '../../../../shared/records/nouns/residentPhysician.ts';
import { createPdfSheet, type PdfImage, type PdfSheet } from './pdf-sheet.ts';

type Row = Readonly<Record<string, unknown>>;

/** The response of `get_face_sheet`: groups that the caller can't read are missing. */
export interface FaceSheet {
  readonly name: string;
  readonly preferred_name: string | null;
  readonly community: string;
  readonly time_zone: string;
  readonly unit: string | null;
  readonly bed: string | null;
  readonly moved_in_on: string | null;
  readonly photo_path?: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postal_code: string | null;
  readonly phone: string | null;
  readonly resident_identities?: readonly Row[];
  readonly resident_care_profiles?: readonly Row[];
  readonly resident_allergies?: readonly Row[];
  readonly resident_diets?: readonly Row[];
  readonly resident_diagnoses?: readonly Row[];
  readonly resident_contacts?: readonly Row[];
  readonly resident_physicians?: readonly Row[];
  readonly resident_payors?: readonly Row[];
  readonly resident_documents?: readonly Row[];
  readonly resident_belongings?: readonly Row[];
}

const NOT_RECORDED = 'Not recorded';
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const dayOf = (value: unknown): string =>
  typeof value === 'string' ? formatCalendarDay(value) : '';

/** Label of a choice, or labels of several. */
function labels(noun: Noun, name: string, value: unknown): string {
  const field: Field | undefined = fieldOf(noun, name);
  if (field?.type !== 'choice' && field?.type !== 'choices') return textOf(value);
  return (Array.isArray(value) ? value : [value])
    .map((one) => labelOf(field.choices, one))
    .filter(Boolean)
    .join(', ');
}

const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ');

/** Renders the face sheet, followed by the hospital transfer packet, as one PDF. */
export async function renderFaceSheet(
  data: FaceSheet,
  photo: PdfImage | null = null,
  at = new Date(),
): Promise<Uint8Array> {
  const sheet = await createPdfSheet('Face sheet', at);
  const place = join(
    data.unit === null ? '' : `Unit ${data.unit}`,
    data.bed === null ? '' : `bed ${data.bed}`,
  );
  const address = join(
    textOf(data.street),
    textOf(data.city),
    [textOf(data.state), textOf(data.postal_code)].filter(Boolean).join(' '),
    textOf(data.phone),
  );
  if (photo !== null) await sheet.portrait(photo);
  const title = `${data.name}${data.preferred_name === null ? '' : ` "${data.preferred_name}"`}`;
  sheet.title(
    title,
    `Face sheet · ${[data.community, place, address].filter(Boolean).join(' · ')}`,
  );
  writeAlerts(sheet, data);
  writeIdentity(sheet, data);
  writeContacts(sheet, data);
  writeMedical(sheet, data);
  // The hospital gets the second part only.
  sheet.newPage();
  if (photo !== null) await sheet.portrait(photo);
  sheet.title('Hospital transfer packet', [title, data.community, address].join(' · '));
  writeAlerts(sheet, data);
  writeTransfer(sheet, data);
  return await sheet.finish(
    `${data.name} · confidential health information · printed ${formatZonedTime(at.toISOString(), data.time_zone)}`,
  );
}

/** Code status, directives, and allergies: in full, never shortened. */
function writeAlerts(sheet: PdfSheet, data: FaceSheet): void {
  const [care] = data.resident_care_profiles ?? [];
  sheet.heading('Alerts');
  if (data.resident_care_profiles !== undefined) {
    sheet.paragraph(`Code status: ${labelOf(CODE_STATUSES, care?.code_status) || NOT_RECORDED}`);
    const directives = labels(residentCareProfile, 'advance_directives', care?.advance_directives);
    sheet.paragraph(`Advance directives: ${directives || NOT_RECORDED}`);
  }
  if (data.resident_allergies !== undefined) {
    const allergies = data.resident_allergies.map(({ substance, reaction, severity }) => {
      const detail = join(textOf(reaction), textOf(severity));
      return `${textOf(substance)}${detail === '' ? '' : ` (${detail})`}`;
    });
    sheet.paragraph(`Allergies: ${allergies.join('; ') || 'None recorded'}`);
  }
  for (const diet of data.resident_diets ?? []) {
    sheet.paragraph(
      `Diet: ${join(textOf(diet.diet), labels(residentDiet, 'texture', diet.texture), diet.liquids == null ? '' : `${labels(residentDiet, 'liquids', diet.liquids)} liquids`)}`,
    );
  }
  if (care?.mobility != null) {
    sheet.paragraph(`Mobility: ${labels(residentCareProfile, 'mobility', care.mobility)}`);
  }
}

function writeIdentity(sheet: PdfSheet, data: FaceSheet): void {
  const [identity] = data.resident_identities ?? [];
  sheet.heading('Resident');
  sheet.facts([
    ['Name', data.name],
    ['Moved in', dayOf(data.moved_in_on) || NOT_RECORDED],
    ...(data.resident_identities === undefined
      ? []
      : ([
          ['Date of birth', dayOf(identity?.birth_date) || NOT_RECORDED],
          ['Sex', labels(residentIdentity, 'sex', identity?.sex) || NOT_RECORDED],
          ['Medicare number', textOf(identity?.medicare_number) || NOT_RECORDED],
          ['Medicaid number', textOf(identity?.medicaid_number) || NOT_RECORDED],
        ] as const)),
  ]);
  for (const payor of data.resident_payors ?? []) {
    sheet.paragraph(
      `Payor: ${join(labels(residentPayor, 'payor', payor.payor), textOf(payor.policy_number))}`,
    );
  }
}

function writeContacts(sheet: PdfSheet, data: FaceSheet): void {
  writeList(
    sheet,
    'Contacts',
    data.resident_contacts?.map((contact) =>
      join(
        textOf(contact.name),
        textOf(contact.relation),
        labels(residentContact, 'roles', contact.roles),
        textOf(contact.phone),
        textOf(contact.email),
      ),
    ),
  );
  writeList(
    sheet,
    'Physicians and pharmacy',
    data.resident_physicians?.map((physician) =>
      join(
        textOf(physician.name),
        labels(residentPhysician, 'type', physician.type),
        textOf(physician.phone),
        physician.fax == null ? '' : `fax ${textOf(physician.fax)}`,
      ),
    ),
  );
}

function writeMedical(sheet: PdfSheet, data: FaceSheet): void {
  writeList(
    sheet,
    'Diagnoses',
    data.resident_diagnoses?.map(({ diagnosis, code }) => join(textOf(diagnosis), textOf(code))),
  );
}

function writeTransfer(sheet: PdfSheet, data: FaceSheet): void {
  sheet.heading('Transfer');
  sheet.table(
    ['To be completed at transfer', ''],
    [
      'Date and time',
      'Receiving hospital',
      'Reason for transfer',
      'Vital signs',
      'Last medications given',
      'Contact notified, time',
      'Physician notified, time',
    ].map((line) => [line, '']),
  );
  writeMedical(sheet, data);
  writeContacts(sheet, data);
  for (const payor of data.resident_payors ?? []) {
    sheet.paragraph(
      `Payor: ${join(labels(residentPayor, 'payor', payor.payor), textOf(payor.policy_number))}`,
    );
  }
  writeList(
    sheet,
    'Documents on file',
    data.resident_documents?.map(({ name, signed_on }) =>
      join(textOf(name), signed_on == null ? '' : `signed ${dayOf(signed_on)}`),
    ),
  );
  writeList(
    sheet,
    'Belongings',
    data.resident_belongings
      ?.filter(({ returned_on }) => returned_on == null)
      .map(({ item, quantity }) => `${textOf(quantity)} × ${textOf(item)}`),
  );
  sheet.heading('Signature');
  sheet.facts([
    ['Nurse', '______________________'],
    ['Date and time', '______________________'],
  ]);
}

/** A heading with a line for each entry; left out if the caller can't read the group. */
function writeList(sheet: PdfSheet, heading: string, lines: readonly string[] | undefined): void {
  if (lines === undefined) return;
  sheet.heading(heading);
  if (lines.length === 0) sheet.paragraph('None recorded');
  for (const line of lines) sheet.paragraph(line);
}
