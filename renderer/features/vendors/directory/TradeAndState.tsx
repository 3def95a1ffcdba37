import { VENDOR_CATEGORIES } from '#shared/vendors/vendors.ts';
import { stateOptions } from '../../../ui/directory/directoryPage.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';

type FieldProps = Omit<Parameters<typeof SelectField>[0], 'label' | 'options'>;

interface TradeAndStateProps {
  readonly field: (name: 'category' | 'state') => FieldProps;
}

/** What work is needed, and where. */
export const TradeAndState = ({ field }: TradeAndStateProps) => (
  <>
    <SelectField
      label="Trade"
      options={[['', 'Choose a trade'], ...Object.entries(VENDOR_CATEGORIES)]}
      {...field('category')}
    />
    <SelectField
      label="State"
      options={[['', 'Choose a state'], ...stateOptions]}
      {...field('state')}
    />
  </>
);
