import { registerErrorMessages } from './messages.ts';

registerErrorMessages({ HXPRV: 'This change was already decided or withdrawn.' });
