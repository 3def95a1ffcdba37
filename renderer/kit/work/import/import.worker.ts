import { SheetRefused } from '../sheet/refusal.ts';
import { answerCalls } from '../worker/answerCalls.ts';
import { makeWorkbench } from './workbench.ts';

answerCalls(makeWorkbench(), (error) => error instanceof SheetRefused);
