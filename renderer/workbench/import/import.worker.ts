import { SheetError } from '#shared/sheet/sheetError.ts';
import { handleWorkerCalls } from '../worker/handleWorkerCalls.ts';
import { createImportSession } from './importSession.ts';

handleWorkerCalls(createImportSession(), (error) => error instanceof SheetError);
