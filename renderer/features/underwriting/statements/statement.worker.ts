import { handleWorkerCalls } from '../../../workbench/worker/handleWorkerCalls.ts';
import { createStatementReader, isReadingError } from './statementReader.ts';

handleWorkerCalls(createStatementReader(), isReadingError);
