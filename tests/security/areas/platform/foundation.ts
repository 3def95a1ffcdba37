import { type Area, everything, no, none, yes } from '../../area.ts';
import { systemSettings } from '../../probes/tables.ts';

export const area: Area = {
  tables: {
    // "Own" is the logo, which everyone can see; "others" is any other setting.
    system_settings: {
      anyone: [yes, none, no, none, none, none],
      but: {
        'signed out': [yes, none, no, no, no, no],
        admin: everything,
        service: everything,
      },
      rows: systemSettings,
      visitorsRead: true,
    },
  },
};
