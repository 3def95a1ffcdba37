import { explain } from './messages.ts';

explain({ HXPRV: 'This change was already decided or withdrawn.' });
