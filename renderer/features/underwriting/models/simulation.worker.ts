import { handleWorkerCalls } from '../../../workbench/worker/handleWorkerCalls.ts';
import { simulationCalls } from './simulationCalls.ts';

handleWorkerCalls(simulationCalls, () => false);
