import { parentPort, workerData } from 'node:worker_threads';
import { drawTruncatedShareImage, type ShareContent } from './shareImage.ts';

parentPort?.postMessage(await drawTruncatedShareImage(workerData as ShareContent));
