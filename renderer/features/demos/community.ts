import type { Database } from '../../core/api/database.ts';
import type { Picture } from '../listings/index.ts';

type Row = Database['public']['Tables']['listings']['Row'];

/** What everybody may know of a community for sale, and demos compute with. */
export type Community = Pick<
  Row,
  | 'id'
  | 'property_name'
  | 'location'
  | 'state'
  | 'property_type'
  | 'is_confidential'
  | 'price'
  | 'total_units'
  | 'total_beds'
  | 'licensed_beds'
  | 'license_type'
  | 'care_level'
  | 'occupancy_rate'
  | 'cap_rate'
  | 'avg_monthly_rate'
  | 'status'
  | 'created_at'
> & { readonly listing_images: readonly Picture[] };
