import { parentPort, workerData } from 'node:worker_threads';
import { drawTruncatedShareImage, type ShareContent } from './shareImage.ts';

parentPort?.postMessage(drawTruncatedShareImage(workerData as ShareContent));
