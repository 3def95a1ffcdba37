import { residentAllergy } from '#shared/records/nouns/residentAllergy.ts';
import { residentBelonging } from '#shared/records/nouns/residentBelonging.ts';
import { residentCareProfile } from '#shared/records/nouns/residentCareProfile.ts';
import { residentContact } from '#shared/records/nouns/residentContact.ts';
import { residentDiagnosis } from '#shared/records/nouns/residentDiagnosis.ts';
import { residentDiet } from '#shared/records/nouns/residentDiet.ts';
import { residentDocument } from '#shared/records/nouns/residentDocument.ts';
import { residentEvacuationNeed } from '#shared/records/nouns/residentEvacuationNeed.ts';
import { residentIdentity } from '#shared/records/nouns/residentIdentity.ts';
import { residentPayor } from '#shared/records/nouns/residentPayor.ts';
import { residentPhysician } from '#shared/records/nouns/residentPhysician.ts';

/** Groups of a resident's record in order; each is shown to the positions that can read it. */
export const RESIDENT_GROUPS = [
  { noun: residentCareProfile, title: 'Care profile', isSingle: true },
  { noun: residentEvacuationNeed, title: 'Evacuation', isSingle: true },
  { noun: residentAllergy, title: 'Allergies' },
  { noun: residentDiagnosis, title: 'Diagnoses' },
  { noun: residentDiet, title: 'Diet' },
  { noun: residentContact, title: 'Contacts' },
  { noun: residentPhysician, title: 'Physicians and pharmacy' },
  { noun: residentPayor, title: 'Payors' },
  { noun: residentDocument, title: 'Documents' },
  { noun: residentBelonging, title: 'Belongings' },
  { noun: residentIdentity, title: 'Identity', isSingle: true },
] as const;
