import { testClosing } from '../../e2e/closing.ts';

testClosing(true);
