import { defineMatrix, sampleActors } from './matrix.ts';

defineMatrix(sampleActors);
