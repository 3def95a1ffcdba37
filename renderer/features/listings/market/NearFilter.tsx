import { type FormEvent, useState } from 'react';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { DropdownField } from './DropdownField.tsx';
import type { SearchChanges } from './listingSearch.ts';
import { parseNear, parseTown, placeName, serializeNear } from './placeFilters.ts';

const MILES = [
  ['0', 'In town only'],
  ['10', 'Within 10 miles'],
  ['25', 'Within 25 miles'],
  ['50', 'Within 50 miles'],
  ['100', 'Within 100 miles'],
  ['200', 'Within 200 miles'],
] as const;

interface NearFilterProps {
  readonly near: string | undefined;
  readonly city: string | undefined;
  readonly onChange: (changes: SearchChanges) => void;
}

/** Location filter: in or around a town. */
export function NearFilter({ near, city, onChange }: NearFilterProps) {
  const [error, setError] = useState<string>();
  const set = parseNear(near ?? '');
  const towns = city?.split(',').map(placeName).join(' or ');
  const shown = set === null ? towns : `${set.miles} mi of ${set.town}, ${set.state}`;

  function submit(event: FormEvent<HTMLFormElement>, close: () => void) {
    event.preventDefault();
    event.stopPropagation();
    const fields = new FormData(event.currentTarget);
    const town = parseTown(String(fields.get('town')));
    if (town === null) {
      setError('Enter a town and state, like Dallas, TX');
      return;
    }
    const miles = Number(fields.get('miles'));
    setError(undefined);
    close();
    onChange(
      miles === 0
        ? { city: `${town.state}/${town.town}`, near: null }
        : { near: serializeNear({ ...town, miles }), city: null },
    );
  }

  return (
    <DropdownField label="Near" value={shown ?? 'Anywhere'} isSet={shown !== undefined}>
      {(close) => (
        <Form className={ui.grid8} onSend={(event) => submit(event, close)}>
          <TextField
            label="Town"
            name="town"
            autoComplete="off"
            placeholder="Dallas, TX"
            defaultValue={set === null ? towns : `${set.town}, ${set.state}`}
            error={error}
          />
          <SelectField
            label="Distance"
            name="miles"
            options={MILES}
            defaultValue={set === null ? (towns === undefined ? '50' : '0') : `${set.miles}`}
          />
          <span className={ui.row}>
            <PlainButton type="submit" intent="primary">
              Apply
            </PlainButton>
            {shown !== undefined && (
              <PlainButton
                variant="minimal"
                onClick={() => {
                  close();
                  onChange({ near: null, city: null });
                }}
              >
                Anywhere
              </PlainButton>
            )}
          </span>
        </Form>
      )}
    </DropdownField>
  );
}
