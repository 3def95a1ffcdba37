import { PROPERTY_TYPES } from '#shared/listings/listings.ts';
import type { SearchCriteria } from '#shared/listings/sentence/criteria.ts';
import { STATES } from '#shared/listings/states.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { NumberField, parseAmount } from './NumberField.tsx';

/** Buying criteria as entered in the form. */
export interface CriteriaDraft {
  readonly state: string;
  readonly type: string;
  readonly price: string;
  readonly cap: string;
}

export const EMPTY_CRITERIA: CriteriaDraft = { state: '', type: '', price: '', cap: '' };

export function parseCriteriaDraft({ state, type, price, cap }: CriteriaDraft): SearchCriteria {
  const priceTo = parseAmount(price);
  const capFrom = parseAmount(cap);
  return {
    ...(state !== '' && { states: [state] }),
    ...(type !== '' && { types: [type] }),
    ...(priceTo !== null && { priceTo }),
    ...(capFrom !== null && { capFrom }),
  };
}

interface CriteriaFieldsProps {
  readonly draft: CriteriaDraft;
  readonly onDraft: (draft: CriteriaDraft) => void;
}

export const WishFields = ({ draft, onDraft }: CriteriaFieldsProps) => (
  <>
    <SelectField
      label="State"
      options={[['', 'Any state'], ...Object.entries(STATES)]}
      value={draft.state}
      onChange={(event) => onDraft({ ...draft, state: event.target.value })}
    />
    <SelectField
      label="Type"
      options={[['', 'Any type'], ...Object.entries(PROPERTY_TYPES)]}
      value={draft.type}
      onChange={(event) => onDraft({ ...draft, type: event.target.value })}
    />
    <NumberField
      label="Max price"
      isOptional
      value={draft.price}
      onValue={(price) => onDraft({ ...draft, price })}
    />
    <NumberField
      label="Min cap rate (%)"
      isOptional
      value={draft.cap}
      onValue={(cap) => onDraft({ ...draft, cap })}
    />
  </>
);
