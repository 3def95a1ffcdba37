import { testCardImport, testClientImport } from './import.ts';

testClientImport(50);
testCardImport();
