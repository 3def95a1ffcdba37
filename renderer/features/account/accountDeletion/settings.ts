import type { SettingsPart } from '../../../core/settings/settingsPart.ts';
import { lazyPart } from '../../../kit/chunk/lazyPart.tsx';

export const settings: SettingsPart = {
  place: 99,
  Section: lazyPart(() => import('./AccountDeletionSection.tsx')),
};
