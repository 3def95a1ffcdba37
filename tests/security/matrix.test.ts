import { sampleActors, testMatrix } from './matrix.ts';

testMatrix(sampleActors);
