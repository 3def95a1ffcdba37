import { SheetError } from '#shared/sheet/sheetError.ts';
import { handleWorkerCalls } from '../../../workbench/worker/handleWorkerCalls.ts';
import { statementCalls } from './statementCalls.ts';

handleWorkerCalls(statementCalls, (error) => error instanceof SheetError);
