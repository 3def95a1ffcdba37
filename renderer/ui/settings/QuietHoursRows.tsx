import { isClockTime, type QuietHours } from '#shared/messaging/notifications/quiet-hours.ts';
import { desktopMessages } from '#shared/texts/desktop.ts';
import { Select, type SelectOptions } from '../form/Select.tsx';
import { SettingRow, type SettingRowProps } from './SettingRow.tsx';
import { SwitchRow } from './SwitchRow.tsx';
import { TimeRangeInput } from './TimeRangeInput.tsx';

type Row = Pick<SettingRowProps, 'isManaged' | 'isDisabled' | 'isLoading' | 'problem'>;

interface QuietHoursRowsProps {
  /** Undefined until loaded. */
  readonly hours: QuietHours | undefined;
  readonly hint: string;
  readonly row: Row;
  readonly onChange: (part: Partial<QuietHours>) => void;
}

/** Start, end, and time zone of quiet hours. */
export function QuietHoursRows({ hours, hint, row, onChange }: QuietHoursRowsProps) {
  // The switch shows who manages the setting; the rows below follow it.
  const detail = { ...row, isManaged: false, isDisabled: row.isManaged || row.isDisabled || false };
  const problem = row.problem ?? null;
  return (
    <>
      <SwitchRow
        {...row}
        problem={hours?.enabled ? null : problem}
        label="Quiet hours"
        hint={hint}
        isOn={hours?.enabled ?? false}
        onChange={(enabled) => onChange({ enabled })}
      />
      {hours?.enabled && (
        <>
          <SettingRow
            {...detail}
            problem={problem ?? (hours.start === hours.end ? desktopMessages.noQuietHours : null)}
            isWide
            label="Hours"
            hint="Can span midnight."
          >
            {(control) => (
              <TimeRangeInput
                {...control}
                times={[hours.start, hours.end]}
                onChange={([start, end]) => {
                  if (isClockTime(start) && isClockTime(end)) onChange({ start, end });
                }}
              />
            )}
          </SettingRow>
          <SettingRow
            {...detail}
            problem={null}
            isWide
            label="Time zone"
            hint="Time zone used for quiet hours"
          >
            {(control) => (
              <Select
                {...control}
                options={timezones(hours.timezone)}
                value={hours.timezone}
                onChange={(event) => onChange({ timezone: event.target.value })}
              />
            )}
          </SettingRow>
        </>
      )}
    </>
  );
}

/** Every time zone the device knows, plus the chosen one if it isn't among them. */
function timezones(chosen: string): SelectOptions {
  const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), chosen]);
  return [...known].toSorted().map((name) => [name, name.replaceAll('_', ' ')]);
}
