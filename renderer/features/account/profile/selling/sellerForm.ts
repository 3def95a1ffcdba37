import { PROPERTY_TYPES } from '#shared/listings/listings.ts';
import {
  OCCUPANCY_BANDS,
  PRICE_RANGES,
  SELLING_REASONS,
  SELLING_TIMELINES,
} from '#shared/listings/profile-choices.ts';
import { STATES } from '#shared/listings/states.ts';
import { z } from '../../../../ui/form/schema.ts';
import { line, text } from '../../../../ui/form/textSchemas.ts';
import type { SellerProfile, SellerRequest } from '../profileApi.ts';

/** All fields are optional; invalid values show an error at their field. */
export const sellerSchema = z.object({
  propertyName: line(160),
  propertyTypes: z.array(z.string()),
  location: line(200),
  occupancy: z.string(),
  timeline: z.string(),
  priceRange: z.string(),
  reason: z.string(),
  additionalInformation: text(4000),
});

export type SellerValues = z.infer<typeof sellerSchema>;

const choices = (table: Readonly<Record<string, string>>) =>
  [['', 'Not specified'] as const, ...Object.entries(table)] as const;

export const propertyTypeChoices = Object.entries(PROPERTY_TYPES);
export const occupancyChoices = choices(OCCUPANCY_BANDS);
export const timelineChoices = choices(SELLING_TIMELINES);
export const priceChoices = choices(PRICE_RANGES);
export const reasonChoices = choices(SELLING_REASONS);

export const sellerValuesOf = (profile: SellerProfile | null): SellerValues => ({
  propertyName: profile?.property_name ?? '',
  propertyTypes: [...(profile?.property_types ?? [])],
  location: profile?.location ?? '',
  occupancy: profile?.occupancy ?? '',
  timeline: profile?.timeline ?? '',
  priceRange: profile?.price_range ?? '',
  reason: profile?.reason ?? '',
  additionalInformation: profile?.additional_information ?? '',
});

/** True if no field was filled in. */
export const isEmptySeller = (typed: SellerValues): boolean =>
  Object.values(typed).every((value) =>
    typeof value === 'string' ? value.trim() === '' : value.length === 0,
  );

/** Parses "Columbus, Ohio" or "Columbus, OH" into a city and state code; an unknown state is dropped. */
function placeIn(location: string): { readonly city: string; readonly state: string } {
  const at = location.lastIndexOf(',');
  if (at === -1) return { city: location.trim(), state: '' };
  const named = location
    .slice(at + 1)
    .trim()
    .toLowerCase();
  const found = Object.entries(STATES).find(
    ([code, name]) => code.toLowerCase() === named || name.toLowerCase() === named,
  );
  return { city: location.slice(0, at).trim(), state: found?.[0] ?? '' };
}

/** The answers plus the draft listing they create: type, name and location, but not the reason for selling. */
export function toSellerRequest(typed: SellerValues, draftId: string): SellerRequest {
  const [type = ''] = typed.propertyTypes;
  const values = {
    property_type: type,
    property_name: typed.propertyName,
    ...placeIn(typed.location),
    description: '',
  };
  return {
    draft_id: draftId,
    content: { values, pictures: [] },
    property_name: typed.propertyName,
    property_types: [...typed.propertyTypes],
    location: typed.location,
    occupancy: typed.occupancy,
    timeline: typed.timeline,
    price_range: typed.priceRange,
    reason: typed.reason,
    additional_information: typed.additionalInformation,
  };
}
