import { testClientImport } from './import.ts';

testClientImport(50);
