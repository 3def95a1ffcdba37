import { testScreens } from '../../e2e/hostile-content.ts';
import { visits } from '../../e2e/screens.ts';

for (const { email, screens } of visits())
  testScreens(
    email,
    screens.map(({ name }) => name),
  );
