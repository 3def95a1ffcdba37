import { testClosing } from './closing.ts';

testClosing(false);
