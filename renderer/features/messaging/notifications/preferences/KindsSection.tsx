import { useId, useState } from 'react';
import { effectiveUserType } from '#shared/access/roles.ts';
import type { Channel } from '#shared/messaging/notifications/kinds.ts';
import { useAccessContext } from '../../../../session/account/index.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { Section } from '../../../../ui/page/Section.tsx';
import { TableHead } from '../../../../ui/table/TableHead.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import styles from './Preferences.module.css';
import type { PreferenceProps } from './PreferencesPage.tsx';
import {
  applyPreset,
  getChoice,
  hasPreset,
  type KindGroup,
  PRESETS,
  type Preferences,
  type PreferenceTopic,
  preferenceTopicsFor,
  setChannelChoice,
} from './preferences.ts';

const CHANNELS = [
  ['email', 'Email', 'email_notifications'],
  ['sms', 'Text', 'sms_notifications'],
  ['desktop', 'Desktop', 'push_notifications'],
] as const satisfies readonly (readonly [Channel, string, keyof Preferences])[];

/** Delivery channels by topic and kind of notification. */
export function KindsSection({ preferences, onChange }: PreferenceProps) {
  const who = useAccessContext();
  const topics = who === null ? [] : preferenceTopicsFor([...who.roles, effectiveUserType(who)]);
  return (
    <Section
      title="Delivery channels"
      description="Channels that are turned off above keep these choices."
    >
      <fieldset className={`${ui.wrap} ${styles.presets}`}>
        <legend className="visually-hidden">Presets</legend>
        {PRESETS.map((preset) => (
          <PlainButton
            key={preset.label}
            disabled={preferences === undefined}
            aria-pressed={preferences !== undefined && hasPreset(preferences, preset, topics)}
            onClick={() => {
              if (preferences !== undefined) onChange(applyPreset(preferences, preset, topics));
            }}
          >
            {preset.label}
          </PlainButton>
        ))}
      </fieldset>
      <table className={styles.kinds} aria-busy={preferences === undefined}>
        <TableHead columns={['Topic', ...CHANNELS.map(([, label]) => label)]} />
        {topics.map((topic) => (
          <Topic key={topic.label} topic={topic} preferences={preferences} onChange={onChange} />
        ))}
      </table>
    </Section>
  );
}

/** A topic's row with all its kinds set together; the kinds are below it, folded at first. */
function Topic({ topic, ...choices }: PreferenceProps & { readonly topic: PreferenceTopic }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <tbody id={id}>
      <tr>
        <th scope="row">
          <button
            type="button"
            className={styles.topic}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {topic.label}
          </button>
        </th>
        <Choices {...choices} group={topic} />
      </tr>
      {isOpen &&
        topic.groups.map((group) => (
          <tr key={group.label} className={styles.kind}>
            <th scope="row">{group.label}</th>
            <Choices {...choices} group={group} />
          </tr>
        ))}
    </tbody>
  );
}

/** A checkbox for each channel. */
function Choices({
  group,
  preferences,
  onChange,
}: PreferenceProps & { readonly group: KindGroup }) {
  return CHANNELS.map(([channel, label, preferenceKey]) => {
    const choice =
      preferences === undefined ? 'none' : getChoice(preferences.channels, group, channel);
    return (
      <td key={channel}>
        <label>
          <input
            type="checkbox"
            aria-label={`${group.label}: ${label}`}
            disabled={preferences === undefined || !preferences[preferenceKey]}
            checked={choice === 'all'}
            ref={(input) => {
              if (input !== null) input.indeterminate = choice === 'some';
            }}
            onChange={({ target: { checked } }) => {
              if (preferences === undefined) return;
              onChange({
                channels: setChannelChoice(preferences.channels, group, channel, checked),
              });
            }}
          />
        </label>
      </td>
    );
  });
}
