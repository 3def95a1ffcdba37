import { SPECIALIZATIONS } from '#shared/listings/profile-choices.ts';
import { STATES } from '#shared/listings/states.ts';
import type { Profile } from '../../../../session/account/index.ts';
import { z } from '../../../../ui/form/schema.ts';
import { requiredLine, text } from '../../../../ui/form/textSchemas.ts';
import type { Practice } from '../profileApi.ts';

export const brokerSchema = z.object({
  fullName: requiredLine(201, 'Enter your full name.'),
  brokerage: requiredLine(200, 'Enter your brokerage.'),
  licenseNumber: requiredLine(40, 'Enter your license number.'),
  licenseState: z.string().check(z.minLength(1, 'Choose the state of your license.')),
  yearsExperience: z.string().check(
    z.trim(),
    z.refine(
      (typed) => typed === '' || (/^\d{1,2}$/.test(typed) && Number(typed) <= 80),
      'Use a whole number of years, at most 80.',
    ),
  ),
  specialization: z.string(),
  serviceAreas: z.array(z.string()),
  bio: text(2000),
});

export type BrokerValues = z.infer<typeof brokerSchema>;

/** The 50 states by full name; the District of Columbia is not offered in this form. */
export const licenseStates = Object.entries(STATES).filter(([code]) => code !== 'DC');

export const specializationOptions = Object.entries(SPECIALIZATIONS);

export function brokerValuesOf(profile: Profile, { broker, licenses }: Practice): BrokerValues {
  const [license] = licenses;
  return {
    fullName: profile.full_name ?? '',
    brokerage: profile.brokerage_name ?? '',
    licenseNumber: license?.number ?? '',
    licenseState: license?.state ?? '',
    yearsExperience: broker?.years_experience?.toString() ?? '',
    specialization: broker?.specialization ?? '',
    serviceAreas: [...(broker?.service_areas ?? [])],
    bio: profile.bio ?? '',
  };
}

/** True if full name, brokerage, license number and state are filled in, ignoring blanks. */
export const canSubmitBroker = (
  values: {
    readonly [Name in 'fullName' | 'brokerage' | 'licenseNumber' | 'licenseState']?:
      | string
      | undefined;
  },
): boolean =>
  [values.fullName, values.brokerage, values.licenseNumber, values.licenseState].every(
    (typed) => (typed ?? '').trim() !== '',
  );

/** Arguments of the save call; empty years become null. */
export const toBrokerRequest = (typed: BrokerValues) => ({
  full_name: typed.fullName,
  brokerage: typed.brokerage,
  license_number: typed.licenseNumber,
  license_state: typed.licenseState,
  ...(typed.yearsExperience === '' ? {} : { years_experience: Number(typed.yearsExperience) }),
  ...(typed.specialization === '' ? {} : { specialization: typed.specialization }),
  service_areas: [...typed.serviceAreas],
  bio: typed.bio,
});
