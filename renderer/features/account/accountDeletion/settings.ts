import type { SettingsPart } from '../../../session/settings/settingsPart.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

export const settings: SettingsPart = {
  place: 99,
  Section: lazyPart(() => import('./AccountDeletionSection.tsx')),
};
