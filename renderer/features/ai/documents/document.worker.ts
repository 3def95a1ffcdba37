import { handleWorkerCalls } from '../../../workbench/worker/handleWorkerCalls.ts';
import { isReadingError } from '../../underwriting/statements/index.ts';
import { createDocumentReader } from './documentReader.ts';

handleWorkerCalls(createDocumentReader(), isReadingError);
