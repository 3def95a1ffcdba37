import { explain } from './messages.ts';

explain({ HXPRV: 'This change was decided or withdrawn meanwhile.' });
