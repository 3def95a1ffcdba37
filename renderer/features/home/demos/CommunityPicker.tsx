import { SelectField } from '../../../ui/form/SelectField.tsx';
import type { Community } from './community.ts';

interface CommunityPickerProps {
  readonly label: string;
  readonly market: readonly Community[];
  readonly chosen: Community;
  readonly choose: (id: string) => void;
}

/** Select for a listed community, by name and location. */
export const CommunityPicker = ({ label, market, chosen, choose }: CommunityPickerProps) => (
  <SelectField
    label={label}
    options={market.map(({ id, property_name: name, location }) => [id, `${name}, ${location}`])}
    value={chosen.id}
    onChange={(event) => choose(event.target.value)}
  />
);
