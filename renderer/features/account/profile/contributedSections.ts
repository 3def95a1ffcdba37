import type { SettingsPart } from '../../../session/settings/settingsPart.ts';

const found = import.meta.glob<SettingsPart>('../../*/*/settings.ts', {
  eager: true,
  import: 'settings',
});

export const contributedSections: readonly SettingsPart[] = Object.values(found).toSorted(
  (a, b) => a.place - b.place,
);
