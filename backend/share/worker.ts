import { parentPort, workerData } from 'node:worker_threads';
import { drawShortened, type Share } from './shareImage.ts';

parentPort?.postMessage(drawShortened(workerData as Share));
