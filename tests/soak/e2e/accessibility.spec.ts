import {
  type Looks,
  STATES,
  THEMES,
  testOverlays,
  testScreens,
  testState,
  VIEWS,
  WIDTHS,
} from '../../e2e/accessibility.ts';
import { visits } from '../../e2e/screens.ts';

const EVERYTHING: Looks = { widths: WIDTHS, views: VIEWS, at: 'everything' };

for (const state of STATES) testState(state, EVERYTHING);
for (const visit of visits()) testScreens(visit, () => EVERYTHING);
testOverlays(() => THEMES);
