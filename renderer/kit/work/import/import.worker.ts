import { SheetError } from '../sheet/refusal.ts';
import { handleWorkerCalls } from '../worker/answerCalls.ts';
import { createImportSession } from './workbench.ts';

handleWorkerCalls(createImportSession(), (error) => error instanceof SheetError);
